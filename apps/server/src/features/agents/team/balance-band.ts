import { BALANCE_BELOW_RU, type BalanceBand } from '@maneki/contract/agents/team';
import { fromReferenceUnits } from '@maneki/kernel/money';
import { moneyOf } from '@maneki/kernel/wallet-currency';

/** About how much somebody has. */
export function balanceBandOf(balance: bigint, currency: string): BalanceBand {
  const bands = Object.entries(BALANCE_BELOW_RU) as [keyof typeof BALANCE_BELOW_RU, number][];
  const isBelow = (units: number) => balance < fromReferenceUnits(units, moneyOf(currency));
  return bands.find(([, units]) => isBelow(units))?.[0] ?? 'LARGE';
}
