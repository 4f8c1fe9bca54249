import { expect, test } from 'vitest';
import type { SourcedTransfer } from '#features/wallet';
import { entryOf, isCompared } from './entry.ts';

const transfer: SourcedTransfer = {
  memberId: '01b8dd58-e200-792e-979b-35e53a860ac7',
  key: 'w1',
  outcome: 'DONE',
  refusal: null,
  kind: 'PAYOUT',
  amount: 0n,
  currency: 'JPY',
  isMoved: true,
  isIn: true,
  refId: 'round',
  at: new Date('2030-01-01T12:00:00Z'),
};

test('a win of nothing is applied where it closed a bet, and parked where it came too late', () => {
  expect(entryOf(transfer).outcome).toBe('APPLIED');
  expect(entryOf({ ...transfer, isMoved: false }).outcome).toBe('PARKED');
});

test('a rollback that found nothing to give back is applied', () => {
  const rollback = { ...transfer, kind: 'BET_REFUND', isMoved: false } as const;
  expect(entryOf(rollback)).toMatchObject({ kind: 'ROLLBACK', outcome: 'APPLIED' });
});

test('a jackpot is a win like others', () => {
  const jackpot = { ...transfer, kind: 'JACKPOT', amount: 10_000n } as const;
  expect(entryOf(jackpot)).toMatchObject({ kind: 'WIN', outcome: 'APPLIED', amount: '1' });
  expect(entryOf({ ...jackpot, isMoved: false }).outcome).toBe('PARKED');
});

test('a held win is listed as held, and what it was paid later under the same txId', () => {
  const held = { ...transfer, outcome: 'REFUSED', refusal: 'HELD', isMoved: false } as const;
  expect(entryOf({ ...held, key: 'w1' })).toMatchObject({ txId: 'w1', outcome: 'HELD' });
  expect(entryOf({ ...held, key: 'p1#back' })).toMatchObject({ txId: 'p1', outcome: 'HELD' });
  const paid = { ...transfer, key: 'p1#back#paid' };
  expect(entryOf(paid)).toMatchObject({ txId: 'p1', kind: 'WIN', outcome: 'APPLIED' });
});

test('a held win is compared when it was told, not when it was paid', () => {
  const told = { ...transfer, amount: 5n };
  const held = { ...told, outcome: 'REFUSED', refusal: 'HELD' } as const;
  expect(isCompared(told)).toBe(true);
  expect(isCompared(held)).toBe(true);
  expect(isCompared({ ...told, key: 'w1#paid' })).toBe(false);
  expect(isCompared({ ...held, refusal: 'LIMIT_REACHED' })).toBe(false);
  expect(isCompared({ ...told, amount: 0n })).toBe(false);
});
