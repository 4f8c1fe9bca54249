import { expect, test } from 'vitest';
import { createWishes } from './wishes.ts';

function countedWishes() {
  let made = 0;
  return createWishes(() => {
    made += 1;
    return `key-${made}`;
  });
}

const hundred = { vendor: 'DS88', direction: 'TO_VENDOR', amount: '100' };

test('a wish whose reply was lost keeps its key', () => {
  const wishes = countedWishes();
  const key = wishes.keyFor(hundred);
  expect(wishes.keyFor({ ...hundred })).toBe(key);
});

test('other terms are another wish, and do not make the first one forgotten', () => {
  const wishes = countedWishes();
  const key = wishes.keyFor(hundred);
  expect(wishes.keyFor({ ...hundred, amount: '200' })).not.toBe(key);
  expect(wishes.keyFor({ ...hundred, direction: 'FROM_VENDOR' })).not.toBe(key);
  expect(wishes.keyFor(hundred)).toBe(key);
});

test('once answered, the same terms are a new wish', () => {
  const wishes = countedWishes();
  const key = wishes.keyFor(hundred);
  wishes.answer(hundred);
  expect(wishes.keyFor(hundred)).not.toBe(key);
});
