import {
  type Currency,
  floorToMinorUnits,
  fromReferenceUnits,
  takePpm,
} from '@maneki/kernel/money';

/** How much one order may be, in reference units. */
export const ORDER_LIMITS_RU = {
  ordinary: { minimum: 10, maximum: 5_000 },
  crypto: { minimum: 20, maximum: 20_000 },
} as const;

/** What a member may take out on a business day, and how often free of charge. */
export type DayTerms = { readonly freeCount: number; readonly dayMaxRu: number };

/** Where nobody has said more: everybody begins like this. */
export const FIRST_DAY_TERMS: DayTerms = { freeCount: 3, dayMaxRu: 2_000 };

/** What an order costs once the free ones of the day are used up. */
export const WITHDRAWAL_FEE = { ppm: 10_000n, maximumRu: 20 } as const;

/**
 * What an order costs: nothing while free ones are left, then a part of it, up to a most. Whole minor units,
 * rounded down. The server takes it by this, and pages show it before.
 */
export function withdrawalFee(
  amount: bigint,
  { currency, freeLeft }: { readonly currency: Currency; readonly freeLeft: number },
): bigint {
  if (freeLeft > 0) return 0n;
  const part = takePpm(amount, WITHDRAWAL_FEE.ppm);
  const maximum = fromReferenceUnits(WITHDRAWAL_FEE.maximumRu, currency);
  const isCapped = part > maximum;
  return floorToMinorUnits(isCapped ? maximum : part, currency);
}

/** From this on somebody looks at an order, and from this on two decide, in reference units. */
export const REVIEWED_ABOVE_RU = 500;
export const TWO_DECIDE_ABOVE_RU = 2_000;

export const PAYOUT_ACCOUNTS_MAX = 5;

/** Where real money leaves, whoever takes it out has shown a document and a face. */
export const VERIFICATION_LEVEL_NEEDED = 2;

/** Why an order waits for somebody to look at it. */
export const RISK_RULES = [
  'LARGE',
  'FIRST',
  'BONUS',
  'SHARED_DEVICE',
  'SHARED_NETWORK',
  'SHARED_HOLDER',
  'WIN_RATIO',
  'NEW_ACCOUNT',
  'ABOVE_AVERAGE',
] as const;

export type RiskRule = (typeof RISK_RULES)[number];
