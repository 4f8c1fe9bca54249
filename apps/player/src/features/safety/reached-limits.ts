import type { LimitUse } from '@maneki/contract/wallet/schemas';
import { parseAmount } from '@maneki/kernel/money';

/**
 * The limits that a stake would pass. Playing time is counted by stakes themselves, so it is reached once it
 * is used up. Where nothing fits, because a window has ended meanwhile, all that could have been are shown.
 */
export function reachedBy(uses: readonly LimitUse[], stake: string): readonly LimitUse[] {
  const bet = parseAmount(stake) ?? 0n;
  const ofPlay = uses.filter(({ kind }) => kind !== 'DEPOSIT');
  const reached = ofPlay.filter(({ kind, amount, used }) => {
    const [cap, counted] = [parseAmount(amount) ?? 0n, parseAmount(used) ?? 0n];
    return kind === 'SESSION' ? counted >= cap : counted + bet > cap;
  });
  return reached.length > 0 ? reached : ofPlay;
}

/** How full a limit is, as a bar shows it. One of nothing is always full. */
export function percentUsed({ amount, used }: Pick<LimitUse, 'amount' | 'used'>): bigint {
  const [cap, counted] = [parseAmount(amount) ?? 0n, parseAmount(used) ?? 0n];
  return counted >= cap ? 100n : (counted * 100n) / cap;
}
