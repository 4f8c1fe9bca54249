import type { BoughtTicket, Slip } from '@maneki/contract/house/lottery';
import type { HouseRefusal } from '@maneki/contract/house/refusals';
import { oddsOf, writeOdds } from '@maneki/games/lottery/odds';
import { linesOf } from '@maneki/games/lottery/selection';
import { highestSeries, mayPlayAt } from '@maneki/games/lottery/series';
import { largestPayout } from '@maneki/games/lottery/settle';
import type { LotteryMoneyLimits } from '@maneki/games/lottery/stakes';
import { writeAmount } from '@maneki/kernel/money';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Issue, Restriction, Ticket } from '#features/draws';
import type { ReadWish, WishedTicket } from './read-wish.ts';

/** What one issue of a wish buys: as it is kept, and as the rules know it. */
export type Bought = {
  readonly slip: Slip;
  readonly tickets: readonly Ticket[];
  readonly stake: bigint;
};

/** Why a player may not bet at the series that was chosen. Whoever was told none may choose none. */
export function judgeSeries(
  { series, prizeMode }: Pick<ReadWish, 'series' | 'prizeMode'>,
  personal: number | undefined,
): HouseRefusal | undefined {
  if (series === undefined) return undefined;
  const own = personal ?? 0;
  if (mayPlayAt(series, prizeMode, own)) return undefined;
  return { code: 'house.series_invalid', detail: { max: highestSeries(prizeMode, own) ?? 0 } };
}

/** What a wish buys of one issue, each stake so many times; or why it buys nothing. */
export function buyTickets(
  wish: ReadWish,
  {
    issue,
    times,
    restrictions,
    limits,
    chaseId,
  }: {
    readonly issue: Pick<Issue, 'no' | 'issueNo'>;
    readonly times: number;
    readonly restrictions: readonly Restriction[];
    readonly limits: LotteryMoneyLimits;
    readonly chaseId?: string | undefined;
  },
): Outcome<Bought, HouseRefusal> {
  const { playType, prizeMode, series, unitValue } = wish;
  const bought: BoughtTicket[] = [];
  const tickets: Ticket[] = [];
  for (const [place, wished] of wish.tickets.entries()) {
    const { play, selection, units } = wished;
    const odds = oddsOf(play, { type: playType, mode: prizeMode, series });
    const written = writeOdds(odds);
    if (wished.shown !== undefined && wished.shown !== written)
      return refused({ code: 'house.odds_changed', detail: { ticket: place + 1 } });
    const named = restrictions.length === 0 ? undefined : findRestricted(wished, restrictions);
    if (named?.closed !== undefined)
      return refused({
        code: 'house.number_closed',
        detail: { play: play.code, number: named.closed },
      });
    const half = new Set(named?.half);
    if (!isHalfShown(half, wished, { isFirst: issue.no === wish.no }))
      return refused({ code: 'house.odds_changed', detail: { ticket: place + 1 } });
    const multiplier = wished.multiplier === undefined ? undefined : wished.multiplier * times;
    const bet = {
      amount: wished.amount * BigInt(multiplier ?? 1),
      odds,
      halfPaid: half.size > 0 ? half : undefined,
    };
    const stake = bet.amount * BigInt(units);
    const problem = judgeTicket({ play, selection, bet, stake }, limits);
    if (problem) return refused(problem);
    tickets.push({ play, selection, bet, stake });
    bought.push({
      play: play.code,
      selection: selection.text,
      units,
      ...(multiplier === undefined ? {} : { multiplier }),
      stake: writeAmount(stake),
      odds: written,
      ...(bet.halfPaid ? { halfPaid: [...bet.halfPaid] } : {}),
    });
  }
  const slip: Slip = {
    no: issue.no,
    issueNo: issue.issueNo,
    playType,
    prizeMode,
    ...(series === undefined ? {} : { series }),
    ...(unitValue === undefined ? {} : { unitValue: writeAmount(unitValue) }),
    tickets: bought,
    ...(chaseId === undefined ? {} : { chaseId }),
  };
  return done({ slip, tickets, stake: tickets.reduce((sum, { stake }) => sum + stake, 0n) });
}

/**
 * Nobody buys at half pay unshown. Of a chase the player was shown the first issue: a later one may pay more than that,
 * never less.
 */
const isHalfShown = (
  half: ReadonlySet<string>,
  { shownHalf }: Pick<WishedTicket, 'shownHalf'>,
  { isFirst }: { readonly isFirst: boolean },
): boolean =>
  [...half].every((number) => shownHalf.has(number)) && (!isFirst || shownHalf.size === half.size);

function judgeTicket(
  { play, selection, bet, stake }: Ticket,
  limits: LotteryMoneyLimits,
): HouseRefusal | undefined {
  const { ticketStakeMin, ticketStakeMax, ticketPayoutMax } = limits;
  if (stake < ticketStakeMin)
    return { code: 'house.stake_under_limit', detail: { min: writeAmount(ticketStakeMin) } };
  if (stake > ticketStakeMax)
    return { code: 'house.stake_over_limit', detail: { max: writeAmount(ticketStakeMax) } };
  if (largestPayout(play, selection, bet) > ticketPayoutMax)
    return { code: 'house.win_too_large', detail: { max: writeAmount(ticketPayoutMax) } };
  return undefined;
}

/** Which numbers of a ticket are closed, or pay half. */
function findRestricted(
  { play, selection }: WishedTicket,
  restrictions: readonly Restriction[],
): { readonly closed: string | undefined; readonly half: readonly string[] } | undefined {
  const own = restrictions.filter((restriction) => restriction.play === play.code);
  if (own.length === 0) return undefined;
  const lines = new Set([...linesOf(play, selection)].map(({ key }) => key));
  const chosen = own.filter(({ number }) => lines.has(number));
  return {
    closed: chosen.find(({ rule }) => rule === 'CLOSED')?.number,
    half: chosen.filter(({ rule }) => rule === 'HALF').map(({ number }) => number),
  };
}
