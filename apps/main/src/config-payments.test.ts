import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const acme = {
  code: 'acme',
  url: 'https://pay.acme.example',
  keyId: 'acme-1',
  keySecret: 's'.repeat(32),
  mode: 'live',
};
const read = (...providers: object[]) =>
  readConfig({ PAYMENT_PROVIDERS: JSON.stringify(providers) }).PAYMENT_PROVIDERS;

test('[CASH-2] payment providers are told by the environment, and none by default', () => {
  expect(readConfig({}).PAYMENT_PROVIDERS).toEqual([]);
  expect(read(acme, { ...acme, code: 'bank', keyId: 'bank-1' })).toHaveLength(2);
});

test.each([
  ['no JSON', () => readConfig({ PAYMENT_PROVIDERS: '{' })],
  ['a secret that is too short', () => read({ ...acme, keySecret: 'short' })],
  ['a mode that nobody knows', () => read({ ...acme, mode: 'both' })],
  ['the same key twice', () => read(acme, { ...acme, code: 'bank' })],
  ['the sandbox’s own code', () => read({ ...acme, code: 'sandbox' })],
])('[CASH-2] %s is refused, and no secret is told', (_, start) => {
  expect(start).toThrow(/PAYMENT_PROVIDERS/);
  expect(start).not.toThrow(/ssss/);
});
