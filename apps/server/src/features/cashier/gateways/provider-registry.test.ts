import { expect, test } from 'vitest';
import { canCollect } from '../deposits/find-wish-refusal.ts';
import { createTestProvider } from '../testing/test-provider.ts';
import { createPaymentProviders } from './provider-registry.ts';

const providers = createPaymentProviders([
  createTestProvider({ code: 'sandbox', isTest: true }),
  createTestProvider({ code: 'acme', isTest: false }),
]);

test('[SAFE-4] who moves no money serves demonstrations alone, and who moves some serves money alone', () => {
  expect(providers.findFor('JPY.DEMO')?.code).toBe('sandbox');
  expect(providers.findFor('JPY')?.code).toBe('acme');
  expect(createPaymentProviders([]).findFor('JPY')).toBeUndefined();
});

test.each([
  ['sandbox', 'JPY.DEMO', true],
  ['sandbox', 'JPY', false],
  ['acme', 'JPY.DEMO', false],
  ['acme', 'JPY', true],
  ['nobody', 'JPY', false],
  ['nobody', 'JPY.DEMO', false],
  [null, 'JPY', true],
])('[SAFE-4] a channel of %s collects %s: %s', (providerCode, currency, isCollected) => {
  expect(canCollect({ providers }, { providerCode }, currency)).toBe(isCollected);
});

test('[CASH-2] a provider is known by its code and by its key', () => {
  expect(providers.codes).toEqual(['acme', 'sandbox']);
  expect(providers.findByKey('acme-key')?.code).toBe('acme');
  expect(providers.find('nobody')).toBeUndefined();
});
