import { expect, test } from 'vitest';
import { findAccountFault, payoutTypesIn, readNumber, type TypedAccount } from './payout-places.ts';

const account = (fields: Partial<TypedAccount>): TypedAccount => ({
  type: 'BANK',
  place: '0005',
  branch: '123',
  number: '1234567',
  ...fields,
});

test.each([
  ['JP', {}, undefined],
  ['JP', { number: '123456' }, 'number'],
  ['JP', { number: '12345678' }, 'number'],
  ['JP', { branch: '12' }, 'branch'],
  ['JP', { place: 'BDO' }, 'place'],
  ['JP', { type: 'EWALLET', place: 'GCASH', number: '09171234567' }, 'type'],
  ['PH', { type: 'EWALLET', place: 'GCASH', number: '09171234567' }, undefined],
  ['PH', { type: 'EWALLET', place: 'GCASH', number: '0917123456' }, 'number'],
  ['PH', { place: 'BDO', branch: '', number: '0012345678' }, undefined],
  ['TH', { place: 'KBANK', branch: '', number: '1234567890' }, undefined],
  ['VN', { type: 'EWALLET', place: 'MOMO', number: '0912345678' }, undefined],
  ['CN', { place: 'ICBC', branch: '', number: '6222020200012345678' }, undefined],
  ['US', { place: 'CHASE', branch: '021000021', number: '123456789' }, undefined],
  ['XX', {}, 'type'],
  [
    'XX',
    { type: 'CRYPTO', place: 'TRC20', number: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE' },
    undefined,
  ],
  [
    'JP',
    { type: 'CRYPTO', place: 'TRC20', number: '0x52908400098527886E0F7030069857D2E4169EE7' },
    'number',
  ],
  [
    'JP',
    { type: 'CRYPTO', place: 'ERC20', number: '0x52908400098527886E0F7030069857D2E4169EE7' },
    undefined,
  ],
  [
    'JP',
    { type: 'CRYPTO', place: 'BTC', number: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' },
    undefined,
  ],
  ['JP', { type: 'CRYPTO', place: 'DOGE', number: 'D8' }, 'place'],
] as const)('[CASH-5] in %s an account %j has fault %s', (country, fields, fault) => {
  expect(findAccountFault(account(fields), country)).toBe(fault);
});

test('[CASH-5] countries offer what they have, and everybody coins', () => {
  expect(payoutTypesIn('JP')).toEqual(['BANK', 'CRYPTO']);
  expect(payoutTypesIn('PH')).toEqual(['BANK', 'EWALLET', 'CRYPTO']);
  expect(payoutTypesIn('XX')).toEqual(['CRYPTO']);
});

test('[CASH-5] numbers are read as people write them', () => {
  expect(readNumber(' １２３-45 67')).toBe('1234567');
});
