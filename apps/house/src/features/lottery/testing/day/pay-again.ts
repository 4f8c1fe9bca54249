import { FAMILIES } from '@maneki/games/lottery/families';
import { findPlay } from '@maneki/games/lottery/find-play';
import type { LotteryGame } from '@maneki/games/lottery/games';
import type { Play, Result } from '@maneki/games/lottery/play';
import { SECOND_READINGS } from '@maneki/games/lottery/testing/again/families';
import { listLinesAgain } from '@maneki/games/lottery/testing/again/list-lines';
import { parseAmount } from '@maneki/kernel/money';
import type { SlipWish } from './write-wish.ts';

type Wished = Pick<SlipWish, 'playType' | 'prizeMode' | 'series' | 'unitValue' | 'tickets'>;

/** How often a chase stakes its tickets on an issue, and which numbers of a play pay half there. */
export type Particulars = {
  readonly times: number;
  isHalfPaid(play: string, line: string): boolean;
};

/** What a slip costs and wins, by the second readings of the rules and with nothing of the house's own reckoning. */
export function paySlipAgain(
  game: LotteryGame,
  wished: Wished,
  { result, times, isHalfPaid }: Particulars & { readonly result: Result },
): { readonly stake: bigint; readonly win: bigint } {
  let stake = 0n;
  let win = 0n;
  for (const ticket of wished.tickets) {
    const play = findPlay(FAMILIES[game.family], ticket.play)!;
    const rows = ticket.selection.split('|').map((row) => row.split(',').sort());
    const lines = [...listLinesAgain(play, rows)];
    const amount =
      wished.playType === 'TRADITION'
        ? parseAmount(wished.unitValue!)! * BigInt(ticket.multiplier! * times)
        : parseAmount(ticket.stake!)!;
    stake += amount * BigInt(play.price * lines.length);
    const sum = { top: 0n, bottom: 1n };
    for (const line of lines) {
      const count = SECOND_READINGS[game.family].wins(play, line, result);
      if (count === 0) continue;
      const prize = SECOND_READINGS[game.family].prize?.(play, line, result) ?? 0;
      const { top, bottom } = priceOf(play, prize, wished);
      const half = isHalfPaid(ticket.play, line) ? 2n : 1n;
      sum.top = sum.top * bottom * half + BigInt(count) * top * sum.bottom;
      sum.bottom *= bottom * half;
    }
    // Only a ticket's whole is rounded, and it is rounded down.
    win += (amount * sum.top) / sum.bottom;
  }
  return { stake, win };
}

/** What a unit gives back: at fixed odds, or what a series leaves of what would be fair. */
function priceOf({ prizes, price }: Play, at: number, { playType, prizeMode, series }: Wished) {
  const { chance, pays } = prizes[at]!;
  if (playType === 'ENTERTAINMENT') return { top: pays!.numerator, bottom: pays!.denominator };
  const kept = prizeMode === 'ELOTT' ? 1_940 : series!;
  return {
    top: BigInt(kept) * BigInt(price) * chance.denominator,
    bottom: 2_000n * chance.numerator,
  };
}
