import { lockTableRound, putStakes, stakesOf, unitsOf } from '#features/tables';
import type { HouseDatabase, Tx } from '#platform/database';
import { inTurn } from '#platform/in-turn';
import { takeOffSlip } from '../at-draw/take-off-slip.ts';
import { isSlip, type Round } from '../round.ts';
import { type Move, moveRound } from '../store.ts';
import { hasOtherBet } from './store.ts';

/**
 * Moves a round on. A bet that comes to nothing is taken off the table in the same transaction, so that
 * what lies there is what is at stake.
 */
export async function makeMove(
  database: HouseDatabase,
  round: Round,
  move: Move,
): Promise<Round | undefined> {
  const isGone = move.status === 'DECLINED' || move.status === 'VOIDED';
  if (!isGone || round.tableRound === null)
    return database.statement((tx) => moveRound(tx, round, move));
  if (isSlip(round))
    // Its player may be placing another one, which holds what is taken off here.
    return inTurn(round.playerId, () =>
      database.transact((tx) => takeOffSlip(tx, round, () => moveRound(tx, round, move))),
    );
  return database.transact(async (tx) => {
    // The table before the bet, as everybody does: two who wait for each other would wait for ever.
    const name = { gameId: round.gameId, no: round.tableRound! };
    const table = await lockTableRound(tx, name);
    const moved = await moveRound(tx, round, move);
    if (moved && table) await takeOff(tx, round, table);
    return moved;
  });
}

async function takeOff(
  tx: Tx,
  round: Round,
  table: NonNullable<Awaited<ReturnType<typeof lockTableRound>>>,
): Promise<void> {
  const units = unitsOf(stakesOf(round.bet), round.currency);
  const staked = { ...table.staked };
  const bets = { ...table.bets };
  for (const [spot, weight] of Object.entries(units)) {
    staked[spot] = (staked[spot] ?? 0n) - weight;
    bets[spot] = (bets[spot] ?? 0) - 1;
  }
  const isCounted = Object.keys(units).length > 0;
  const hasLeft = isCounted && !(await hasOtherBet(tx, round));
  await putStakes(tx, { ...table, staked, bets, players: table.players - (hasLeft ? 1 : 0) });
}
