import { isPlayCurrency } from '@maneki/kernel/wallet-currency';
import type { Added } from './store.ts';

/** A decided bet or a deposit, as levels count it. */
export type Counted = {
  readonly memberId: string;
  readonly merchantCode: string;
  readonly currency: string;
  readonly turnover: bigint;
  readonly deposit: bigint;
  readonly at: Date;
};

/**
 * What facts add to standings, each once and in a fixed order. Of their turnover only the latest month's is this
 * month's. Credit to try games with counts for nothing.
 */
export function sumFacts(
  facts: readonly Counted[],
  monthOf: (fact: Pick<Counted, 'merchantCode' | 'at'>) => string,
): Added[] {
  const sums = new Map<string, Added>();
  for (const fact of facts) {
    const { memberId, merchantCode, currency, turnover, deposit, at } = fact;
    if (isPlayCurrency(currency)) continue;
    const key = `${memberId} ${currency}`;
    const month = monthOf(fact);
    const before = sums.get(key);
    const inMonth = (of: string, amount: bigint) => (of === latest ? amount : 0n);
    const latest = before && before.month > month ? before.month : month;
    sums.set(key, {
      ...{ memberId, merchantCode, currency, at, month: latest },
      turnover: (before?.turnover ?? 0n) + turnover,
      deposits: (before?.deposits ?? 0n) + deposit,
      monthTurnover:
        inMonth(month, turnover) + (before ? inMonth(before.month, before.monthTurnover) : 0n),
    });
  }
  // Handlers that add to the same standings at once must not wait for each other crosswise.
  return [...sums].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, added]) => added);
}
