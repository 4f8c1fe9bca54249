import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from './database.ts';
import { checkOrder, type Migration, MigrationError, readMigrations } from './read-migrations.ts';
import { takeTurns } from './take-turns.ts';

/** Where a set of migrations lives and is recorded. Each set has a schema and a ledger of its own. */
export type Ledger = { readonly schema: string; readonly table: string };

export type MigrationSource =
  | { readonly directory: string; readonly ledger?: Ledger }
  | { readonly files: readonly Migration[]; readonly ledger?: Ledger };

const PLATFORM_LEDGER: Ledger = { schema: 'public', table: 'platform_migrations' };

/**
 * Brings a database up to the newest migration and answers the names of those that it applied. Each
 * runs in its own transaction together with its record. Nodes that start at once take turns by a
 * lock, and each looks again under the lock what is still to do.
 */
export async function migrate(database: Database, source: MigrationSource): Promise<string[]> {
  const ledger = source.ledger ?? PLATFORM_LEDGER;
  const migrations = 'files' in source ? source.files : await readMigrations(source.directory);
  checkOrder(migrations);
  const done = await database.transact((tx) => openLedger(tx, { ledger, migrations }));
  const applied: string[] = [];
  for (const migration of migrations.slice(done)) {
    const isMine = await database.transact(async (tx) => {
      const position = await openLedger(tx, { ledger, migrations });
      if (migrations.indexOf(migration) < position) return false;
      await apply(tx, { ledger, migration });
      return true;
    });
    if (isMine) applied.push(migration.name);
  }
  return applied;
}

/** Takes the lock until the transaction ends, and answers how many migrations have been applied. */
async function openLedger(
  tx: Tx,
  { ledger, migrations }: { ledger: Ledger; migrations: readonly Migration[] },
): Promise<number> {
  // A migration may take its time, and so may the wait for another node's.
  await sql`set local statement_timeout = 0`.execute(tx);
  await takeTurns(tx, `migrations of ${ledger.schema}.${ledger.table}`);
  if (!(await hasLedger(tx, ledger))) await createLedger(tx, ledger);
  const { rows } = await sql<{ name: string; sha256: string }>`
    select name, sha256 from ${tableOf(ledger)} order by name collate "C"
  `.execute(tx);
  for (const [index, row] of rows.entries()) checkApplied(row, migrations[index]);
  return rows.length;
}

function checkApplied(
  applied: { readonly name: string; readonly sha256: string },
  file: Migration | undefined,
): void {
  if (file?.name !== applied.name) {
    throw new MigrationError(
      `The database has applied ${applied.name}, which is missing here: start the version that has it.`,
    );
  }
  if (file.sha256 !== applied.sha256) {
    throw new MigrationError(
      `${file.name} was edited after the database applied it: restore it, and add a new migration.`,
    );
  }
}

async function apply(
  tx: Tx,
  { ledger, migration }: { ledger: Ledger; migration: Migration },
): Promise<void> {
  const { name, text, sha256 } = migration;
  await sql`set local search_path to ${sql.id(ledger.schema)}`.execute(tx);
  try {
    await sql.raw(text).execute(tx);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new MigrationError(`${name} failed, and nothing of it was kept: ${reason}.`, { cause });
  }
  await sql`
    insert into ${tableOf(ledger)} (name, sha256, applied_at) values (${name}, ${sha256}, now())
  `.execute(tx);
}

/** Looked for first: creating what exists asks for rights that a running node need not have. */
async function hasLedger(tx: Tx, { schema, table }: Ledger): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_tables where schemaname = ${schema} and tablename = ${table}
  `.execute(tx);
  return rows.length > 0;
}

async function createLedger(tx: Tx, ledger: Ledger): Promise<void> {
  await sql`create schema if not exists ${sql.id(ledger.schema)}`.execute(tx);
  await sql`
    create table ${tableOf(ledger)} (
      name       text        primary key,
      sha256     text        not null,
      applied_at timestamptz not null
    )
  `.execute(tx);
}

const tableOf = ({ schema, table }: Ledger): RawBuilder<unknown> => sql.id(schema, table);
