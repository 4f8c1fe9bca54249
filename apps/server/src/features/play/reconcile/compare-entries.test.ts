import { expect, test } from 'vitest';
import { createComparison } from './compare-entries.ts';

const NOON = '2030-01-01T12:00:00.000Z';
const told = (txId: string, other: Partial<Record<'amount' | 'at' | 'kind', string>> = {}) => ({
  playerId: 'p',
  txId,
  kind: 'BET',
  amount: '10',
  currency: 'JPY',
  at: NOON,
  ...other,
});
const day = { from: new Date('2030-01-01T00:00:00Z'), to: new Date('2030-01-02T00:00:00Z') };

test('what both sides tell alike is no difference, in whichever order it comes', () => {
  const comparison = createComparison();
  comparison.addOurs(told('a'));
  comparison.addTheirs(told('b', { at: '2030-01-01T12:03:00Z' }));
  comparison.addTheirs(told('a', { at: '2030-01-01T11:59:59Z' }));
  comparison.addOurs(told('b'));
  expect(comparison.settle(day)).toEqual([]);
});

test('a missing transaction is a difference on either side, and another amount too', () => {
  const comparison = createComparison();
  comparison.addOurs(told('only ours'));
  comparison.addTheirs(told('only theirs'));
  comparison.addOurs(told('unlike'));
  comparison.addTheirs(told('unlike', { amount: '11' }));
  expect(comparison.settle(day)).toEqual([
    {
      reference: 'p unlike BET',
      playerId: 'p',
      ours: told('unlike'),
      theirs: told('unlike', { amount: '11' }),
    },
    { reference: 'p only ours BET', playerId: 'p', ours: told('only ours'), theirs: null },
    { reference: 'p only theirs BET', playerId: 'p', ours: null, theirs: told('only theirs') },
  ]);
  expect(comparison.settle(day)).toEqual([]);
});

test('what happened outside the time is not told, and waits if it is later', () => {
  const comparison = createComparison();
  comparison.addOurs(told('before', { at: '2029-12-31T23:59:59Z' }));
  comparison.addOurs(told('after', { at: '2030-01-02T00:00:00Z' }));
  expect(comparison.settle(day)).toEqual([]);
  comparison.addTheirs(told('after', { at: '2030-01-02T00:00:01Z' }));
  const next = { from: day.to, to: new Date('2030-01-03T00:00:00Z') };
  expect(comparison.settle(next)).toEqual([]);
});

test('a bet and its win under one number are two transactions', () => {
  const comparison = createComparison();
  comparison.addOurs(told('a'));
  comparison.addOurs(told('a', { kind: 'WIN' }));
  comparison.addTheirs(told('a'));
  expect(comparison.settle(day)).toMatchObject([{ reference: 'p a WIN' }]);
});
