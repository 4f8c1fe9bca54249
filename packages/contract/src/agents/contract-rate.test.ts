import { expect, test } from 'vitest';
import { readFee, readRate, writeRate } from './contract-rate.ts';

test.each([
  ['0.12', 1_200],
  ['0,05', 500],
  ['5', 50_000],
  ['100', 1_000_000],
  ['0.0001', 1],
] as const)('[AGENT-4] %s percent are %i parts per million', (typed, ppm) => {
  expect(readRate(typed)).toBe(ppm);
  expect(readRate(writeRate(ppm))).toBe(ppm);
});

test.each(['', '0', '0.00001', '100.01', '-1', '1e3', '1.2.3', 'x'])('“%s” is no rate', (typed) => {
  expect(readRate(typed)).toBeUndefined();
});

test('[AGENT-4] a fee may be nothing, and must be a number', () => {
  expect(['0', '1', '', 'x'].map(readFee)).toEqual([0, 10_000, undefined, undefined]);
});
