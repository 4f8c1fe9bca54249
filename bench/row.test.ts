import { expect, test } from 'vitest';
import { judge, type Row, writeFigure, writeTarget } from './row.ts';

const weight: Row = { what: 'weight', value: 140, unit: 'kB', digits: 1, target: { atMost: 140 } };
const ratio: Row = { what: 'ratio', value: 0.6, unit: '×', digits: 2, target: { atLeast: 0.6 } };

test('a figure on its limit is met, and beyond it is missed', () => {
  expect([judge(weight), judge({ ...weight, value: 140.01 })]).toEqual(['ok', 'missed']);
  expect([judge(ratio), judge({ ...ratio, value: 0.599 })]).toEqual(['ok', 'missed']);
});

test('a figure without a target is not judged', () => {
  const { target: _, ...bare } = weight;
  expect([judge(bare), writeTarget(bare)]).toEqual(['', '']);
});

test('a figure that is no number never passes', () => {
  expect(judge({ ...weight, value: Number.NaN })).toBe('missed');
});

test('figures and targets carry their unit, and the aim where there is one', () => {
  expect(writeFigure(weight)).toBe('140.0 kB');
  expect(writeTarget({ ...weight, target: { atMost: 140, aim: 132 } })).toBe('≤ 140 kB, aim 132');
  expect(writeTarget({ ...ratio, unit: '' })).toBe('≥ 0.6');
});
