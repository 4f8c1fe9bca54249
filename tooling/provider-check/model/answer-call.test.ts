import { expect, test } from 'vitest';
import { createChance } from '../chance.ts';
import { openRound } from '../stories/round.ts';
import { answerCall } from './answer-call.ts';
import { openBooks } from './books.ts';
import { listEntries } from './list-entries.ts';
import type { RoundCall } from './round-call.ts';

const seat = { playerId: 'player', sessionId: 'session', currency: 'JPY', gameId: 'game' };

function sitDown(balance = 10_000n) {
  const books = openBooks(seat, balance);
  const round = openRound(books, createChance(1), 'r');
  return { books, round, ask: (call: RoundCall) => answerCall(books, call) };
}

test('rule 1: the first answer again, with the balance of now', () => {
  const { round, ask } = sitDown();
  expect(ask(round.bet('b', 1_000n))).toMatchObject({ outcome: 'APPLIED', balance: 9_000n });
  ask(round.win('w', 'b', 500n));
  expect(ask(round.bet('b', 1_000n))).toMatchObject({
    status: 'OK',
    outcome: 'APPLIED',
    isReplayed: true,
    balance: 9_500n,
  });
});

test('rule 2: a used number for something else has no effect', () => {
  const { books, round, ask } = sitDown();
  ask(round.bet('b', 1_000n));
  ask(round.win('w', 'b', 5n));
  for (const call of [
    round.bet('b', 1_001n),
    round.win('b', 'b', 5n),
    round.win('w', 'nobody', 5n),
    round.rollback('w', 'b'),
    round.play('b', 1_000n, 0n),
  ])
    expect(ask(call).status).toBe('TX_MISMATCH');
  expect(books.balance).toBe(9_005n);
});

test('rule 3: a rollback of an unknown bet leaves a tombstone', () => {
  const { books, round, ask } = sitDown();
  expect(ask(round.rollback('r', 'b'))).toMatchObject({ outcome: 'TOMBSTONE', isReplayed: false });
  expect(ask(round.rollback('r2', 'b'))).toMatchObject({ outcome: 'TOMBSTONE', isReplayed: true });
  expect(ask(round.bet('b', 1n)).status).toBe('TX_CANCELLED');
  expect(ask(round.win('w', 'b', 1n)).status).toBe('TX_CANCELLED');
  expect(ask(round.status('b')).outcome).toBe('TOMBSTONE');
  expect(books.balance).toBe(10_000n);
});

test('rules 4 and 5: what is settled stays, what is rolled back wins nothing', () => {
  const { books, round, ask } = sitDown();
  ask(round.bet('b', 1_000n));
  ask(round.win('w', 'b', 1n, { final: false }));
  expect(ask(round.rollback('r', 'b')).status).toBe('ROUND_SETTLED');
  ask(round.bet('b2', 500n));
  expect(ask(round.rollback('r2', 'b2'))).toMatchObject({ outcome: 'ROLLED_BACK' });
  expect(ask(round.win('w2', 'b2', 9n)).status).toBe('TX_CANCELLED');
  expect(books.balance).toBe(9_001n);
});

test('rule 6: a win before its bet may come again', () => {
  const { round, ask } = sitDown();
  expect(ask(round.win('w', 'b', 5n)).status).toBe('REF_NOT_FOUND');
  ask(round.bet('b', 1n));
  expect(ask(round.win('w', 'b', 5n))).toMatchObject({ outcome: 'APPLIED', isReplayed: false });
});

test('rule 7: after the close a win is parked and a bet declined', () => {
  const { books, round, ask } = sitDown();
  ask(round.bet('b', 10n));
  expect(ask(round.close(10n, 0n)).isFlagged).toBe(true);
  expect(ask(round.close(10n, 0n)).isReplayed).toBe(true);
  expect(ask(round.close(10n, 1n)).status).toBe('TX_MISMATCH');
  expect(ask(round.win('w', 'b', 5n))).toMatchObject({ status: 'OK', outcome: 'PARKED' });
  expect(ask(round.bet('b2', 1n))).toMatchObject({ status: 'ROUND_CLOSED', outcome: 'DECLINED' });
  expect(books.balance).toBe(9_990n);
});

test('rule 8: a decline is kept', () => {
  const { books, round, ask } = sitDown(100n);
  expect(ask(round.bet('b', 101n))).toMatchObject({ status: 'INSUFFICIENT_FUNDS' });
  ask(round.play('p', 100n, 500n));
  expect(ask(round.bet('b', 101n))).toMatchObject({
    status: 'INSUFFICIENT_FUNDS',
    outcome: 'DECLINED',
    isReplayed: true,
  });
  expect(books.balance).toBe(500n);
});

test('a fork leaves the books as they were', () => {
  const { books, round, ask } = sitDown();
  ask(round.bet('b', 10n));
  const fork = books.fork();
  answerCall(fork, round.rollback('r', 'b'));
  expect(fork.balance).toBe(10_000n);
  expect(books.balance).toBe(9_990n);
  expect(ask(round.status('b')).outcome).toBe('APPLIED');
});

test('what is listed at the end is what both sides must know', () => {
  const { books, round, ask } = sitDown();
  ask(round.play('p', 10_000n, 5n));
  ask(round.rollback('r', 'unknown'));
  ask(round.bet('b', 9_999n));
  expect(listEntries(books)).toEqual([
    'player r-p BET APPLIED 1',
    'player r-p WIN APPLIED 0.0005',
    'player r-unknown ANY TOMBSTONE 0',
    'player r-r ROLLBACK APPLIED 0',
    'player r-b BET DECLINED 0.9999',
  ]);
});
