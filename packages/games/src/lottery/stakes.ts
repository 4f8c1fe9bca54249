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

/** What a ticket may cost and pay, a member win in an issue, and a number carry: in whole reference units. */
export type LotteryLimits = {
  readonly ticketStakeMax: number;
  readonly ticketPayoutMax: number;
  readonly memberPayoutMax: number;
  readonly loadMax: number;
};

/** Of a lottery of which no operator said otherwise. */
export const SHIPPED_LIMITS: LotteryLimits = {
  ticketStakeMax: 500,
  ticketPayoutMax: 20_000,
  memberPayoutMax: 50_000,
  loadMax: 30_000,
};

/** A tenth of a reference unit. */
const PER_LEAST_STAKE = 10n;

/** No operator can lower this: it is what the game's tile says. */
export const ticketStakeMinOf = (currency: Currency): bigint =>
  fromReferenceUnits(1, currency) / PER_LEAST_STAKE;

/** The limits of a lottery in ledger units of a currency. */
export const limitsOf = (currency: Currency, limits: LotteryLimits) => ({
  ticketStakeMin: ticketStakeMinOf(currency),
  ticketStakeMax: fromReferenceUnits(limits.ticketStakeMax, currency),
  ticketPayoutMax: fromReferenceUnits(limits.ticketPayoutMax, currency),
  memberPayoutMax: fromReferenceUnits(limits.memberPayoutMax, currency),
  loadMax: fromReferenceUnits(limits.loadMax, currency),
});

export type LotteryMoneyLimits = ReturnType<typeof limitsOf>;
