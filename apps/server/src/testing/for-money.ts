import type { MarketPolicy } from '#features/site';

/** A market that plays for money, where the test's members belong to none. */
export const FOR_MONEY: MarketPolicy = {
  countryCode: 'JP',
  mode: 'REAL',
  minimumAge: null,
  licenceRef: 'JP-1',
  realSince: new Date('2030-01-01T00:00:00Z'),
};
