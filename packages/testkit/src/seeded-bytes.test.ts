import { expect, test } from 'vitest';
import { seededBytes } from './seeded-bytes.ts';

test('the same seed gives the same bytes, however they are cut', () => {
  const whole = seededBytes('cat')(100);
  const random = seededBytes('cat');
  const pieces = [1, 31, 0, 33, 35].flatMap((count) => [...random(count)]);
  expect(pieces).toEqual([...whole]);
});

test('another seed gives other bytes', () => {
  expect(seededBytes('cat')(16)).not.toEqual(seededBytes('dog')(16));
});

test('no bytes come twice in a row', () => {
  const random = seededBytes('cat');
  expect(random(16)).not.toEqual(random(16));
});
