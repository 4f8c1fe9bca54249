import { DAY_MS, HOUR_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { type Currency, fromReferenceUnits } from '@maneki/kernel/money';
import { DEMO_GAMES } from './demo-games.ts';

/** One bet of the past that a demo account looks back on. */
export type DemoBet = {
  readonly txId: string;
  readonly gameId: string;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly isCancelled: boolean;
  readonly at: Date;
};

const DAYS = 30;
const BETS_PER_DAY = 2;
const STAKES_RU = [2, 2, 5, 2, 10, 2, 5, 3];
/** What a bet pays, in tenths of its stake. Mostly nothing, sometimes a little. */
const PAYS_TENTHS = [0, 0, 5, 0, 20, 0, 0, 12, 0, 0, 30, 0, 4, 0, 0, 40, 0, 0, 15, 0];
const BIG_TENTHS: Readonly<Record<number, number>> = { 17: 80, 44: 120 };
/** Lucky days that each account had at a time of its own, the last of them not long ago. */
const LUCKY_TENTHS: Readonly<Record<number, number>> = { 54: 200, 59: 130 };
const CANCELLED = [23, 51];

/** When an account begins whose past ends now. */
export const demoOpeningAt = (now: Date): Date => new Date(now.getTime() - (DAYS + 1) * DAY_MS);

/**
 * The bets of one account over the last thirty days, the same at every start: nothing here is chance.
 * The number of the account keeps two of them from having had the very same luck.
 */
export function listDemoBets(
  { number, currency }: { readonly number: number; readonly currency: Currency },
  now: Date,
): DemoBet[] {
  return Array.from({ length: DAYS * BETS_PER_DAY }, (_, index) => {
    const lucky = index + number * 7;
    const stake = fromReferenceUnits(STAKES_RU[lucky % STAKES_RU.length]!, currency);
    const big = BIG_TENTHS[index] ?? LUCKY_TENTHS[index + number];
    const tenths = big ?? PAYS_TENTHS[lucky % PAYS_TENTHS.length]!;
    const isCancelled = CANCELLED.includes(index);
    return {
      txId: `demo-${index + 1}`,
      gameId: DEMO_GAMES[lucky % DEMO_GAMES.length]!,
      stake,
      payout: isCancelled ? 0n : (stake * BigInt(tenths)) / 10n,
      isCancelled,
      at: timeOf(index, number, now),
    };
  });
}

/** Two bets a day, a few minutes apart, the last of them about an hour ago. */
function timeOf(index: number, number: number, now: Date): Date {
  const daysAgo = DAYS - 1 - Math.floor(index / BETS_PER_DAY);
  const minutes = (index % BETS_PER_DAY) * (3 + number) + (index % 5);
  return new Date(now.getTime() - daysAgo * DAY_MS - HOUR_MS + minutes * MINUTE_MS);
}
