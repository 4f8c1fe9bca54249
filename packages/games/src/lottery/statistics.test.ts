import { describe, expect, test } from 'vitest';
import { FAMILIES } from './families.ts';
import { FAMILY_CODES } from './play.ts';
import { followTrack, TRACKS } from './statistics.ts';
import { drawsOf } from './testing/prove-play.ts';

const first = TRACKS.SSC[0]!;
const shown = (...digits: string[]) => digits.map((digit) => [digit, '0', '0', '0', '0']);

describe('following a place', () => {
  const { rows, omissions } = followTrack(first, shown('7', '3', '7', '1'));

  test('each draw says for how long a symbol has stayed away', () => {
    expect(rows.map((row) => row[7])).toEqual([0, 1, 0, 1]);
    expect(rows.map((row) => row[3])).toEqual([1, 0, 1, 2]);
    expect(rows.map((row) => row.filter((away) => away === 0).length)).toEqual([1, 1, 1, 1]);
  });

  test('what has come is counted, and its longest absence kept', () => {
    expect(omissions[7]).toEqual({ symbol: '7', times: 2, current: 1, longest: 1 });
    expect(omissions[1]).toEqual({ symbol: '1', times: 1, current: 0, longest: 3 });
    expect(omissions[9]).toEqual({ symbol: '9', times: 0, current: 4, longest: 4 });
  });

  test('without draws there is nothing', () => {
    expect(followTrack(first, []).rows).toEqual([]);
    expect(followTrack(first, []).omissions[0]).toEqual({
      symbol: '0',
      times: 0,
      current: 0,
      longest: 0,
    });
  });
});

test.each(FAMILY_CODES)('every track of %s knows all that a draw shows', (code) => {
  const draws = drawsOf(`tracks of ${code}`);
  for (let each = 0; each < 50; each += 1) {
    const result = FAMILIES[code].draw(draws);
    for (const track of TRACKS[code]) {
      const seen = track.read(result);
      expect(seen.length).toBeGreaterThan(0);
      expect(new Set(seen).size).toBe(seen.length);
      expect(track.symbols).toEqual(expect.arrayContaining([...seen]));
    }
  }
});
