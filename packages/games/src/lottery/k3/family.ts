import { sumOf } from '../drawn.ts';
import type { Family } from '../play.ts';
import { k3Plays } from './plays.ts';

export const K3: Family = {
  plays: k3Plays,
  draw: (draws) => Array.from({ length: 3 }, () => String(1 + draws.below(6))),
  isResult: (written) => written.length === 3 && written.every((face) => /^[1-6]$/.test(face)),
  figures: (result) => ({ SUM: sumOf(result) }),
  shows: ['BS', 'OE'],
};
