import type { Database } from '#platform/database/database';
import type { LedgerMetrics } from '#platform/metrics/ledger-metrics';
import { takeSums } from './store.ts';

/**
 * Tells what moved and what was refused since the last time. It is read from the books and not counted
 * on the way: several features move money by statements of their own, and a bet waits for nobody.
 */
export async function countMoney(
  database: Database,
  metrics: Pick<LedgerMetrics, 'countTransfers' | 'countMoneyRefusals'>,
  now: Date,
): Promise<void> {
  const sums = await database.transact((tx) => takeSums(tx, now));
  for (const { kind, currency, refusal, count, units } of sums) {
    const many = Number(count);
    if (refusal === null)
      metrics.countTransfers({ kind, currency, count: many, units: BigInt(units) });
    else metrics.countMoneyRefusals({ reason: refusal, count: many });
  }
}
