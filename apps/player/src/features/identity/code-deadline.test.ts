import { expect, test } from 'vitest';
import { codeDeadline, deadlineIn } from './code-deadline.ts';

const NOW = 1_700_000_000_000;

test('the countdown runs until the server takes the next request', () => {
  expect(codeDeadline(NOW + 60_000, NOW).getTime()).toBe(NOW + 60_000);
  expect(codeDeadline(NOW + 42_500, NOW).getTime()).toBe(NOW + 42_500);
});

test('a device whose clock is wrong counts a whole minute', () => {
  expect(codeDeadline(NOW - 1, NOW).getTime()).toBe(NOW + 60_000);
  expect(codeDeadline(NOW, NOW).getTime()).toBe(NOW + 60_000);
  expect(codeDeadline(NOW + 60_001, NOW).getTime()).toBe(NOW + 60_000);
});

test('a refusal tells the seconds that are left', () => {
  expect(deadlineIn(17, NOW).getTime()).toBe(NOW + 17_000);
});
