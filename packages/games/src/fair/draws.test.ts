import { expect, test } from 'vitest';
import { FAIR_VECTORS } from '../testing/fair-vectors.ts';
import { signBlocks } from '../testing/sign-blocks.ts';
import { type Draws, messageOf, readDraws, sharedMessageOf } from './draws.ts';

const { serverSeed, round, sharedRound, blocks, sharedBlocks } = FAIR_VECTORS;
const signed = signBlocks(serverSeed, (counter) => messageOf(round, counter));

const take = (draws: Draws, { times, below }: { times: number; below: number }): number[] =>
  Array.from({ length: times }, () => draws.below(below));

test('blocks and draws are the known ones', () => {
  for (const [counter, { message, hex }] of blocks.entries()) {
    expect(messageOf(round, counter)).toBe(message);
    expect(Buffer.from(signed(counter)).toString('hex')).toBe(hex);
  }
  const shared = signBlocks(serverSeed, (counter) => sharedMessageOf(sharedRound, counter));
  for (const [counter, { message, hex }] of sharedBlocks.entries()) {
    expect(sharedMessageOf(sharedRound, counter)).toBe(message);
    expect(Buffer.from(shared(counter)).toString('hex')).toBe(hex);
  }
  expect(take(readDraws(signed), { times: 8, below: 32 })).toEqual(FAIR_VECTORS.below32);
  expect(take(readDraws(signed), { times: 8, below: 1000 })).toEqual(FAIR_VECTORS.below1000);
});

test('a block gives four draws before the next one is looked at', () => {
  const looked: number[] = [];
  const draws = readDraws((counter) => {
    looked.push(counter);
    return signed(counter);
  });
  expect(draws.blocksUsed).toBe(0);
  take(draws, { times: 4, below: 6 });
  expect([looked, draws.blocksUsed]).toEqual([[0], 1]);
  draws.below(6);
  expect([looked, draws.blocksUsed]).toEqual([[0, 1], 2]);
});

/** A block of four words, each of 52 bits. */
function blockOf(words: readonly bigint[]): Uint8Array {
  const hex = words.map((word) => `${word.toString(16).padStart(13, '0')}0`).join('');
  return Uint8Array.from(Buffer.from(hex.padEnd(64, '0'), 'hex'));
}

test('a word in the incomplete stretch of a range is skipped, and the last one before it is not', () => {
  const range = 2n ** 52n;
  const fair = range - (range % 1000n);
  const crafted = blockOf([fair, range - 1n, fair - 1n, 5n]);
  const draws = readDraws(() => crafted);
  expect(draws.below(1000)).toBe(999);
  expect(draws.below(1000)).toBe(5);
});

test('a power of two skips nothing, and all of the range can be drawn', () => {
  const draws = readDraws(() => blockOf([2n ** 52n - 1n, 2n ** 52n - 1n, 0n, 1n]));
  expect(draws.below(32)).toBe(31);
  expect(draws.below(2 ** 52)).toBe(2 ** 52 - 1);
  expect(draws.below(1)).toBe(0);
  expect(draws.below(2 ** 52)).toBe(1);
});

test('only whole, positive counts within the range can be asked for', () => {
  const draws = readDraws(signed);
  for (const count of [0, -1, 1.5, Number.NaN, 2 ** 52 + 1])
    expect(() => draws.below(count), String(count)).toThrow();
});

/** How far from what is expected, in standard deviations of the chi-square distribution. */
function chiSquareDeviation(counts: readonly number[]): number {
  const expected = counts.reduce((total, count) => total + count, 0) / counts.length;
  const square = counts.reduce((total, count) => total + (count - expected) ** 2 / expected, 0);
  const freedom = counts.length - 1;
  return (square - freedom) / Math.sqrt(2 * freedom);
}

function countEach(values: readonly number[], kinds: number): number[] {
  const counts = new Array<number>(kinds).fill(0);
  for (const value of values) counts[value] = counts[value]! + 1;
  return counts;
}

test.each([2, 3, 6, 10, 30, 32, 37, 1000])('draws below %i are uniform', (below) => {
  const source = signBlocks(serverSeed, (counter) => `uniform|${below}|${counter}`);
  const values = take(readDraws(source), { times: 40_000, below });
  expect(Math.abs(chiSquareDeviation(countEach(values, below)))).toBeLessThan(4);
});

test('a draw tells nothing about the next one', () => {
  const source = signBlocks(serverSeed, (counter) => `serial|0|${counter}`);
  const values = take(readDraws(source), { times: 80_000, below: 10 });
  const pairs = Array.from(
    { length: 40_000 },
    (_, at) => values[2 * at]! * 10 + values[2 * at + 1]!,
  );
  expect(Math.abs(chiSquareDeviation(countEach(pairs, 100)))).toBeLessThan(4);

  const isHigh = values.map((value) => value >= 5);
  const high = isHigh.filter(Boolean).length;
  const low = isHigh.length - high;
  const runs = 1 + isHigh.filter((one, at) => at > 0 && one !== isHigh[at - 1]).length;
  const mean = 1 + (2 * high * low) / isHigh.length;
  const variance = ((mean - 1) * (mean - 2)) / (isHigh.length - 1);
  expect(Math.abs(runs - mean) / Math.sqrt(variance)).toBeLessThan(4);
});

test('neighbouring rounds of one pair of seeds have nothing in common', () => {
  const matches = Array.from({ length: 4000 }, (_, nonce) => {
    const first = signBlocks(serverSeed, (counter) => messageOf({ ...round, nonce }, counter));
    const next = signBlocks(serverSeed, (at) => messageOf({ ...round, nonce: nonce + 1 }, at));
    return readDraws(first).below(10) === readDraws(next).below(10) ? 1 : 0;
  }).filter(Boolean).length;
  expect(Math.abs(matches - 400) / Math.sqrt(4000 * 0.1 * 0.9)).toBeLessThan(4);
});
