import { expect, test } from 'vitest';
import { JACKPOT_POOLS } from '../slots/jackpot.ts';
import { FREE_SPINS_MAX } from '../slots/play-round.ts';
import { slotModels } from '../slots/slot-models.ts';
import { readColumn } from '../slots/turn-reels.ts';
import { FAIR_VECTORS } from '../testing/fair-vectors.ts';
import { signBlocks } from '../testing/sign-blocks.ts';
import { loadBlocks } from './browser-blocks.ts';
import { messageOf, readDraws } from './draws.ts';
import { ROUND_BLOCKS_MAX, verifyRound } from './verify-round.ts';

const { serverSeed, round, blocks } = FAIR_VECTORS;
const message = (counter: number) => messageOf(round, counter);
const signed = signBlocks(serverSeed, message);

test('a browser computes the same blocks as the house', async () => {
  const loaded = await loadBlocks({ serverSeed, message, count: blocks.length });
  for (const [counter, { hex }] of blocks.entries())
    expect(Buffer.from(loaded(counter)).toString('hex')).toBe(hex);
  expect(() => loaded(blocks.length)).toThrow('only 2 were');
});

test('a seed that is no hex is refused', async () => {
  for (const wrong of ['', 'abc', 'zz', '0x00'])
    await expect(loadBlocks({ serverSeed: wrong, message, count: 1 })).rejects.toThrow('hex');
});

test('every machine is verified from blocks that a browser made', async () => {
  const blockAt = await loadBlocks({ serverSeed, message, count: ROUND_BLOCKS_MAX });
  for (const model of Object.values(slotModels)) {
    const draws = readDraws(signed);
    const stored: unknown = JSON.parse(JSON.stringify(model.play(draws)));
    const verdict = verifyRound(model, { blockAt, stored });
    expect(verdict.isSame, model.code).toBe(true);
    expect(verdict.blocksUsed).toBe(draws.blocksUsed);
  }
});

test('fields in another order are the same round, and any other value is not', () => {
  const outcome = slotModels.tide20.play(readDraws(signed));
  const verify = (stored: unknown) =>
    verifyRound(slotModels.tide20, { blockAt: signed, stored }).isSame;
  expect(verify(Object.fromEntries(Object.entries(outcome).reverse()))).toBe(true);
  expect(verify({ ...outcome, hold: undefined })).toBe(false);
  expect(verify({ ...outcome, pay: outcome.pay + 1 })).toBe(false);
  expect(verify({ ...outcome, spins: [...outcome.spins, outcome.spins[0]] })).toBe(false);
  const [first, ...others] = outcome.spins;
  const moved = { ...first, stops: first!.stops.with(0, (first!.stops[0]! + 1) % 30) };
  expect(verify({ ...outcome, spins: [moved, ...others] })).toBe(false);
  for (const nothing of [null, undefined, 'round', []]) expect(verify(nothing)).toBe(false);
});

test('the longest round and its jackpots fit into the blocks that are loaded', () => {
  const words = ROUND_BLOCKS_MAX * 4;
  for (const { columns, rows, strips, wild, wildMultipliers, hold } of Object.values(slotModels)) {
    const wilds = strips.map((strip) => {
      const shown = [...strip].map((_, stop) => readColumn(strip, { stop, rows }));
      return Math.max(...shown.map((column) => column.split(wild ?? ' ').length - 1));
    });
    const multiplied = wildMultipliers ? wilds.reduce((total, one) => total + one, 0) : 0;
    const spins = (1 + FREE_SPINS_MAX) * (columns + multiplied) + 1 + JACKPOT_POOLS.length;
    expect(spins).toBeLessThan(words);
    // At worst each place takes all turns to be filled, one after the other, and then draws a value.
    const places = columns * rows;
    const turned = hold ? hold.turns * ((places * (places + 1)) / 2) + places : 0;
    expect(columns + turned).toBeLessThan(words);
  }
});
