import { CompiledQuery } from 'kysely';
import type { ConstructorOptions } from 'pg-boss';
import type { Database, Tx } from '#platform/database/database';

type Executor = NonNullable<ConstructorOptions['db']>;

/** pg-boss writes its own transactions as one text. */
const TRANSACTION = /^\s*BEGIN;([\s\S]*)COMMIT;\s*$/;

/**
 * Lets pg-boss work on our database, the embedded one included. Its transactions run as ours: one
 * that fails in the middle would otherwise leave the embedded engine's only connection aborted.
 * (Kysely answers no rows to several statements in one text; pg-boss uses none of those but to warn
 * of a long queue.)
 */
export function createJobExecutor(database: Database): Executor {
  return {
    async executeSql(text, values = []) {
      const inside = TRANSACTION.exec(text)?.[1];
      if (inside !== undefined) return database.transact((tx) => execute(tx, inside, values));
      return database.statement((tx) => execute(tx, text, values));
    },
    async listen(channel, hear, hearMissed) {
      const close = await database.listen(channel, hear);
      hearMissed();
      return { close };
    },
  };
}

/** Lets pg-boss work inside a transaction of ours. */
export const executeIn = (tx: Tx): Executor => ({
  executeSql: (text, values = []) => execute(tx, text, values),
});

async function execute(tx: Tx, text: string, values: readonly unknown[]) {
  const { rows } = await tx.executeQuery(CompiledQuery.raw(text, [...values]));
  return { rows: rows.map(asDriverAnswers) };
}

/** Our connections read 64-bit numbers as bigint; pg-boss expects the driver's texts. */
function asDriverAnswers(row: unknown): unknown {
  const fields = Object.entries(row as object);
  return Object.fromEntries(
    fields.map(([name, value]) => [name, typeof value === 'bigint' ? String(value) : value]),
  );
}
