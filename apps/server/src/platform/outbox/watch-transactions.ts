import type { Database, Tx } from '#platform/database/database';
import type { Metrics } from '#platform/metrics/metrics';
import { hasRecordedEvents } from './record-event.ts';

/**
 * The database as features use it: each transaction is measured, and one that recorded events wakes
 * the outbox as soon as it is kept.
 */
export function watchTransactions(
  database: Database,
  watch: { readonly metrics: Pick<Metrics, 'tellTransaction'>; wakeOutbox(): void },
): Database {
  return {
    ...database,
    async transact(work) {
      const startedAt = performance.now();
      let used: Tx | undefined;
      let outcome: 'kept' | 'undone' = 'undone';
      try {
        const result = await database.transact((tx) => {
          used = tx;
          return work(tx);
        });
        outcome = 'kept';
        return result;
      } finally {
        watch.metrics.tellTransaction({
          outcome,
          seconds: (performance.now() - startedAt) / 1_000,
        });
        if (outcome === 'kept' && used && hasRecordedEvents(used)) watch.wakeOutbox();
      }
    },
  };
}
