import { drawDigits, isDigits, sumOf } from '../drawn.ts';
import type { Family } from '../play.ts';
import { sscPlays } from './plays.ts';

/** Five digits, each as likely as any other in each place. */
export const SSC: Family = {
  plays: sscPlays,
  draw: (draws) => [...drawDigits(draws, 5)],
  isResult: (written) => written.length === 5 && written.every((digit) => isDigits(digit, 1)),
  figures: (result) => ({ SUM: sumOf(result) }),
  shows: ['SUM_BS', 'SUM_OE', 'DT', 'SHAPE_FIRST3', 'SHAPE_MIDDLE3', 'SHAPE_LAST3'],
};
