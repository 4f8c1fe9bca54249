import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DragonTigerResult } from './dragon-tiger.ts';
import { bigRoadOf, countResults, ROAD_ROWS } from './roads.ts';

const LETTERS: Readonly<Record<string, DragonTigerResult>> = {
  d: 'DRAGON',
  t: 'TIGER',
  '=': 'TIE',
  s: 'SUITED_TIE',
};
const read = (letters: string) => [...letters].map((letter) => LETTERS[letter]!);
/** `dt` places as `column.row`, with a tie mark for each tie. */
const draw = (letters: string) =>
  bigRoadOf(read(letters)).map(
    ({ column, row, winner, ties }) =>
      `${winner === 'DRAGON' ? 'd' : 't'}${column}.${row}${'='.repeat(ties)}`,
  );

test.each([
  ['', []],
  ['ddt', ['d0.0', 'd0.1', 't1.0']],
  ['==d=s', ['d0.0====']],
  ['d=td', ['d0.0=', 't1.0', 'd2.0']],
  ['ddddddd', ['d0.0', 'd0.1', 'd0.2', 'd0.3', 'd0.4', 'd0.5', 'd1.5']],
  // A tail that turned to the right lies in the way of the next column.
  [
    'dddddddtttttt',
    [...'012345']
      .map((row) => `d0.${row}`)
      .concat('d1.5', 't1.0', 't1.1', 't1.2', 't1.3', 't1.4', 't2.4'),
  ],
])('the big road of %j', (letters, road) => {
  expect(draw(letters)).toEqual(road);
});

test('every winner has a place of its own, and every result is counted once', () => {
  const anyShoe = fc.array(fc.constantFrom(...Object.keys(LETTERS)), { maxLength: 180 });
  fc.assert(
    fc.property(anyShoe, (letters) => {
      const results = read(letters.join(''));
      const road = bigRoadOf(results);
      const { DRAGON, TIGER, TIE, SUITED_TIE } = countResults(results);
      expect(road).toHaveLength(DRAGON + TIGER);
      expect(new Set(road.map(({ column, row }) => `${column} ${row}`)).size).toBe(road.length);
      expect(road.every(({ row }) => row < ROAD_ROWS)).toBe(true);
      if (road.length > 0)
        expect(road.reduce((sum, { ties }) => sum + ties, 0)).toBe(TIE + SUITED_TIE);
    }),
  );
});
