import type { Database, Tx } from '#platform/database/database';
import type { Metrics } from '#platform/metrics/metrics';
import { hasRecordedEvents } from './record-event.ts';

/**
 * The database as features use it: each transaction is measured, one that recorded events wakes the
 * outbox as soon as it is kept, and `tellKept` hears of each before whoever asked for it does.
 */
export function watchTransactions(
  database: Database,
  watch: {
    readonly metrics: Pick<Metrics, 'tellTransaction'>;
    wakeOutbox(): void;
    tellKept(tx: Tx): void;
  },
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
        if (outcome === 'kept' && used) {
          watch.tellKept(used);
          if (hasRecordedEvents(used)) watch.wakeOutbox();
        }
      }
    },
  };
}
