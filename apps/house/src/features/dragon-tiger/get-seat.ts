import type { HouseRefusal } from '@maneki/contract/house/refusals';
import type { HouseReply, RoundViewOf } from '@maneki/contract/house/schemas';
import { writeAmount } from '@maneki/kernel/money';
import { done, type Outcome } from '@maneki/kernel/outcome';
import { listSeat, type Round, viewRound } from '#features/rounds';
import type { Session } from '#features/sessions';
import { findTable } from '#features/tables';
import type { HouseServices } from '#platform/services';

/** What became of a player's own bets, with the balance that they left. */
export async function getSeat(
  services: HouseServices,
  session: Session,
): Promise<Outcome<HouseReply<'getSeat'>, HouseRefusal>> {
  const { wallet } = services;
  const { playerId, id: sessionId } = session;
  const bets = await listOwnBets(services, session);
  const answer = await wallet.call('balance', { playerId, sessionId });
  const balance = answer.kind === 'final' && answer.code === 'OK' ? answer.balance : undefined;
  return done({ bets, balance: balance === undefined ? null : writeAmount(balance) });
}

/** The player's bets on the round that runs and on the one before it. */
export async function listOwnBets(
  { database }: Pick<HouseServices, 'database'>,
  { playerId, gameId, currency }: Session,
): Promise<RoundViewOf<'dragon-tiger'>[]> {
  return database.transact(async (tx) => {
    const table = await findTable(tx, gameId);
    const from = Math.max(0, (table?.roundNo ?? 0) - 1);
    const rounds = await listSeat(tx, { playerId, gameId, currency, from });
    return rounds.map((round) => viewRound(round as Round & { kind: 'dragon-tiger' }));
  });
}
