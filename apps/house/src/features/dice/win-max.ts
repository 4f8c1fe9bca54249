import { type Currency, fromReferenceUnits } from '@maneki/kernel/money';

/** No roll pays more, in reference units: rare targets are for small stakes. */
export const WIN_MAX_UNITS = 20_000;

export const winMaxIn = (currency: Currency): bigint => fromReferenceUnits(WIN_MAX_UNITS, currency);
