import { ROUND_WALLET_CODES, type RoundWalletCode } from '@maneki/contract/round-wallet/codes';
import { expect, test } from 'vitest';
import { createChance } from './chance.ts';
import { type Exchange, matchAnswers } from './match-answers.ts';
import { openBooks } from './model/books.ts';
import type { RoundCall } from './model/round-call.ts';
import { openRound } from './stories/round.ts';

const seat = { playerId: 'player', sessionId: 'session', currency: 'JPY', gameId: 'game' };

function sitDown(balance: bigint) {
  const books = openBooks(seat, balance);
  return { books, round: openRound(books, createChance(1), 'r') };
}

function answered(call: RoundCall, code: RoundWalletCode, told: object = {}): Exchange {
  const { status, isFinal, retryAfterMs } = ROUND_WALLET_CODES[code];
  const body = { status: code, final: isFinal, retryAfterMs, ...told };
  const reply = { httpStatus: status, isSigned: true, body, time: 0 };
  return { message: { call }, reply, isRepeated: false };
}

const applied = (balance: string) => ({ outcome: 'APPLIED', balance });

test('of two bets for the money of one either may be the first, and the books follow', () => {
  const { books, round } = sitDown(100_000n);
  const [one, other] = [round.bet('one', 60_000n), round.bet('other', 70_000n)];
  const differences = matchAnswers(books, [
    answered(one, 'INSUFFICIENT_FUNDS', { outcome: 'DECLINED', balance: '3' }),
    answered(other, 'OK', applied('3')),
  ]);
  expect(differences).toEqual([]);
  expect(books.balance).toBe(30_000n);
});

test('both of two bets for the money of one are not possible in any order', () => {
  const { books, round } = sitDown(100_000n);
  const [one, other] = [round.bet('one', 60_000n), round.bet('other', 70_000n)];
  const exchanges = [answered(one, 'OK', applied('4')), answered(other, 'OK', applied('3'))];
  expect(matchAnswers(books, exchanges)).not.toEqual([]);
  expect(books.balance).toBe(100_000n);
});

test('of a doubled call exactly one is the first', () => {
  const again = { ...applied('9'), replayed: true };
  const tell = (...told: readonly object[]) => {
    const { books, round } = sitDown(100_000n);
    const bet = round.bet('b', 10_000n);
    return matchAnswers(
      books,
      told.map((each) => answered(bet, 'OK', each)),
    );
  };
  expect(tell(again, applied('9'), again)).toEqual([]);
  expect(tell(applied('9'), applied('9'))).not.toEqual([]);
  expect(tell(again, again)).not.toEqual([]);
});

test('after an answer that was thrown away the next may be the first or a repetition', () => {
  for (const told of [applied('9'), { ...applied('9'), replayed: true }]) {
    const { books, round } = sitDown(100_000n);
    const bet = round.bet('b', 10_000n);
    const lost: Exchange = { message: { call: bet }, reply: undefined, isRepeated: false };
    expect(matchAnswers(books, [lost, answered(bet, 'OK', told)])).toEqual([]);
    expect(books.balance).toBe(90_000n);
  }
});
