import { type Currency, fromReferenceUnits, parseAmount } from '@maneki/kernel/money';

/** What one is worth where tickets are bought in units, as money of each currency. */
const ONE: Readonly<Record<Currency, string>> = {
  JPY: '10',
  PHP: '5',
  THB: '5',
  VND: '1000',
  CNY: '1',
  USD: '0.1',
};

/** Hundredths of the above: a unit is bought for two, a fifth, or a fiftieth of it. */
const HUNDREDTHS = [200n, 20n, 2n] as const;

/** What a unit may cost, from the dearest to the cheapest, in ledger units. */
export const unitValuesOf = (currency: Currency): readonly bigint[] =>
  HUNDREDTHS.map((hundredths) => (parseAmount(ONE[currency])! * hundredths) / 100n);

/** In reference units. */
const LIMITS = {
  ticketStakeMax: 500,
  ticketPayoutMax: 20_000,
  memberPayoutMax: 50_000,
  loadMax: 30_000,
} as const;

/** A tenth of a reference unit. */
const PER_LEAST_STAKE = 10n;

/** What a ticket may cost and pay, what a member may win in an issue, and a number of a play: in ledger units. */
export const limitsOf = (currency: Currency) => ({
  ticketStakeMin: fromReferenceUnits(1, currency) / PER_LEAST_STAKE,
  ticketStakeMax: fromReferenceUnits(LIMITS.ticketStakeMax, currency),
  ticketPayoutMax: fromReferenceUnits(LIMITS.ticketPayoutMax, currency),
  memberPayoutMax: fromReferenceUnits(LIMITS.memberPayoutMax, currency),
  loadMax: fromReferenceUnits(LIMITS.loadMax, currency),
});
