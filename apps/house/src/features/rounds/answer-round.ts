import type { HouseRefusal, PlainHouseCode } from '@maneki/contract/house/refusals';
import type { RoundWalletCode } from '@maneki/contract/round-wallet/codes';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { endSession, type Session } from '#features/sessions';
import type { HouseServices } from '#platform/services';
import type { Driven } from './drive-round.ts';
import { markSeen } from './seen/store.ts';

const DECLINES: Readonly<Partial<Record<RoundWalletCode, PlainHouseCode>>> = {
  INSUFFICIENT_FUNDS: 'house.insufficient_funds',
  LIMIT_REACHED: 'house.limit_reached',
  PLAYER_BLOCKED: 'house.player_blocked',
  SELF_EXCLUDED: 'house.player_blocked',
  SESSION_UNKNOWN: 'house.session_ended',
  SESSION_EXPIRED: 'house.session_ended',
  GAME_OFF: 'house.game_off',
  // The house looks before it asks: nothing but a slip of another kind comes so far.
  PRIZE_MODE_OFF: 'house.mode_off',
  SERIES_TOO_HIGH: 'house.bet_invalid',
};

/** A round that took nothing is a refusal, and the player has seen it by that. */
export async function answerRound(
  { database, clock }: HouseServices,
  session: Session,
  driven: Driven,
): Promise<Outcome<Driven, HouseRefusal>> {
  const { status, reason, playerId, id, isSeen } = driven.round;
  if (status !== 'DECLINED' && status !== 'VOIDED') return done(driven);
  // Why a round was given back may be an operator's own words.
  const said = status === 'DECLINED' ? DECLINES[reason as RoundWalletCode] : undefined;
  const code = said ?? 'house.temporary';
  if (!isSeen) await database.statement((tx) => markSeen(tx, { playerId, id }));
  if (code === 'house.session_ended') {
    const ended = { sessionId: session.id, now: clock.now() };
    await database.statement((tx) => endSession(tx, ended));
  }
  return refused({ code, detail: {} });
}
