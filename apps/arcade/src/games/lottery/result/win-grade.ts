export type WinGrade = 'big' | 'won' | 'returned' | 'lost';

/** From this many times the stake on a win is told with coins. */
const BIG = 10n;

/** What is not more than the stake is no win, and is not told as one. */
export function gradeOf(win: bigint, stake: bigint): WinGrade {
  if (win === 0n) return 'lost';
  if (win <= stake) return 'returned';
  return win >= stake * BIG ? 'big' : 'won';
}
