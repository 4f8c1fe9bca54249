import { loadBlocks } from '@maneki/games/fair/browser-blocks';
import { readDraws, sharedMessageOf } from '@maneki/games/fair/draws';
import { FAMILIES } from '@maneki/games/lottery/families';
import { findLotteryGame } from '@maneki/games/lottery/games';
import { payoutOf, winsOf } from '@maneki/games/lottery/settle';
import type { CheckedRoundOf } from '../checked-round.ts';
import type { FoundOf } from '../round-check.ts';

/** The north of Vietnam draws 107 digits, four to a block; some are left for words that are skipped. */
const BLOCKS = 64;

export async function compute(round: CheckedRoundOf<'lottery'>): Promise<FoundOf<'lottery'>> {
  const game = findLotteryGame(round.game);
  if (!game) throw new Error(`there is no lottery ${round.game}`);
  const { gameId, family } = game;
  const { serverSeed, issue, stake } = round;
  const message = (counter: number) => sharedMessageOf({ gameId, roundNo: issue }, counter);
  const result = FAMILIES[family].draw(
    readDraws(await loadBlocks({ serverSeed, message, count: BLOCKS })),
  );
  const tickets = round.tickets.map((ticket) => ({
    ...ticket,
    payout: payoutOf(winsOf(ticket.play, ticket.selection, result), ticket.bet),
  }));
  const pays =
    stake === undefined ? undefined : tickets.reduce((sum, { payout }) => sum + payout, 0n);
  return { issue, result, tickets, pays };
}
