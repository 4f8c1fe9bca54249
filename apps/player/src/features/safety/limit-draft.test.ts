import { expect, test } from 'vitest';
import { isRaise, readLimit } from './limit-draft.ts';

test.each([
  ['STAKE', '1,000', '1000'],
  ['STAKE', ' 12.50 ', '12.5'],
  ['STAKE', '0', '0'],
  ['STAKE', '-1', undefined],
  ['STAKE', '', undefined],
  ['STAKE', 'much', undefined],
  ['SESSION', '90', '90'],
  ['SESSION', '90.5', undefined],
] as const)('[SAFE-1] a limit of %s typed as “%s” is %s', (kind, typed, limit) => {
  expect(readLimit(kind, typed)).toBe(limit);
});

test.each([
  [null, '100', false],
  [null, null, false],
  ['100', '100', false],
  ['100', '99.9', false],
  ['100', '100.1', true],
  ['99', '100', true],
  ['0', null, true],
])('[SAFE-1] from %s to %s is a raise: %s', (now, wished, answer) => {
  expect(isRaise(now, wished)).toBe(answer);
});
