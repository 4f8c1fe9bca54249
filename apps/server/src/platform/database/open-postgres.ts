import { Pool, type PoolConfig } from 'pg';
import {
  CONNECTION_TIMEOUT_MS,
  settleSession,
  surviveBrokenConnections,
  typeParsers,
} from './connection-settings.ts';
import { createDatabase } from './create-database.ts';
import { type Database, DatabaseUnusableError } from './database.ts';
import { PostgresListener } from './postgres-listener.ts';

const POOL_SIZE = 10;
const STATEMENT_TIMEOUT_MS = 60_000;
const VERSION_MIN = { number: 150_000, name: '15' };

/** Opens a database on a PostgreSQL server. */
export async function openPostgres(options: {
  readonly url: string;
  readonly poolSize?: number | undefined;
}): Promise<Database> {
  const connection = {
    connectionString: options.url,
    fallback_application_name: 'maneki',
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    keepAlive: true,
    // A statement that hangs would hold back the outbox of every node, which waits for older writers.
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    types: typeParsers,
  } satisfies PoolConfig;
  const pool = new Pool({
    ...connection,
    max: options.poolSize ?? POOL_SIZE,
    onConnect: settleSession,
  });
  surviveBrokenConnections(pool);
  try {
    checkVersion(await askVersion(pool));
  } catch (error) {
    await pool.end();
    throw error;
  }
  const listener = new PostgresListener(connection);
  return createDatabase({
    engine: 'postgres',
    pool,
    listen: (...asked) => listener.listen(...asked),
    release: () => listener.close(),
  });
}

/** Older servers lack what the migrations and the stores use. */
export function checkVersion(version: { readonly number: number; readonly name: string }): void {
  if (version.number >= VERSION_MIN.number) return;
  throw new DatabaseUnusableError(
    `The database server is PostgreSQL ${version.name}; at least ${VERSION_MIN.name} is needed.`,
  );
}

async function askVersion(pool: Pool): Promise<{ number: number; name: string }> {
  try {
    const { rows } = await pool.query(
      `select current_setting('server_version_num')::int as number,
              current_setting('server_version') as name`,
    );
    return rows[0]!;
  } catch (cause) {
    throw new DatabaseUnusableError(`The database server cannot be used: ${reasonOf(cause)}.`, {
      cause,
    });
  }
}

/** A host with several addresses fails with several errors at once, under an empty message. */
function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join('; ');
  return cause instanceof Error ? cause.message : String(cause);
}
