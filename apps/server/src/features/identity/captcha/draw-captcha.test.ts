import { howMany } from '@maneki/testkit/how-many';
import { seededBytes } from '@maneki/testkit/seeded-bytes';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawCaptcha, makePuzzle, paintPuzzle } from './draw-captcha.ts';
import type { Chance } from './picture/chance.ts';
import { DIGITS, LETTERS, SIGNS } from './picture/data.ts';
import { boxOf, layOut, PICTURE } from './picture/lay-out.ts';
import { type Sample, trainReader } from './testing/picture-reader.ts';

/** The same pictures in every run. */
function chanceFrom(seed: string): Chance {
  const bytes = seededBytes(seed);
  return () => new DataView(bytes(4).buffer).getUint32(0) / 2 ** 32;
}

test('[AUTH-4] what is drawn is a picture of dots, and its answer has 2 to 5 letters or digits', async () => {
  for (let drawn = 0; drawn < 10; drawn += 1) {
    const { png, answer } = await drawCaptcha();
    const { format, width, height } = await sharp(png).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 300, height: 112 });
    expect(answer).toMatch(/^[a-z0-9]{2,5}$/);
  }
});

test('an equation asks for the sum of two numbers from 11 to 99', () => {
  const chance = chanceFrom('sums');
  const puzzles = Array.from({ length: 2_000 }, () => makePuzzle(chance));
  const equations = puzzles.filter(({ shown }) => shown.includes('+'));
  expect(equations.length).toBeGreaterThan(900);
  for (const { shown, answer } of equations) {
    const terms = shown.split('+').map(Number);
    expect(terms.every((term) => term >= 11 && term <= 99)).toBe(true);
    expect(answer).toBe(String(terms[0]! + terms[1]!));
  }
});

test('nothing of a character is cut off, not even the tails of g, j and y', () => {
  const chance = chanceFrom('edges');
  const characters = Object.keys({ ...LETTERS, ...DIGITS, ...SIGNS });
  const words = characters.map((character) => character.repeat(5));
  for (const word of [...words, 'gjygj', 'mwmwm'])
    for (let drawn = 0; drawn < 20; drawn += 1)
      for (const glyph of layOut(word, chance)) {
        const { left, top, right, bottom } = boxOf(glyph);
        expect(Math.min(left, top), word).toBeGreaterThanOrEqual(PICTURE.margin - 0.001);
        expect(right, word).toBeLessThanOrEqual(PICTURE.width - PICTURE.margin + 0.001);
        expect(bottom, word).toBeLessThanOrEqual(PICTURE.height - PICTURE.margin + 0.001);
      }
});

test('characters stand in their order, and are large enough to be read', () => {
  const chance = chanceFrom('order');
  for (let drawn = 0; drawn < 200; drawn += 1) {
    const boxes = layOut(makePuzzle(chance).shown, chance).map(boxOf);
    const middles = boxes.map(({ left, right }) => (left + right) / 2);
    expect(middles).toEqual([...middles].sort((one, other) => one - other));
    for (const { top, bottom } of boxes) expect(bottom - top).toBeGreaterThan(8);
  }
});

type Kind = 'a word' | 'an equation';

async function draw(kind: Kind, count: number, chances: { what: Chance; how: Chance }) {
  const samples: Sample[] = [];
  while (samples.length < count) {
    const puzzle = makePuzzle(chances.what);
    if (puzzle.shown.includes('+') !== (kind === 'an equation')) continue;
    samples.push({ png: await paintPuzzle(puzzle, chances.how), shown: puzzle.shown });
  }
  return samples;
}

/** Which part of pictures a machine reads that has learnt from others. */
async function readByMachine(kind: Kind, how: (seed: string) => Chance): Promise<number> {
  const [known, tried] = [howMany({ short: 100, long: 300 }), howMany({ short: 50, long: 500 })];
  const pictures = (seed: string, count: number) =>
    draw(kind, count, { what: chanceFrom(`${kind} ${seed}`), how: how(seed) });
  const read = await trainReader(await pictures('known', known));
  let isRead = 0;
  for (const { png, shown } of await pictures('tried', tried))
    if ((await read(png)) === shown) isRead += 1;
  return isRead / tried;
}

for (const kind of ['a word', 'an equation'] as const) {
  test(`[AUTH-4] a machine reads ${kind} in one picture of five at most`, async () => {
    expect(await readByMachine(kind, chanceFrom)).toBeLessThanOrEqual(0.2);
  });
}

test('the same machine reads an equation that is drawn alike each time', async () => {
  const always: Chance = () => 0.5;
  expect(await readByMachine('an equation', () => always)).toBeGreaterThan(0.9);
});
