import { DAY_MS, HOUR_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { expect, test } from 'vitest';
import {
  accountSubject,
  addGuess,
  addressSubject,
  currentCount,
  deviceSubject,
  GUESS_WINDOW_MS,
  type GuessCount,
  isLocked,
  takeGuessBack,
} from './guesses.ts';

const NOON = new Date('2030-01-01T12:00:00Z');
const later = (ms: number, from = NOON) => new Date(from.getTime() + ms);
const NONE: GuessCount = { guesses: 0, countedFrom: NOON, locks: 0, lockedUntil: null };
const LIMIT = { captchaAfter: 3, lockAfter: 10 };

const guess = (times: number, from = NONE, now = NOON) => {
  let count = from;
  for (let made = 0; made < times; made += 1) count = addGuess(count, LIMIT, now);
  return count;
};

test('the tenth wrong try locks, the ninth does not', () => {
  expect(isLocked(guess(9), NOON)).toBe(false);
  expect(guess(10).lockedUntil).toEqual(later(30 * MINUTE_MS));
});

test('a lock ends on its minute', () => {
  const locked = guess(10);
  expect(isLocked(locked, later(30 * MINUTE_MS - 1))).toBe(true);
  expect(isLocked(locked, later(30 * MINUTE_MS))).toBe(false);
});

test('while it is locked nothing adds up', () => {
  expect(guess(5, guess(10))).toEqual(guess(10));
});

test('tries add up for fifteen minutes from the first of them', () => {
  const nine = guess(9);
  expect(currentCount(nine, later(GUESS_WINDOW_MS - 1)).guesses).toBe(9);
  expect(currentCount(nine, later(GUESS_WINDOW_MS)).guesses).toBe(0);
  expect(isLocked(guess(1, nine, later(GUESS_WINDOW_MS)), later(GUESS_WINDOW_MS))).toBe(false);
});

test('each lock is twice as long as the one before, up to a day', () => {
  let count = NONE;
  let now = NOON;
  const hours: number[] = [];
  for (let locks = 0; locks < 8; locks += 1) {
    count = guess(10, count, now);
    hours.push((count.lockedUntil!.getTime() - now.getTime()) / HOUR_MS);
    now = count.lockedUntil!;
  }
  expect(hours).toEqual([0.5, 1, 2, 4, 8, 16, 24, 24]);
});

test('a day without a lock makes the next one short again', () => {
  const locked = guess(10, guess(10), later(HOUR_MS));
  const ended = locked.lockedUntil!;
  const soon = guess(10, locked, later(DAY_MS - 1, ended));
  expect(soon.lockedUntil).toEqual(later(DAY_MS - 1 + 2 * HOUR_MS, ended));
  const long = guess(10, locked, later(DAY_MS, ended));
  expect(long.lockedUntil).toEqual(later(DAY_MS + 30 * MINUTE_MS, ended));
});

test('a try that was right is taken back, with the lock that it completed', () => {
  expect(takeGuessBack(guess(4), LIMIT, NOON)).toEqual(guess(3));
  expect(takeGuessBack(guess(10), LIMIT, NOON)).toEqual(guess(9));
});

test('a try of a window that has passed is not taken from the next one', () => {
  const now = later(GUESS_WINDOW_MS);
  const next = guess(2, guess(5), now);
  expect(takeGuessBack(next, LIMIT, NOON)).toEqual(next);
  expect(takeGuessBack(NONE, LIMIT, NOON).guesses).toBe(0);
});

test('subjects are told apart by kind, and say nothing of what was typed', () => {
  const hashes = [
    accountSubject('sakura').hash,
    addressSubject('sakura').hash,
    deviceSubject({ username: 'sakura', deviceHash: 'a' }).hash,
    deviceSubject({ username: 'sakura', deviceHash: 'b' }).hash,
  ];
  expect(new Set(hashes).size).toBe(4);
  expect(hashes.join()).not.toContain('sakura');
});

test('all addresses of one household count as one', () => {
  expect(addressSubject('2001:db8:1:2::5')).toEqual(addressSubject('2001:db8:1:2:9::1'));
  expect(addressSubject('2001:db8:1:2::5')).not.toEqual(addressSubject('2001:db8:1:3::5'));
});
