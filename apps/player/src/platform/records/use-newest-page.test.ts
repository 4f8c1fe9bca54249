import { expect, test } from 'vitest';
import { isOther } from './use-newest-page.ts';

const bet = { ticketNo: 'T2', status: 'PENDING', net: null };
const older = { ticketNo: 'T1', status: 'LOST', net: '-5' };

test('a page with the same rows is the same', () => {
  expect(isOther([bet, older], [{ ...bet }, { ...older }])).toBe(false);
  expect(isOther([], [])).toBe(false);
});

test('a new row and a bet that was settled make it another', () => {
  expect(isOther([{ ...bet, ticketNo: 'T3' }, bet], [bet, older])).toBe(true);
  expect(isOther([{ ...bet, status: 'WON', net: '9' }, older], [bet, older])).toBe(true);
  expect(isOther([bet], [])).toBe(true);
});
