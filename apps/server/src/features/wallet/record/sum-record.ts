import { writeAmount } from '@maneki/kernel/money';
import { done, type Outcome } from '@maneki/kernel/outcome';
import type { Database } from '#platform/database/database';
import { type Asked, type ChoiceRefusal, chooseTransfers } from './choose-transfers.ts';
import * as store from './store.ts';

export type RecordTotals = {
  readonly count: number;
  readonly in: string;
  readonly out: string;
  readonly net: string;
};

/** The totals under a record, over all of its pages. */
export async function sumRecord(
  database: Database,
  asked: Asked,
): Promise<Outcome<RecordTotals, ChoiceRefusal>> {
  const chosen = chooseTransfers(asked);
  if (!chosen.ok) return chosen;
  const sums = await database.statement((tx) => store.sumTransfers(tx, chosen.value));
  return done({
    count: sums.count,
    in: writeAmount(sums.in),
    out: writeAmount(sums.out),
    net: writeAmount(sums.in - sums.out),
  });
}
