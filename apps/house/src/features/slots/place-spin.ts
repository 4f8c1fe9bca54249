import type { HouseRefusal } from '@maneki/contract/house/refusals';
import type { RoundWalletCode } from '@maneki/contract/round-wallet/codes';
import { readDraws } from '@maneki/games/fair/draws';
import { stakesOf, winOf } from '@maneki/games/slots/bet-ladder';
import { SECOND_MS } from '@maneki/kernel/clock';
import { parseAmount } from '@maneki/kernel/money';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import {
  type Driven,
  driveRound,
  findEarlierRound,
  markSeen,
  placeRound,
  type Round,
} from '#features/rounds';
import { holdPair, takeNonce } from '#features/seeds';
import { endSession, type Session } from '#features/sessions';
import type { Tx } from '#platform/database';
import { drawId } from '#platform/secrets';
import type { HouseServices } from '#platform/services';
import { findMachine, hasJackpots, type Machine } from './find-machine.ts';

/** Nobody waits longer for a spin; what is not decided by then is decided without the player. */
const WAIT_MS = 6 * SECOND_MS;

type Wish = { readonly key: string; readonly stake: string };

/** Plays a round: its outcome is drawn and written down, then the platform moves the money. */
export async function placeSpin(
  services: HouseServices,
  session: Session,
  { key, stake: stakeText }: Wish,
): Promise<Outcome<Driven, HouseRefusal>> {
  const machine = findMachine(session);
  if (!machine) return refused({ code: 'house.game_off', detail: {} });
  const stake = parseAmount(stakeText);
  if (stake === undefined || !stakesOf(moneyOf(session.currency)).includes(stake))
    return refused({ code: 'house.stake_invalid', detail: {} });
  const placed = await services.database.transact((tx) =>
    place(tx, services, { session, machine, key, stake }),
  );
  if (!placed.ok) return placed;
  const { round, isNew } = placed.value;
  const driven = isNew
    ? await driveRound(services, round, { isFresh: true, signal: AbortSignal.timeout(WAIT_MS) })
    : { round, balance: undefined };
  return answerWith(services, session, driven);
}

type Placing = {
  readonly session: Session;
  readonly machine: Machine;
  readonly key: string;
  readonly stake: bigint;
};

async function place(
  tx: Tx,
  services: HouseServices,
  { session, machine, key, stake }: Placing,
): Promise<Outcome<{ round: Round; isNew: boolean }, HouseRefusal>> {
  const { playerId, gameId, currency } = session;
  const { game, model } = machine;
  const now = services.clock.now();
  const pair = await holdPair(tx, services, { playerId, now });
  const earlier = await findEarlierRound(tx, { playerId, key, gameId, stake, currency });
  if (!earlier.ok) return earlier;
  if (earlier.value) return done({ round: earlier.value, isNew: false });
  const { blockAt, ...proof } = await takeNonce(tx, services, { playerId, now, pair });
  const draws = readDraws(blockAt);
  const outcome = model.play(draws);
  const round = await placeRound(tx, {
    playerId,
    id: drawId(now),
    key,
    sessionId: session.id,
    merchant: session.merchant,
    vendor: session.vendor,
    gameId,
    currency,
    stake,
    win: winOf(model, stake, outcome.pay),
    model: game.model,
    modelVersion: model.version,
    outcome,
    pay: outcome.pay,
    ...proof,
    blocks: draws.blocksUsed,
    hasJackpots: hasJackpots(machine, currency),
    placedAt: now,
  });
  return done({ round, isNew: true });
}

const DECLINES: Readonly<Partial<Record<RoundWalletCode, HouseRefusal['code']>>> = {
  INSUFFICIENT_FUNDS: 'house.insufficient_funds',
  LIMIT_REACHED: 'house.limit_reached',
  PLAYER_BLOCKED: 'house.player_blocked',
  SELF_EXCLUDED: 'house.player_blocked',
  SESSION_UNKNOWN: 'house.session_ended',
  SESSION_EXPIRED: 'house.session_ended',
  GAME_OFF: 'house.game_off',
};

/** A round that took nothing is a refusal, and the player has seen it by that. */
async function answerWith(
  { database, clock }: HouseServices,
  session: Session,
  driven: Driven,
): Promise<Outcome<Driven, HouseRefusal>> {
  const { status, reason, playerId, id, isSeen } = driven.round;
  if (status !== 'DECLINED' && status !== 'VOIDED') return done(driven);
  const code = DECLINES[reason as RoundWalletCode] ?? 'house.temporary';
  if (!isSeen) await database.statement((tx) => markSeen(tx, { playerId, id }));
  if (code === 'house.session_ended') {
    const ended = { sessionId: session.id, now: clock.now() };
    await database.statement((tx) => endSession(tx, ended));
  }
  return refused({ code, detail: {} });
}
