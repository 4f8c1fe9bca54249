import { drawFrom, isFrom, sumOf } from '../drawn.ts';
import type { Family } from '../play.ts';
import { BALLS, DRAWN, kenoPlays } from './plays.ts';

export const KENO: Family = {
  plays: kenoPlays,
  draw: (draws) => drawFrom(draws, BALLS, DRAWN),
  isResult: (written) => isFrom(written, BALLS, DRAWN),
  figures: (result) => ({ SUM: sumOf(result) }),
  shows: ['SUM_BS', 'SUM_OE', 'HALF', 'ELEMENT'],
};
