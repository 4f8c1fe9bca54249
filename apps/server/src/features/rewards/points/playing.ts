import type { Events } from '@maneki/contract/contract';
import type { Category } from '@maneki/contract/play/tickets';
import { fromReferenceUnits } from '@maneki/kernel/money';
import { isPlayCurrency, moneyOf } from '@maneki/kernel/wallet-currency';

/** Ten times what a category counts: tables and draws give back more, and earn less. */
const FACTOR_TENTHS: Readonly<Record<Category, bigint>> = {
  RNG: 10n,
  JACKPOT: 10n,
  FISH: 10n,
  PVP: 5n,
  SPORTS: 5n,
  ESPORTS: 5n,
  COCKFIGHT: 5n,
  LIVE: 3n,
  LOTT: 3n,
  ELOTT: 3n,
};

const RU_PER_POINT = 10;

/** What is worth one point in a wallet's currency, in the same measure as `worthOf`. */
export const worthOfPoint = (currency: string): bigint =>
  fromReferenceUnits(RU_PER_POINT, moneyOf(currency)) * 10n;

type Settlement = Events['play.bet_settled'];

/** What a decided bet counts: its valid turnover in ledger units, times ten times the factor of its category. */
export const worthOf = ({ category, validTurnover }: Settlement): bigint =>
  BigInt(validTurnover) * FACTOR_TENTHS[category];

export type Played = {
  readonly memberId: string;
  readonly merchantCode: string;
  readonly currency: string;
  readonly worth: bigint;
  /** Of the last bet among them; with it they are counted once. */
  readonly eventId: bigint;
};

/**
 * What members have played, one row for each of them and currency, in a fixed order: two handlers that add to the same
 * members at once must not wait for each other crosswise. Games that are tried with play credit earn nothing.
 */
export function sumPlayed(
  bets: readonly { readonly id: bigint; readonly payload: Settlement }[],
): Played[] {
  const sums = new Map<string, Played>();
  for (const { id, payload } of bets) {
    const { memberId, merchantCode, currency } = payload;
    const worth = worthOf(payload);
    if (worth <= 0n || isPlayCurrency(currency)) continue;
    const key = `${memberId} ${currency}`;
    const before = sums.get(key)?.worth ?? 0n;
    sums.set(key, { memberId, merchantCode, currency, worth: before + worth, eventId: id });
  }
  return [...sums].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, played]) => played);
}
