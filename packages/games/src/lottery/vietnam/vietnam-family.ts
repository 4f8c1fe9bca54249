import { drawDigits, isDigits } from '../drawn.ts';
import type { Family } from '../play.ts';
import { type Region, vietnamPlays } from './plays.ts';

/** Prizes of several digits, every digit as likely as any other. */
export const vietnamFamily = (region: Region): Family => ({
  plays: vietnamPlays(region),
  draw: (draws) => region.digits.map((digits) => drawDigits(draws, digits)),
  isResult: (written) =>
    written.length === region.digits.length &&
    region.digits.every((digits, prize) => isDigits(written[prize], digits)),
  figures: ([special]) => ({ TAIL: Number(special!.slice(-2)) }),
  shows: ['DE', 'BS', 'OE'],
});
