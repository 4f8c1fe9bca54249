import { expect, test } from 'vitest';
import { marqueeTiming } from './marquee-timing.ts';

test('a strip walks its width in thirty steps a second', () => {
  const animation = marqueeTiming({ width: 900, pixelsPerSecond: 45, framesPerSecond: 30 });
  expect(animation).toBe('marquee 20.00s steps(600) infinite');
});

test('a strip that was not measured yet stands still', () => {
  const pace = { pixelsPerSecond: 45, framesPerSecond: 30 };
  expect(marqueeTiming({ ...pace, width: 0 })).toBeUndefined();
  expect(marqueeTiming({ ...pace, width: 1 })).toContain('steps(1)');
});
