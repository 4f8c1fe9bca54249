import { expect, test } from 'vitest';
import type { Play, Result } from '../play.ts';
import { CARS, pk10Again } from '../testing/again/pk10.ts';
import {
  drawsOf,
  oddsShown,
  PATIENT,
  playOf,
  proveChances,
  proveDrawn,
  returnsShown,
} from '../testing/prove-play.ts';
import { PK10 } from './family.ts';

test.each([
  ['CAR_1', [9.7], [9_700]],
  ['BS_10', [1.94], [9_700]],
  ['OE_7', [1.94], [9_700]],
  ['DT_5', [1.94], [9_700]],
  ['SUM', [43.5, 21.7, 14.5, 10.8, 8.7], [9_667, 9_644, 9_667, 9_600, 9_667]],
  ['SUM_BS', [2.16, 1.74], [9_600, 9_667]],
  ['SUM_OE', [1.74, 2.16], [9_667, 9_600]],
])('%s pays %s and returns %s', (code, odds, returns) => {
  expect(oddsShown(playOf(PK10, code))).toEqual(odds);
  expect(returnsShown(playOf(PK10, code))).toEqual(returns);
});

/** All ninety pairs of cars in the two places that a play looks at, the other cars wherever they are. */
function resultsFor({ name, place }: Play): readonly Result[] {
  const one = name.startsWith('SUM') ? 0 : Number(place) - 1;
  const other = name.startsWith('SUM') || place === '1' ? (name === 'DT' ? 9 : 1) : 10 - one - 1;
  const second = other === one ? (one + 1) % 10 : other;
  return CARS.flatMap((first) =>
    CARS.filter((car) => car !== first).map((next) => {
      const rest = CARS.filter((car) => car !== first && car !== next);
      return CARS.map((_, at) => {
        if (at === one) return first;
        return at === second ? next : rest.shift()!;
      });
    }),
  );
}

test('every line wins as often as its play says, in all pairs of cars that it looks at', () => {
  const draws = drawsOf('pk10 chances');
  for (const play of PK10.plays) {
    proveChances(play, resultsFor(play), { draws });
  }
});

test('what is won is what another reading of the rules finds', PATIENT, () => {
  proveDrawn(PK10, { draws: drawsOf('pk10 settlement'), again: pk10Again });
});

test('a draw takes one car after the other, and each place sees every car as often', () => {
  const draws = drawsOf('pk10 places');
  const seen = CARS.map(() => CARS.map(() => 0));
  const draw = () =>
    PK10.draw(draws).forEach((car, place) => {
      seen[place]![CARS.indexOf(car)]! += 1;
    });
  for (let each = 0; each < 10_000; each += 1) draw();
  // A thousand each, and four and a half standard deviations of thirty.
  for (const count of seen.flat()) expect(Math.abs(count - 1_000)).toBeLessThan(135);
  expect(PK10.isResult([...CARS.slice(1), '02'])).toBe(false);
  expect(PK10.isResult(CARS.slice(1))).toBe(false);
});
