import { invariant } from '@maneki/kernel/invariant';
import {
  Kysely,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  PostgresDialect,
} from 'kysely';
import type { Pool } from 'pg';
import type { Database, Tx } from './database.ts';
import type { Schema } from './generated/schema.ts';
import { insideScope, refuseInsideTransaction, type Scope } from './transaction-guard.ts';

/** Builds the one interface to both engines from what differs between them. */
export function createDatabase(parts: {
  readonly engine: Database['engine'];
  readonly pool: Pool;
  readonly listen: Database['listen'];
  /** Lets go of everything else, once the pool's connections are closed. */
  readonly release: () => Promise<void>;
}): Database {
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: parts.pool }) });
  let closing: Promise<void> | undefined;

  return {
    engine: parts.engine,
    async transact(work) {
      refuseInsideTransaction('opening a transaction');
      return runTransaction(kysely, work);
    },
    async statement(work) {
      refuseInsideTransaction('running a statement of its own');
      return insideScope('statement', (scope) => work(kysely.withPlugin(refuseAfterEnd(scope))));
    },
    async listen(channel, hear, watch) {
      refuseInsideTransaction('listening');
      return parts.listen(channel, hear, watch);
    },
    async close() {
      refuseInsideTransaction('closing the database');
      closing ??= parts.pool.end().then(parts.release);
      return closing;
    },
  };
}

async function runTransaction<Result>(
  kysely: Kysely<Schema>,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  let failure: { readonly error: unknown } | undefined;
  try {
    return await kysely.transaction().execute(async (tx) => {
      try {
        return await insideScope('transaction', () => work(tx));
      } catch (error) {
        failure = { error };
        throw error;
      }
    });
  } catch (error) {
    // A rollback fails when the connection is gone. Why the work failed is the better answer.
    throw failure ? failure.error : error;
  }
}

/** A handle that outlives its statement would take a connection behind the guard's back. */
function refuseAfterEnd(scope: Scope): KyselyPlugin {
  return {
    transformQuery({ node }: PluginTransformQueryArgs) {
      invariant(scope.isOpen, 'a statement has ended, and its handle with it');
      return node;
    },
    async transformResult({ result }: PluginTransformResultArgs) {
      return result;
    },
  };
}
