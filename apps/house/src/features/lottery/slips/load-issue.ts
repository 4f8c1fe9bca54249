import type { HouseRefusal } from '@maneki/contract/house/refusals';
import { type LotteryLimits, limitsOf } from '@maneki/games/lottery/stakes';
import { writeAmount } from '@maneki/kernel/money';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import { addLoads, addStake, bookOf, type Issue, loadsOfTickets, mostOf } from '#features/draws';
import type { Session } from '#features/sessions';
import type { Tx } from '#platform/database';
import type { Bought } from './judge-wish.ts';
import { LOADED_MAX } from './read-wish.ts';

/** All slips of a member on an issue have so many lines at most: the largest slip there is, and once more. */
const MEMBER_LINES_MAX = 2 * LOADED_MAX;

export type Buying = { readonly session: Session; readonly issue: Issue; readonly bought: Bought };

/** Puts a slip on its issue, unless the member or one of its numbers would carry too much. */
export async function loadIssue(
  tx: Tx,
  { session, issue, bought }: Buying,
  limits: LotteryLimits,
): Promise<HouseRefusal | undefined> {
  const { playerId, currency } = session;
  const { gameId, no } = issue;
  const payout = mostOf(bought.tickets);
  const most = limitsOf(moneyOf(currency), limits).memberPayoutMax;
  const lines = bought.tickets.reduce((sum, { selection }) => sum + selection.lines, 0);
  const stake = { gameId, no, playerId, currency, stake: bought.stake, payout, lines };
  const tooMuch = await addStake(tx, stake, { payout: most, lines: MEMBER_LINES_MAX });
  if (tooMuch === 'PAYOUT')
    return { code: 'house.win_too_large', detail: { max: writeAmount(most) } };
  if (tooMuch) return { code: 'house.lines_over_limit', detail: { max: MEMBER_LINES_MAX } };
  const loads = loadsOfTickets(bought.tickets, currency);
  // Players of several currencies load a number together.
  const { loadMax } = limitsOf('USD', limits);
  const full = await addLoads(tx, { gameId, no, book: bookOf(currency) }, { loads, most: loadMax });
  if (!full) return undefined;
  return { code: 'house.number_full', detail: { play: full.play, number: full.line } };
}
