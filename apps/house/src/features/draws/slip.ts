import type { BoughtTicket, Slip } from '@maneki/contract/house/lottery';
import { countsAsTurnover } from '@maneki/games/lottery/coverage';
import { FAMILIES } from '@maneki/games/lottery/families';
import { findPlay } from '@maneki/games/lottery/find-play';
import type { LotteryGame } from '@maneki/games/lottery/games';
import { type Odds, readOdds } from '@maneki/games/lottery/odds';
import type { Play, Result } from '@maneki/games/lottery/play';
import { readRows, type Selection } from '@maneki/games/lottery/selection';
import {
  type Bet,
  largestPayout,
  loadsOf,
  payoutOf,
  winsOf,
  winUnitsOf,
} from '@maneki/games/lottery/settle';
import { invariant } from '@maneki/kernel/invariant';
import { type Currency, PER_REFERENCE_UNIT, parseAmount, writeAmount } from '@maneki/kernel/money';
import { isPlayCurrency, moneyOf } from '@maneki/kernel/wallet-currency';
import type { LineLoad } from './loads/store.ts';

/** A bet of a slip, as the rules know it. */
export type Ticket = {
  readonly play: Play;
  readonly selection: Selection;
  readonly bet: Bet;
  readonly stake: bigint;
};

/** Slips are kept as they are shown: this reads what one of them bought. */
export const ticketsOf = (
  { family }: Pick<LotteryGame, 'family'>,
  { tickets }: Pick<Slip, 'tickets'>,
): readonly Ticket[] => tickets.map((ticket) => readTicket(family, ticket));

/** Odds differ by plays and series alone: an issue has far fewer of them than tickets. */
const known = new Map<string, Odds>();
const KNOWN_MAX = 10_000;

function recallOdds(written: string): Odds {
  const odds = known.get(written) ?? readOdds(written);
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(written, odds);
  return odds;
}

function readTicket(family: LotteryGame['family'], ticket: BoughtTicket): Ticket {
  const play = findPlay(FAMILIES[family], ticket.play);
  const stake = parseAmount(ticket.stake);
  invariant(play && stake !== undefined, `${ticket.play} was sold`);
  const { selection: text, units, halfPaid } = ticket;
  return {
    play,
    selection: { text, rows: readRows(text), lines: units / play.price },
    bet: {
      amount: stake / BigInt(units),
      odds: recallOdds(ticket.odds),
      halfPaid: halfPaid && new Set(halfPaid),
    },
    stake,
  };
}

/** What luck could bring at most: what each ticket pays at best, though not all may win at once. */
export const mostOf = (tickets: readonly Ticket[]): bigint =>
  tickets.reduce((sum, { play, selection, bet }) => sum + largestPayout(play, selection, bet), 0n);

/**
 * How a slip loads the numbers of its issue, in ten-thousandths of reference units: members of several currencies
 * share them, in the book of theirs. Play credit weighs nothing, because nobody can lose by it.
 */
export function loadsOfTickets(tickets: readonly Ticket[], currency: string): LineLoad[] {
  if (isPlayCurrency(currency)) return [];
  const per = PER_REFERENCE_UNIT[moneyOf(currency) as Currency];
  const loads = new Map<string, LineLoad>();
  for (const { play, selection, bet } of tickets)
    for (const { line, payout } of loadsOf(play, selection, bet)) {
      const key = `${play.code} ${line}`;
      const load = (loads.get(key)?.load ?? 0n) + payout / per;
      loads.set(key, { play: play.code, line, load });
    }
  return [...loads.values()];
}

export type SettledSlip = {
  readonly payouts: readonly string[];
  readonly winUnits: readonly number[];
  readonly win: bigint;
};

/** What a result makes of a slip. */
export function settleTickets(tickets: readonly Ticket[], result: Result): SettledSlip {
  let win = 0n;
  const payouts: string[] = [];
  const winUnits: number[] = [];
  for (const { play, selection, bet } of tickets) {
    const wins = winsOf(play, selection, result);
    const payout = wins.length > 0 ? payoutOf(wins, bet) : 0n;
    win += payout;
    payouts.push(writeAmount(payout));
    winUnits.push(winUnitsOf(wins));
  }
  return { payouts, winUnits, win };
}

/**
 * The plays of which a member covers nearly all by the tickets of an issue, all slips together: whoever does so with
 * several of them risks as little as with one, and turns nothing over there.
 */
export function coveredPlays(tickets: readonly Ticket[]): ReadonlySet<Play> {
  const covered = new Set<Play>();
  for (const [play, own] of Map.groupBy(tickets, (ticket) => ticket.play)) {
    const selections = own.map(({ selection }) => selection);
    if (!countsAsTurnover(play, selections)) covered.add(play);
  }
  return covered;
}

/** What of a slip counts as turnover. */
export const turnoverOf = (tickets: readonly Ticket[], covered: ReadonlySet<Play>): bigint =>
  tickets.reduce((sum, { play, stake }) => (covered.has(play) ? sum : sum + stake), 0n);
