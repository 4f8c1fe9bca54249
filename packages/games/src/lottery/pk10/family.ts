import { drawFrom, isFrom } from '../drawn.ts';
import type { Family } from '../play.ts';
import { CARS, pk10Plays } from './plays.ts';

export const PK10: Family = {
  plays: pk10Plays,
  draw: (draws) => drawFrom(draws, CARS, CARS.length),
  isResult: (written) => isFrom(written, CARS, CARS.length),
  figures: ([first, second]) => ({ SUM: Number(first) + Number(second) }),
  shows: ['SUM_BS', 'SUM_OE', 'DT_1', 'DT_2', 'DT_3', 'DT_4', 'DT_5'],
};
