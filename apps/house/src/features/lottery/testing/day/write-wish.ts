import { randomUUID } from 'node:crypto';
import type { HouseRequest } from '@maneki/contract/house/schemas';
import { hasSeries, lotteryGroupOf } from '@maneki/contract/play/lottery';
import type { Draws } from '@maneki/games/fair/draws';
import { FAMILIES } from '@maneki/games/lottery/families';
import type { LotteryGame } from '@maneki/games/lottery/games';
import { oddsOf } from '@maneki/games/lottery/odds';
import type { Play } from '@maneki/games/lottery/play';
import { unitsOf, writeRows } from '@maneki/games/lottery/selection';
import { largestPayout } from '@maneki/games/lottery/settle';
import { chooseRows, selectionOf } from '@maneki/games/lottery/testing/prove-play';
import { parseAmount } from '@maneki/kernel/money';
import { PERSONAL_SERIES } from './seat-members.ts';

export type SlipWish = HouseRequest<'placeSlip'>;
type Ticket = SlipWish['tickets'][number];
type Terms = Pick<SlipWish, 'playType' | 'prizeMode' | 'series' | 'unitValue'>;

/** What a ticket costs at least, in yen. */
const LEAST = 15;
/** What a unit may cost, in yen; the dearest is for few. */
const UNIT_VALUES = ['0.2', '0.2', '2', '20'] as const;
/** So much may be won by a slip at best: a tenth of what a member may win by an issue. */
const SLIP_MAX = parseAmount('700000')!;
const CHASED_TICKETS = 6;

const oneOf = <Item>(by: Draws, items: readonly Item[]): Item => items[by.below(items.length)]!;

/** A slip of so many tickets at most, of any play type and prize mode that the game has; some are chases. */
export function writeWish(
  by: Draws,
  game: LotteryGame,
  {
    no,
    lastNo,
    tickets,
  }: { readonly no: number; readonly lastNo: number; readonly tickets: number },
): SlipWish {
  const terms = chooseTerms(by, game);
  const isChase = terms.playType === 'TRADITION' && no < lastNo && by.below(6) === 0;
  const count = isChase ? Math.min(CHASED_TICKETS, tickets) : tickets;
  let left = isChase ? SLIP_MAX / 4n : SLIP_MAX;
  const chosen: Ticket[] = [];
  // What would win too much is left out, and another chosen in its place, but not for ever.
  for (let tries = 0; chosen.length < count && tries < 2 * count + 50; tries += 1) {
    const { ticket, most } = chooseTicket(by, game, terms);
    if (most > left) continue;
    left -= most;
    chosen.push(ticket);
  }
  const wish = { key: randomUUID(), no, ...terms, tickets: chosen };
  return isChase ? { ...wish, chase: chooseChase(by, { no, lastNo }) } : wish;
}

function chooseTerms(by: Draws, { family, playTypes, prizeModes }: LotteryGame): Terms {
  const playType = oneOf(by, playTypes);
  const prizeMode = oneOf(by, prizeModes);
  if (playType === 'ENTERTAINMENT') return { playType, prizeMode };
  const unitValue = oneOf(by, UNIT_VALUES);
  if (prizeMode === 'ELOTT') return { playType, prizeMode, unitValue };
  const most = prizeMode === 'ZY' ? 1_950 : PERSONAL_SERIES;
  const series = hasSeries(lotteryGroupOf(family)) ? most - 2 * by.below(100) : undefined;
  return { playType, prizeMode, unitValue, series };
}

function chooseTicket(by: Draws, { family }: LotteryGame, terms: Terms) {
  const { playType, prizeMode: mode, series, unitValue } = terms;
  const isTradition = playType === 'TRADITION';
  const play = oneOf(
    by,
    FAMILIES[family].plays.filter(({ types }) => types.includes(playType)),
  );
  const rows = chooseRows(play, by, { moreMax: isTradition ? 3 : 0 });
  const selection = selectionOf(play, rows);
  const units = unitsOf(play, selection);
  const each = isTradition ? Number(unitValue) : 1;
  const times = Math.ceil(LEAST / (units * each)) * (1 + by.below(3));
  const bet = {
    amount: parseAmount(unitValue ?? '1')! * BigInt(times),
    odds: oddsOf(play, { type: playType, mode, series }),
  };
  const ticket: Ticket = {
    play: play.code,
    selection: writeRows(shuffled(by, play, rows)),
    ...(isTradition ? { multiplier: times } : { stake: String(times) }),
  };
  return { ticket, most: largestPayout(play, selection, bet) };
}

/** Symbols of a row may be written in any order. */
const shuffled = (by: Draws, { grammar }: Play, rows: readonly (readonly string[])[]) =>
  grammar.spell || by.below(2) === 0 ? rows : rows.map((row) => row.toReversed());

function chooseChase(by: Draws, { no, lastNo }: { readonly no: number; readonly lastNo: number }) {
  const length = Math.min(2 + by.below(5), lastNo - no + 1);
  return {
    issues: Array.from({ length }, (_, place) => ({
      no: no + place,
      multiplier: 1 + by.below(3),
    })),
    stopsOnWin: by.below(3) > 0,
  };
}
