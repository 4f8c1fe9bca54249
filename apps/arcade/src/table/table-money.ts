import { useMoney } from '#frame/play-context.tsx';
import { compactAmount } from './compact-amount.ts';

/** Writes amounts in the player's money, without decimals where they say nothing. */
export function useShortMoney(): (amount: bigint) => string {
  const money = useMoney();
  return (amount) => money(amount).replace(/\.00$/, '');
}

/** The same where there is room for a few signs. */
export function useCompactMoney(): (amount: bigint) => string {
  const money = useMoney();
  return (amount) => `${money(0n).replace(/[\d.]+$/, '')}${compactAmount(amount)}`;
}
