import sharp from 'sharp';
import { drawNumber } from '#platform/secrets/secrets';
import type { DrawCaptcha } from '../identity-services.ts';
import { type Chance, pick } from './picture/chance.ts';
import { LETTERS } from './picture/data.ts';
import { layOut } from './picture/lay-out.ts';
import { writeSvg } from './picture/write-svg.ts';

const WORD_LENGTH = 5;
/** Digits that no letter of ours looks like. */
const CHARACTERS = ['3', '4', '7', ...Object.keys(LETTERS)] as const;

/** Sums of small numbers are too few: a machine that always says the likeliest would often be right. */
const TERM = { least: 11, most: 99 } as const;

const CHANCES = 2 ** 32;
const drawChance: Chance = () => drawNumber(CHANCES) / CHANCES;

export type Puzzle = { readonly shown: string; readonly answer: string };

/** Letters to be read, or an equation to be solved. */
export function makePuzzle(chance: Chance): Puzzle {
  if (chance() < 0.5) {
    const word = Array.from({ length: WORD_LENGTH }, () => pick(chance, CHARACTERS)).join('');
    return { shown: word, answer: word };
  }
  const drawTerm = () => TERM.least + Math.floor(chance() * (TERM.most - TERM.least + 1));
  const [left, right] = [drawTerm(), drawTerm()];
  return { shown: `${left}+${right}`, answer: String(left + right) };
}

/** A picture of dots: its paths would give the letters away, so they never leave the server. */
export const paintPuzzle = ({ shown }: Puzzle, chance: Chance): Promise<Buffer> =>
  sharp(Buffer.from(writeSvg(layOut(shown, chance), chance)))
    .png({ palette: true, colours: 64, dither: 0, effort: 2 })
    .toBuffer();

export const drawCaptcha: DrawCaptcha = async () => {
  const puzzle = makePuzzle(drawChance);
  return { png: await paintPuzzle(puzzle, drawChance), answer: puzzle.answer };
};
