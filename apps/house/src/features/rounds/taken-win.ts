import type { WalletAnswer } from '@maneki/contract/round-wallet/platform-wallet';
import type { Win } from './round.ts';

/** A win as it is kept once the platform has taken it: paid, or held for its operator. */
export const takenWin = (
  win: Win,
  { outcome }: Extract<WalletAnswer, { kind: 'final' }>,
  at: Date,
): Win => ({
  ...win,
  ...(outcome === 'HELD' ? { isHeld: true } : {}),
  paidAt: at.toISOString(),
});
