import { playEndpoints } from '@maneki/contract/play/endpoints';
import { expect, test } from 'vitest';
import { placeOf } from './transfer-problem.ts';

const placeOfCode = (code: string) =>
  placeOf({ kind: 'refused', refusal: { code, message: '', detail: {} } });

test('every refusal of a transfer is told where it belongs', () => {
  const places = playEndpoints.transferFunds.refusals.map((code) => [code, placeOfCode(code)]);
  expect(Object.fromEntries(places)).toEqual({
    'play.vendor_unknown': 'vendor',
    'play.transfer_under_way': 'form',
    'play.transfer_amount_invalid': 'amount',
    'play.vendor_refused': 'form',
    'wallet.insufficient_funds': 'amount',
    'wallet.account_blocked': 'form',
    'wallet.account_closed': 'form',
    'wallet.key_reused': 'form',
  });
});

test('what the platform refuses, and a lost reply, stand above the button', () => {
  expect(placeOfCode('call.too_many_requests')).toBe('form');
  expect(placeOf({ kind: 'lost', isOffline: true })).toBe('form');
});

test('a rule of the amount stands under the amount', () => {
  expect(placeOf({ kind: 'amount', problem: 'tooSmall' })).toBe('amount');
});
