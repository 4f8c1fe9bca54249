import { expect, test } from 'vitest';
import { scriptDraws } from '../testing/script-draws.ts';
import type { SlotModel } from './model.ts';
import { FREE_SPINS_MAX } from './play-round.ts';
import { slotModels } from './slot-models.ts';

const { triple5, tide20, ways243, wild25, book10, hold9 } = slotModels;

/** Stops that show a symbol at the top of so many columns, and in the others not at all. */
function stopsWith({ strips, rows }: SlotModel, symbol: string, columns: number): number[] {
  return strips.map((strip, column) => {
    if (column < columns) return strip.indexOf(symbol);
    const ring = strip + strip.slice(0, rows);
    return [...strip].findIndex((_, stop) => !ring.slice(stop, stop + rows).includes(symbol));
  });
}

/** The same answers for ever. */
function* repeat(first: readonly number[], then: readonly number[]) {
  yield* first;
  while (true) yield* then;
}

test('one stop is drawn for each reel from left to right, and the strip is a ring', () => {
  const draws = scriptDraws([31, 0, 30]);
  const { spins, pay } = triple5.play(draws);
  expect(draws.asked).toEqual([32, 32, 32]);
  expect(spins[0]).toMatchObject({ stops: [31, 0, 30], window: ['CBP', 'POB', 'LOD'] });
  expect(spins).toHaveLength(1);
  expect(pay).toBe(spins[0]!.pay);
});

test('scatters pay by the stake and bring free spins at once, in which all prizes are doubled', () => {
  const three = stopsWith(tide20, 'S', 3);
  const none = stopsWith(tide20, 'S', 0);
  const outcome = tide20.play(scriptDraws(repeat(three, none)));
  expect(outcome.spins).toHaveLength(11);
  expect(outcome.spins[0]).toMatchObject({
    multiplier: 1,
    scatter: { count: 3, cells: [0, 3, 6], pay: 40, freeSpins: 10 },
  });
  const [, free] = outcome.spins;
  const prizes = free!.wins.reduce((total, win) => total + win.pay, 0);
  expect(free).toMatchObject({ multiplier: 2, pay: 2 * prizes });
  expect(outcome.pay).toBe(outcome.spins.reduce((total, spin) => total + spin.pay, 0));
});

test('free spins add to themselves', () => {
  const four = stopsWith(ways243, 'S', 4);
  const none = stopsWith(ways243, 'S', 0);
  const outcome = ways243.play(scriptDraws(repeat([...four, ...none, ...four], none)));
  expect(outcome.spins).toHaveLength(1 + 12 + 12);
  expect(outcome.spins[2]).toMatchObject({ multiplier: 3, scatter: { pay: 250, freeSpins: 12 } });
});

test('a round ends after its limit of free spins, and the last ones are promised only in part', () => {
  const five = stopsWith(tide20, 'S', 5);
  const four = stopsWith(tide20, 'S', 4);
  const outcome = tide20.play(scriptDraws(repeat([...five, ...five, ...four], five)));
  expect(outcome.spins).toHaveLength(1 + FREE_SPINS_MAX);
  const granted = outcome.spins.map((spin) => spin.scatter?.freeSpins);
  expect(granted.slice(0, 9)).toEqual([20, 20, 15, 20, 20, 20, 5, 0, 0]);
  expect(outcome.spins.at(-1)!.scatter?.pay).toBe(1000);
});

test('each wild that shows draws its multiplier after the stops, others in free spins', () => {
  const showing = stopsWith(wild25, 'W', 0).map((stop, column) =>
    [1, 3].includes(column) ? wild25.strips[column]!.indexOf('W') : stop,
  );
  const paid = scriptDraws([...showing, 0, 2]);
  const spin = wild25.play(paid).spins[0]!;
  expect(paid.asked).toEqual([32, 32, 32, 32, 32, 3, 3]);
  expect(spin.wildMultipliers).toEqual([
    { cell: 3, multiplier: 1 },
    { cell: 9, multiplier: 3 },
  ]);

  const three = stopsWith(wild25, 'S', 3);
  const calm = stopsWith(wild25, 'W', 0);
  const { spins } = wild25.play(scriptDraws(repeat([...three, ...showing, 0, 2], calm)));
  expect(spins).toHaveLength(9);
  expect(spins[1]!.wildMultipliers?.map(({ multiplier }) => multiplier)).toEqual([2, 5]);
  expect(spins[2]!.wildMultipliers).toEqual([]);
});

test('a special symbol is drawn once, between the paid spin and the free ones', () => {
  const three = stopsWith(book10, 'S', 3);
  const none = stopsWith(book10, 'S', 0);
  const draws = scriptDraws(repeat([...three, 4], none));
  const outcome = book10.play(draws);
  expect(draws.asked.slice(0, 7)).toEqual([36, 36, 36, 36, 36, 8, 36]);
  expect(outcome.specialSymbol).toBe('A');
  expect(outcome.spins).toHaveLength(11);
  expect(outcome.spins[0]!.expanded).toBeNull();
});

test('the special symbol pays after the lines, on the columns that it fills', () => {
  const three = stopsWith(book10, 'S', 3);
  const shown = stopsWith(book10, 'A', 5);
  const outcome = book10.play(scriptDraws(repeat([...three, 4], shown)));
  const free = outcome.spins[1]!;
  expect(free.expanded).toEqual({ symbol: 'A', columns: [0, 1, 2, 3, 4] });
  expect(free.wins.slice(-10).map(({ line, pay }) => [line, pay])).toEqual(
    Array.from({ length: 10 }, (_, line) => [line, 75]),
  );
  expect(free.pay).toBeGreaterThanOrEqual(750);
});

test('rounds without the feature draw nothing more', () => {
  const draws = scriptDraws(stopsWith(book10, 'S', 2));
  expect(book10.play(draws)).toMatchObject({ specialSymbol: null, hold: null });
  expect(draws.asked).toHaveLength(5);
});

test('held coins are paid beside the lines of their spin', () => {
  const coins = hold9.strips.map((strip) => strip.indexOf('SS'));
  const draws = scriptDraws(repeat([...coins, ...new Array(10).fill(0)], [1]));
  const outcome = hold9.play(draws);
  expect(outcome.hold).toMatchObject({ turns: [[], [], []], full: false, pay: 50 });
  expect(outcome.pay).toBe(outcome.spins[0]!.pay + 50);
  expect(outcome.spins).toHaveLength(1);
});
