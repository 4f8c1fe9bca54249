import { drawFrom, isFrom, sumOf } from '../drawn.ts';
import type { Family } from '../play.ts';
import { BALLS, DRAWN, x115Plays } from './plays.ts';

export const X115: Family = {
  plays: x115Plays,
  draw: (draws) => drawFrom(draws, BALLS, DRAWN),
  isResult: (written) => isFrom(written, BALLS, DRAWN),
  figures: (result) => ({ SUM: sumOf(result) }),
  shows: [],
};
