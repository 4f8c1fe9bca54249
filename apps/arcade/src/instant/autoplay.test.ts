import { expect, test } from 'vitest';
import { nextAutoplay, startAutoplay } from './autoplay.ts';

const rules = { rounds: 10, stopOnWinAbove: 500n, stopOnLossOf: 300n, stopOnFeature: true };
const begun = startAutoplay(rules, 1_000n);
const dull = { win: 0n, balance: 950n, hadFeature: false };

test('a dull round leaves one round less', () => {
  expect(nextAutoplay(begun, dull)).toEqual({ next: { ...begun, left: 9 } });
});

test('the last round ends it', () => {
  expect(nextAutoplay({ ...begun, left: 2 }, dull)).toHaveProperty('next.left', 1);
  expect(nextAutoplay({ ...begun, left: 1 }, dull)).toEqual({ stop: 'finished' });
});

test('a win above the limit stops it, a win of the limit does not', () => {
  expect(nextAutoplay(begun, { ...dull, win: 500n })).toHaveProperty('next');
  expect(nextAutoplay(begun, { ...dull, win: 501n })).toEqual({ stop: 'win' });
});

test('a balance that is down by the limit stops it, one unit more does not', () => {
  expect(nextAutoplay(begun, { ...dull, balance: 701n })).toHaveProperty('next');
  expect(nextAutoplay(begun, { ...dull, balance: 700n })).toEqual({ stop: 'loss' });
});

test('a feature stops it only where that was chosen', () => {
  const feature = { ...dull, hadFeature: true };
  expect(nextAutoplay(begun, feature)).toEqual({ stop: 'feature' });
  const other = startAutoplay({ ...rules, stopOnFeature: false }, 1_000n);
  expect(nextAutoplay(other, feature)).toHaveProperty('next');
});

test('limits that were not set never stop it', () => {
  const free = { rounds: 5, stopOnWinAbove: null, stopOnLossOf: null, stopOnFeature: false };
  const round = { win: 10_000_000n, balance: 0n, hadFeature: true };
  expect(nextAutoplay(startAutoplay(free, 1_000n), round)).toHaveProperty('next.left', 4);
});
