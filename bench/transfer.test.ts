import { expect, test } from 'vitest';
import { kindOf, sumBytes } from './transfer.ts';

test('a transfer is known by what it is', () => {
  const types = ['text/javascript', 'text/html', 'text/css', 'image/avif', 'font/woff2', 'x/y'];
  expect(types.map(kindOf)).toEqual(['script', 'document', 'style', 'image', 'font', 'other']);
  expect(kindOf('application/manifest+json')).toBe('data');
});

test('bytes add up with and without headers', () => {
  const one = { path: '/', kind: 'script', bodyBytes: 10, bytes: 25, encoding: 'br' } as const;
  expect([sumBytes([one, one], 'bodyBytes'), sumBytes([one, one], 'bytes')]).toEqual([20, 50]);
  expect(sumBytes([], 'bytes')).toBe(0);
});
