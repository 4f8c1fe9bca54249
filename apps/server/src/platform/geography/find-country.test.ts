import { expect, test } from 'vitest';
import { createCountryFinder } from './find-country.ts';

const JAPANESE_ADDRESS = '1.0.16.1';
const visitor = { address: JAPANESE_ADDRESS, headers: {}, isBehindTrustedProxy: false };

test('the range table knows where a public address is', () => {
  const findCountry = createCountryFinder({ override: undefined, header: undefined });
  expect(findCountry(visitor)).toBe('JP');
  expect(findCountry({ ...visitor, address: '2001:200::1' })).toBe('JP');
});

test('addresses that belong to no country, and things that are no address, answer nothing', () => {
  const findCountry = createCountryFinder({ override: undefined, header: undefined });
  for (const address of ['127.0.0.1', '::1', '10.0.0.1', 'localhost', '', '1.2.3.4.5'])
    expect(findCountry({ ...visitor, address }), address).toBeNull();
});

test('a country header counts only behind a trusted proxy', () => {
  const findCountry = createCountryFinder({ override: undefined, header: 'CF-IPCountry' });
  const headers = { 'cf-ipcountry': 'ph' };
  expect(findCountry({ ...visitor, headers, isBehindTrustedProxy: true })).toBe('PH');
  expect(findCountry({ ...visitor, headers, isBehindTrustedProxy: false })).toBe('JP');
});

test('a proxy that does not know the country leaves it unknown, and nonsense falls back to the ranges', () => {
  const findCountry = createCountryFinder({ override: undefined, header: 'cf-ipcountry' });
  const behind = { ...visitor, isBehindTrustedProxy: true };
  expect(findCountry({ ...behind, headers: { 'cf-ipcountry': 'XX' } })).toBeNull();
  expect(findCountry({ ...behind, headers: { 'cf-ipcountry': 'Japan' } })).toBe('JP');
});

test('the override of a development machine wins', () => {
  const findCountry = createCountryFinder({ override: 'VN', header: 'cf-ipcountry' });
  expect(findCountry(visitor)).toBe('VN');
});
