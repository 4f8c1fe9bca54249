import { expect, test } from 'vitest';
import { firstMerchants } from './first-merchants.ts';
import { misconfiguration } from './flag-rules.ts';
import { chooseLanguage, currencyFor, effectiveMinimumAge, isForMoney } from './merchant.ts';

const [maneki, sampaguita] = firstMerchants as [
  (typeof firstMerchants)[number],
  (typeof firstMerchants)[number],
];
const guest = { chosen: undefined };

test('[SITE-5] Japanese for Japan, English elsewhere, the merchant’s own where the country is unknown', () => {
  expect(chooseLanguage(maneki, { ...guest, countryCode: 'JP' })).toBe('JA');
  expect(chooseLanguage(maneki, { ...guest, countryCode: 'VN' })).toBe('EN');
  const thai = { ...maneki, defaultLanguage: 'TH' as const };
  expect(chooseLanguage(thai, { ...guest, countryCode: null })).toBe('TH');
  expect(chooseLanguage(thai, { ...guest, countryCode: 'DE' })).toBe('EN');
});

test('[SITE-5] a chosen language wins, unless the merchant does not speak it', () => {
  expect(chooseLanguage(maneki, { chosen: 'VI', countryCode: 'JP' })).toBe('VI');
  expect(chooseLanguage(sampaguita, { chosen: 'VI', countryCode: 'JP' })).toBe('EN');
});

test('a member’s currency is the market’s where offered, else the merchant’s', () => {
  expect(currencyFor(maneki, 'TH')).toBe('THB');
  expect(currencyFor(maneki, 'PH')).toBe('JPY');
  expect(currencyFor(sampaguita, 'JP')).toBe('PHP');
  expect(currencyFor(sampaguita, null)).toBe('PHP');
});

test('a site may be stricter than its market, never laxer', () => {
  const lenient = { ...maneki, minimumAge: 18 };
  const market = {
    countryCode: 'JP',
    mode: 'DEMO',
    minimumAge: 20,
    licenceRef: null,
    realSince: null,
  } as const;
  expect(effectiveMinimumAge(lenient, market)).toBe(20);
  expect(effectiveMinimumAge(maneki, market)).toBe(21);
  expect(effectiveMinimumAge(lenient, undefined)).toBe(18);
});

test('neither demo merchant is misconfigured', () => {
  for (const merchant of firstMerchants) expect(misconfiguration(merchant.flags)).toBeUndefined();
});

test('registration by number without a password needs login by SMS code', () => {
  const flags = { ...maneki.flags, MOBILENUMREG3: true, MOBILENUMPASSREG3: false };
  expect(misconfiguration({ ...flags, MOBILEVERCODELOGIN3: false })).toBeDefined();
  expect(misconfiguration({ ...flags, MOBILEVERCODELOGIN3: true })).toBeUndefined();
  expect(
    misconfiguration({ ...flags, MOBILENUMREG3: false, MOBILEVERCODELOGIN3: false }),
  ).toBeUndefined();
});

test.each([
  ['DEMO', null, false],
  ['REAL', new Date(), true],
  ['BLOCKED', null, false],
  ['BLOCKED', new Date(), true],
] as const)(
  'a market that is %s (real since %s) plays for money: %s',
  (mode, realSince, isReal) => {
    const market = { countryCode: 'JP', mode, minimumAge: null, licenceRef: null, realSince };
    expect(isForMoney(market)).toBe(isReal);
  },
);

test('a country without a policy plays for no money', () => {
  expect(isForMoney(undefined)).toBe(false);
});
