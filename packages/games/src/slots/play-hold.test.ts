import { expect, test } from 'vitest';
import { scriptDraws } from '../testing/script-draws.ts';
import { playHold } from './play-hold.ts';
import { slotModels } from './slot-models.ts';

const rule = slotModels.hold9.hold!;
const six = ['SSA', 'SSK', 'SSQ', 'JJ4', 'A3K'];

/** No coin in any of so many places. */
const misses = (places: number): number[] => new Array(places).fill(1);

test('five coins are not enough', () => {
  const window = ['SSA', 'SSK', 'SAQ', 'JJ4', 'A3K'];
  expect(playHold(rule, { window, draws: scriptDraws([]) })).toBeNull();
});

test('three turns without a coin end it, and the coins pay what was drawn', () => {
  const draws = scriptDraws([0, 39, 40, 69, 70, 99, ...misses(27)]);
  const feature = playHold(rule, { window: six, draws });
  expect(feature).toEqual({
    held: [
      { cell: 0, pay: 5 },
      { cell: 1, pay: 5 },
      { cell: 3, pay: 10 },
      { cell: 4, pay: 10 },
      { cell: 6, pay: 20 },
      { cell: 7, pay: 250 },
    ],
    turns: [[], [], []],
    full: false,
    fullPay: 0,
    pay: 300,
  });
  expect(draws.asked).toEqual([...new Array(6).fill(100), ...new Array(27).fill(20)]);
});

test('a new coin gives three turns again, and its place turns no more', () => {
  const values = new Array(6).fill(0);
  const draws = scriptDraws([...values, ...misses(18), 0, 98, ...misses(8), ...misses(24)]);
  const feature = playHold(rule, { window: six, draws });
  expect(feature?.turns).toEqual([[], [], [{ cell: 2, pay: 100 }], [], [], []]);
  expect(feature?.pay).toBe(6 * 5 + 100);
});

test('the last place filled ends it at once with the extra prize', () => {
  const fourteen = ['SSS', 'SSS', 'SSS', 'SSS', 'SSA'];
  const draws = scriptDraws([...new Array(14).fill(0), 0, 0]);
  const feature = playHold(rule, { window: fourteen, draws });
  expect(feature).toMatchObject({ full: true, fullPay: 5000, pay: 15 * 5 + 5000 });
  expect(feature?.turns).toEqual([[{ cell: 14, pay: 5 }]]);
});

test('a window full of coins needs no turn', () => {
  const window = ['SSS', 'SSS', 'SSS', 'SSS', 'SSS'];
  const feature = playHold(rule, { window, draws: scriptDraws(new Array(15).fill(0)) });
  expect(feature).toMatchObject({ turns: [], full: true });
});
