import { expect, test } from 'vitest';
import { isUsablePattern } from './change-field-settings.ts';

test.each([
  '^[a-z]+$',
  '^(?:ab|cd)$',
  '^(ab)+$',
  '^\\p{L}{2,9}$',
  '^[+*(]{2}x+$',
  '^\\(a+\\)+$',
  '^(?=.*[0-9])(?:a|b)?c+$',
])('%s may be a rule', (pattern) => expect(isUsablePattern(pattern)).toBe(true));

test.each([
  ['[a-z]+', 'speaks of a part only'],
  ['^[a-z+$', 'does not compile'],
  ['^\\k<x>$', 'names a group that is not there'],
  ['^(a+)+$', 'repeats a repetition'],
  ['^(a*b?){2,}$', 'repeats a repetition'],
  ['^((a+)b)*$', 'repeats a repetition'],
  ['^(x{1,9})*$', 'repeats a repetition'],
  ['^(?:a|aa)+$', 'repeats a choice'],
  ['^(?<name>a?b?){9}$', 'repeats a choice'],
  [`^${'a'.repeat(200)}$`, 'is too long'],
])('%s may not: it %s', (pattern) => {
  expect(isUsablePattern(pattern)).toBe(false);
});
