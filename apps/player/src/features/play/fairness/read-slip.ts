import { readTickets } from '@maneki/contract/house/check-query';
import { FAMILIES } from '@maneki/games/lottery/families';
import { findPlay } from '@maneki/games/lottery/find-play';
import { findLotteryGame } from '@maneki/games/lottery/games';
import { readOdds } from '@maneki/games/lottery/odds';
import type { Play } from '@maneki/games/lottery/play';
import { parseSelection, type Selection, unitsOf } from '@maneki/games/lottery/selection';
import type { Bet } from '@maneki/games/lottery/settle';
import { parseAmount } from '@maneki/kernel/money';

/** One bet of a slip, ready to be held against a result. */
export type SlipTicket = {
  readonly play: Play;
  readonly selection: Selection;
  readonly stake: bigint;
  readonly bet: Bet;
};

const ODDS = /^\d{1,30}\/[1-9]\d{0,29}( \d{1,30}\/[1-9]\d{0,29})*$/;

/** The tickets of a slip as an address tells them, or somebody types them; undefined where one cannot be. */
export function readSlip(gameId: string, written: string): readonly SlipTicket[] | undefined {
  const tickets = readTickets(written).map((ticket) => readTicket(gameId, ticket));
  return tickets.every((ticket) => ticket !== undefined) ? tickets : undefined;
}

type Told = ReturnType<typeof readTickets>[number];

function readTicket(gameId: string, told: Told): SlipTicket | undefined {
  const game = findLotteryGame(gameId);
  const play = game && findPlay(FAMILIES[game.family], told.play);
  const stake = parseAmount(told.stake);
  if (!play || stake === undefined || stake <= 0n || !ODDS.test(told.odds)) return undefined;
  const parsed = parseSelection(play, 'TRADITION', told.selection);
  const odds = readOdds(told.odds);
  if (!parsed.ok || odds.length !== play.prizes.length) return undefined;
  const selection = parsed.value;
  const units = BigInt(unitsOf(play, selection));
  if (stake % units !== 0n) return undefined;
  const halfPaid = new Set(told.halfPaid);
  return { play, selection, stake, bet: { amount: stake / units, odds, halfPaid } };
}
