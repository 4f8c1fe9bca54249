import type { Round } from '#features/rounds';

/** Which shoe a bet on a shared round was dealt from; undefined for a round of one player. */
export const shoeOf = ({ kind, tableRound, bet }: Round): number | undefined =>
  tableRound === null || kind === 'lottery' ? undefined : Number(bet?.shoeNo);
