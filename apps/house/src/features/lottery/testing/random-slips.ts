import { createHash } from 'node:crypto';
import type { LotteryRoundView } from '@maneki/contract/house/lottery';
import { type Draws, readDraws } from '@maneki/games/fair/draws';
import { FAMILIES } from '@maneki/games/lottery/families';
import { findPlay } from '@maneki/games/lottery/find-play';
import type { LotteryGame } from '@maneki/games/lottery/games';
import { parseSelection, writeRows } from '@maneki/games/lottery/selection';
import { payoutOf, winsOf } from '@maneki/games/lottery/settle';
import { parseAmount, writeAmount } from '@maneki/kernel/money';

export const draws: Draws = readDraws((counter) =>
  createHash('sha256').update(`slips|${counter}`).digest(),
);

/** Single lines of random plays, at fixed odds. */
export function chooseTickets({ family }: LotteryGame, by: Draws, count: number) {
  const plays = FAMILIES[family].plays.filter(
    // What can win most passes the limit of a member's slips.
    ({ types, name }) => types.includes('ENTERTAINMENT') && name !== 'LO4',
  );
  return Array.from({ length: count }, () => {
    const play = plays[by.below(plays.length)]!;
    const rows = play.grammar.rows.map(({ symbols, least }) => {
      const left = [...symbols];
      const chosen = Array.from({ length: least }, () => left.splice(by.below(left.length), 1)[0]);
      return symbols.filter((symbol) => chosen.includes(symbol));
    });
    const isLine = play.grammar.count(rows) === 1;
    const selection = isLine
      ? writeRows(rows)
      : writeRows(rows.map((_, place) => [play.grammar.rows[place]!.symbols[place]!]));
    return { play: play.code, selection, stake: '20' };
  });
}

/** What a slip pays, from its selections alone and by the odds of the tables. */
export function again({ family }: LotteryGame, { bet, outcome }: LotteryRoundView): string[] {
  return bet.tickets.map((ticket) => {
    const play = findPlay(FAMILIES[family], ticket.play)!;
    const parsed = parseSelection(play, 'ENTERTAINMENT', ticket.selection);
    if (!parsed.ok) throw new Error(`${ticket.play} ${ticket.selection}`);
    const wins = winsOf(play, parsed.value, outcome!.result);
    const odds = play.prizes.map(({ pays }) => pays!);
    return writeAmount(payoutOf(wins, { amount: parseAmount('20')!, odds }));
  });
}
