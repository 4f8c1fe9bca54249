import type { HouseRefusal } from '@maneki/contract/house/refusals';
import type { FrameState, GameKind, GameState } from '@maneki/contract/house/schemas';
import { writeAmount } from '@maneki/kernel/money';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { isPlayCurrency } from '@maneki/kernel/wallet-currency';
import { sumSession } from '#features/rounds';
import { endSession, type Session } from '#features/sessions';
import type { HouseServices } from '#platform/services';
import { type HouseKinds, hasGame } from './kind.ts';

/** Everything that a game needs to show itself, whenever it asks. */
export async function getState(
  services: HouseServices,
  kinds: HouseKinds,
  session: Session,
): Promise<Outcome<GameState, HouseRefusal>> {
  const { wallet, database, clock } = services;
  const { playerId, id: sessionId } = session;
  const answer = await wallet.call('balance', { playerId, sessionId });
  if (answer.kind === 'final' && answer.code === 'OK' && answer.balance !== undefined)
    return describeState(services, kinds, { session, balance: answer.balance });
  if (answer.kind === 'unknown') return refused({ code: 'house.temporary', detail: {} });
  if (answer.code === 'PLAYER_BLOCKED')
    return refused({ code: 'house.player_blocked', detail: {} });
  await database.statement((tx) => endSession(tx, { sessionId, now: clock.now() }));
  return refused({ code: 'house.session_ended', detail: {} });
}

export async function describeState(
  services: HouseServices,
  kinds: HouseKinds,
  { session, balance }: { readonly session: Session; readonly balance: bigint },
): Promise<Outcome<GameState, HouseRefusal>> {
  const name = (Object.keys(kinds) as GameKind[]).find((known) => hasGame(kinds[known], session));
  if (!name) return refused({ code: 'house.game_off', detail: {} });
  const { playerId, id: sessionId } = session;
  const own = await kinds[name].describe(services, session);
  if (!own) return refused({ code: 'house.game_off', detail: {} });
  const sums = await services.database.statement((tx) => sumSession(tx, { playerId, sessionId }));
  const frame: FrameState = {
    gameId: session.gameId,
    vendor: session.vendor,
    isFree: isPlayCurrency(session.currency),
    currency: session.currency,
    balance: writeAmount(balance),
    stakes: own.stakes,
    language: session.language,
    theme: session.theme,
    session: {
      openedAt: session.openedAt.toISOString(),
      now: services.clock.now().toISOString(),
      staked: writeAmount(sums.staked),
      won: writeAmount(sums.won),
      realityCheckMinutes: session.realityCheckMinutes,
    },
  };
  return done({ ...frame, ...own });
}
