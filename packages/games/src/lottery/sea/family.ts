import { drawDigits, isDigits } from '../drawn.ts';
import type { Family } from '../play.ts';
import { seaPlays } from './plays.ts';

export const SEA: Family = {
  plays: seaPlays,
  draw: (draws) => [drawDigits(draws, 6), drawDigits(draws, 2)],
  isResult: (written) => written.length === 2 && isDigits(written[0], 6) && isDigits(written[1], 2),
  figures: ([top, bottom]) => ({ TOP: Number(top!.slice(-3)), BOTTOM: Number(bottom) }),
  shows: ['TOP3', 'TOP2', 'BOTTOM2'],
};
