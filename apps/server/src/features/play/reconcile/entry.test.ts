import { expect, test } from 'vitest';
import type { SourcedTransfer } from '#features/wallet';
import { entryOf } from './entry.ts';

const transfer: SourcedTransfer = {
  memberId: '01b8dd58-e200-792e-979b-35e53a860ac7',
  key: 'w1',
  outcome: 'DONE',
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
