import type { HouseRefusal } from '@maneki/contract/house/refusals';
import type { GameState } from '@maneki/contract/house/schemas';
import { stakesOf } from '@maneki/games/slots/bet-ladder';
import { writeAmount } from '@maneki/kernel/money';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { isPlayCurrency, moneyOf } from '@maneki/kernel/wallet-currency';
import { findUnfinished, sumSession, viewRound } from '#features/rounds';
import { describeSeeds } from '#features/seeds';
import { endSession, type Session } from '#features/sessions';
import { listJackpots, vaultOf } from '#features/vault';
import type { HouseServices } from '#platform/services';
import { findMachine, isJackpotGame } from './find-machine.ts';

/** Everything that a game needs to show itself, whenever it asks. */
export async function getState(
  services: HouseServices,
  session: Session,
): Promise<Outcome<GameState, HouseRefusal>> {
  const { wallet, database, clock } = services;
  const { playerId, id: sessionId } = session;
  const answer = await wallet.call('balance', { playerId, sessionId });
  if (answer.kind === 'final' && answer.code === 'OK' && answer.balance !== undefined)
    return describeState(services, session, answer.balance);
  if (answer.kind === 'unknown') return refused({ code: 'house.temporary', detail: {} });
  if (answer.code === 'PLAYER_BLOCKED')
    return refused({ code: 'house.player_blocked', detail: {} });
  await database.statement((tx) => endSession(tx, { sessionId, now: clock.now() }));
  return refused({ code: 'house.session_ended', detail: {} });
}

export async function describeState(
  services: HouseServices,
  session: Session,
  balance: bigint,
): Promise<Outcome<GameState, HouseRefusal>> {
  const machine = findMachine(session);
  if (!machine) return refused({ code: 'house.game_off', detail: {} });
  const { playerId, gameId } = session;
  const { game, model } = machine;
  const now = services.clock.now();
  const currency = moneyOf(session.currency);
  const parts = await services.database.transact(async (tx) => ({
    seeds: await describeSeeds(tx, services, { playerId, now }),
    sums: await sumSession(tx, { playerId, sessionId: session.id }),
    unfinished: await findUnfinished(tx, { playerId, gameId }),
    jackpots: isJackpotGame(game) ? await listJackpots(tx, vaultOf(session)) : [],
  }));
  return done({
    gameId,
    vendor: session.vendor,
    model: game.model,
    modelVersion: model.version,
    isFree: isPlayCurrency(session.currency),
    currency: session.currency,
    balance: writeAmount(balance),
    stakes: stakesOf(currency).map(writeAmount),
    language: session.language,
    theme: session.theme,
    session: {
      openedAt: session.openedAt.toISOString(),
      now: now.toISOString(),
      staked: writeAmount(parts.sums.staked),
      won: writeAmount(parts.sums.won),
      realityCheckMinutes: session.realityCheckMinutes,
    },
    seeds: parts.seeds,
    jackpots: parts.jackpots.map(({ pool, amounts }) => ({ pool, amount: amounts[currency] })),
    unfinished: parts.unfinished ? viewRound(parts.unfinished) : null,
  });
}
