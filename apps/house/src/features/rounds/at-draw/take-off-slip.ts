import { findLotteryGame } from '@maneki/games/lottery/games';
import { invariant } from '@maneki/kernel/invariant';
import {
  bookOf,
  holdIssues,
  loadsOfTickets,
  mostOf,
  takeLoads,
  takeStake,
  ticketsOf,
} from '#features/draws';
import type { Tx } from '#platform/database';
import type { Round } from '../round.ts';
import { slipOf } from './fix-issue-wins.ts';

/** Moves a slip on that comes to nothing, and takes off what it had loaded the numbers of its issue with. */
export async function takeOffSlip(
  tx: Tx,
  round: Round,
  move: () => Promise<Round | undefined>,
): Promise<Round | undefined> {
  const { gameId, playerId, currency, stake, tableRound } = round;
  const game = findLotteryGame(gameId);
  invariant(game && tableRound !== null, `slip ${round.id} is on no issue`);
  const name = { gameId, no: tableRound };
  await holdIssues(tx, { gameId, nos: [tableRound] });
  const moved = await move();
  if (!moved) return undefined;
  const tickets = ticketsOf(game, slipOf(round));
  await takeStake(tx, { ...name, playerId, currency, stake, payout: mostOf(tickets) });
  await takeLoads(tx, { ...name, book: bookOf(currency) }, loadsOfTickets(tickets, currency));
  return moved;
}
