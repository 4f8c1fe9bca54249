import { DAY_MS, HOUR_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { type Currency, fromReferenceUnits } from '@maneki/kernel/money';

/** What a team of a demonstration played at: slots of the house's first studio. */
const GAMES = ['maneki3', 'tide20', 'sakura243'] as const;
const STAKES_RU = [40, 80, 60, 130, 50, 100, 200, 70];
/** What a bet pays, in tenths of its stake: over time less than it took, so that there is something to share. */
const PAYS_TENTHS = [0, 0, 5, 0, 20, 0, 0, 12, 0, 30, 0, 8, 0, 0, 20, 0, 15, 0, 0, 40];
/** On such days of each ten somebody plays; different ones for each, so that no day is without a bet. */
const PLAYS_ON = [1, 6];

/** One bet of a player's past, the same at every start: nothing here is chance. */
export type LineBet = {
  readonly txId: string;
  readonly gameId: string;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly isCancelled: false;
  readonly at: Date;
};

/** What the player of a number bet between registering and now, the last some hours ago. */
export function listLineBets(
  player: { readonly number: number; readonly currency: Currency; readonly registeredAt: Date },
  now: Date,
): LineBet[] {
  const { number, currency, registeredAt } = player;
  const days = Math.floor((now.getTime() - registeredAt.getTime()) / DAY_MS);
  return Array.from({ length: days }, (_, day) => day)
    .filter((day) => PLAYS_ON.includes((day + number * 3) % 10))
    .map((day, index) => {
      const place = index + number * 7;
      const stake = fromReferenceUnits(STAKES_RU[place % STAKES_RU.length]!, currency);
      return {
        txId: `line-${index + 1}`,
        gameId: GAMES[place % GAMES.length]!,
        stake,
        payout: (stake * BigInt(PAYS_TENTHS[place % PAYS_TENTHS.length]!)) / 10n,
        isCancelled: false,
        at: timeOf(now, { daysAgo: days - 1 - day, number, index }),
      };
    });
}

/** Hours and minutes differ, so that nobody takes the past for a machine's. */
const timeOf = (
  now: Date,
  { daysAgo, number, index }: { daysAgo: number; number: number; index: number },
): Date =>
  new Date(
    now.getTime() -
      daysAgo * DAY_MS -
      ((number % 5) + 1) * HOUR_MS -
      ((index * 13 + number * 5) % 50) * MINUTE_MS,
  );
