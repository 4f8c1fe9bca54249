import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWithinOneEdit, listHalves, listNearbyHalves } from './one-edit.ts';
import { SLIPS, slipOf } from './testing/slip.ts';

const isNear = (left: string, right: string) => isWithinOneEdit([...left], [...right]);

test('[LIST-2] one letter more, less, wrong or swapped with its neighbour is one slip', () => {
  for (const slip of [
    'dragon',
    'dagon',
    'draggon',
    'dragoon',
    'drxgon',
    'dargon',
    'ragon',
    'dragno',
  ])
    expect([slip, isNear('dragon', slip)]).toEqual([slip, true]);
  for (const other of ['drgn', 'dargno', 'draongg', 'gradon', 'drag', 'nogard', 'dnagor'])
    expect([other, isNear('dragon', other)]).toEqual([other, false]);
  expect(isNear('', 'a')).toBe(true);
  expect(isNear('', 'ab')).toBe(false);
  expect(isNear('𠮷野家', '野家')).toBe(true);
});

/** Few letters, so that repetitions and near misses are common. */
const text = (minLength: number) =>
  fc.array(fc.constantFrom('a', 'b', 'c'), { minLength, maxLength: 9 });

/** The textbook's distance with swaps of neighbours, to compare with. */
function distance(left: readonly string[], right: readonly string[]): number {
  const rows = Array.from({ length: left.length + 1 }, (_, i) =>
    Array.from({ length: right.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  for (let i = 1; i <= left.length; i += 1)
    for (let j = 1; j <= right.length; j += 1) {
      const cost = left[i - 1] === right[j - 1] ? 0 : 1;
      let least = Math.min(rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, rows[i - 1]![j - 1]! + cost);
      const isSwap = i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1];
      if (isSwap) least = Math.min(least, rows[i - 2]![j - 2]! + 1);
      rows[i]![j] = least;
    }
  return rows[left.length]![right.length]!;
}

test('[LIST-2] a slip is told exactly as the distance between two texts tells it', () => {
  fc.assert(
    fc.property(text(0), text(0), (left, right) => {
      expect(isWithinOneEdit(left, right)).toBe(distance(left, right) <= 1);
    }),
    { numRuns: 2_000 },
  );
});

test('[LIST-2] whatever is one slip away is filed where it is looked for', () => {
  const slip = fc.record({
    kind: fc.constantFrom(...SLIPS),
    at: fc.nat(),
    letter: fc.constantFrom('a', 'b', 'c'),
  });
  fc.assert(
    fc.property(text(1), slip, (filed, how) => {
      const asked = slipOf(filed, how);
      const halves = new Set(listHalves(filed));
      expect(isWithinOneEdit(filed, asked)).toBe(true);
      expect(listNearbyHalves(asked).some((half) => halves.has(half))).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
