import type { BetLog } from './bet-stream.ts';

/** `812 answers missing (600 NO_ANSWER, 212 TEMPORARY), 34 bets rolled back`. */
export function countUnknown({ unknown, bets }: BetLog): string {
  const total = [...unknown.values()].reduce((sum, count) => sum + count, 0);
  const kinds = [...unknown].map(([code, count]) => `${count} ${code}`).join(', ');
  const back = bets.filter(({ outcome }) => outcome === 'ROLLED_BACK').length;
  return `${total} answers missing${kinds ? ` (${kinds})` : ''}, ${back} bets rolled back`;
}
