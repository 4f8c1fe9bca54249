import { expect, test } from 'vitest';
import { BET_TEXT_MAX, readBet, shownText, writeBet } from './bet-text.ts';

test('a bet is written by its codes and taken apart again', () => {
  const lines = [
    { code: 'DIRECT3_FIRST3', chosen: '1,2|3|4', multiplier: 2, stake: '80', odds: '970' },
    { code: 'TIE', chosen: undefined, multiplier: undefined, stake: '10', odds: undefined },
  ];
  const text = writeBet(lines);
  expect(text).toBe('DIRECT3_FIRST3 1,2|3|4 ×2 =80 @970\nTIE =10');
  expect(readBet(text)).toEqual({ lines, more: 0 });
});

test('what has no room is counted, and a long choice is cut', () => {
  const many = Array.from({ length: 200 }, () => ({ code: 'LO2', chosen: '47', stake: '270' }));
  const text = writeBet(many);
  expect(text.length).toBeLessThanOrEqual(BET_TEXT_MAX);
  const read = readBet(text)!;
  expect(read.lines.length + read.more).toBe(200);
  const long = writeBet([{ code: 'LO2', chosen: '47,'.repeat(500) }]);
  expect(long).toMatch(/^LO2 47,.*…$/);
  expect(long.length).toBeLessThanOrEqual(BET_TEXT_MAX);
});

test('exactly what fits is written, and one line more is left out', () => {
  const line = { code: 'A'.repeat(99) };
  expect(writeBet([line, line, line, line, line])).toHaveLength(499);
  const read = readBet(writeBet([line, line, line, line, line, line]))!;
  expect([read.lines.length, read.more]).toEqual([4, 2]);
});

test('what others wrote is not taken apart, and old notes are shown to nobody', () => {
  expect(readBet('Arsenal – Chelsea: home 2.10')).toBeUndefined();
  expect(readBet('{"side":"OVER"}')).toBeUndefined();
  expect(shownText('{"side":"OVER","target":4950}')).toBeNull();
  expect(shownText('home')).toBe('home');
  expect(shownText(null)).toBeNull();
});
