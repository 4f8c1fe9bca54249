import type { HouseRefusal } from '@maneki/contract/house/refusals';
import type { GameKind } from '@maneki/contract/house/schemas';
import { type Draws, readDraws } from '@maneki/games/fair/draws';
import { SECOND_MS } from '@maneki/kernel/clock';
import { done, type Outcome } from '@maneki/kernel/outcome';
import {
  answerRound,
  type Driven,
  driveRound,
  findEarlierRound,
  hasOpenRound,
  type KindFacts,
  placeRound,
  type Round,
} from '#features/rounds';
import { holdPair, takeNonce } from '#features/seeds';
import type { Session } from '#features/sessions';
import type { Tx } from '#platform/database';
import { drawId } from '#platform/secrets';
import type { HouseServices } from '#platform/services';

/** Nobody waits longer for a round; what is not decided by then is decided without the player. */
const WAIT_MS = 6 * SECOND_MS;

/** A round that one player plays for and that is decided at once, from the player's own seeds. */
export type InstantRound<Kind extends GameKind> = {
  readonly kind: Kind;
  readonly key: string;
  readonly stake: bigint;
  readonly bet: KindFacts | null;
  readonly model: string;
  readonly modelVersion: number;
  /** Whether another round of the kind has to wait for this one. */
  readonly isAlone: boolean;
  readonly hasJackpots: boolean;
  /** Decides it. The same draws decide it the same way. */
  play(draws: Draws): { readonly outcome: KindFacts; readonly win: bigint };
};

type DrivenOf<Kind extends GameKind> = Driven & { readonly round: Round & { readonly kind: Kind } };

/** Plays a round: its outcome is drawn and written down, then the platform moves the money. */
export async function playInstant<Kind extends GameKind>(
  services: HouseServices,
  session: Session,
  wished: InstantRound<Kind>,
): Promise<Outcome<DrivenOf<Kind>, HouseRefusal>> {
  const placed = await services.database.transact((tx) => place(tx, services, session, wished));
  if (!placed.ok) return placed;
  const { round, isNew } = placed.value;
  const driven = isNew
    ? await driveRound(services, round, { isFresh: true, signal: AbortSignal.timeout(WAIT_MS) })
    : { round, balance: undefined };
  const answer = await answerRound(services, session, driven);
  // A key belongs to one wish, and so to one kind.
  return answer as Outcome<DrivenOf<Kind>, HouseRefusal>;
}

async function place(
  tx: Tx,
  services: HouseServices,
  session: Session,
  { play, ...wished }: InstantRound<GameKind>,
): Promise<Outcome<{ round: Round; isNew: boolean }, HouseRefusal>> {
  const { playerId, gameId, currency } = session;
  const now = services.clock.now();
  const pair = await holdPair(tx, services, { playerId, now });
  const earlier = await findEarlierRound(tx, { ...wished, playerId, gameId, currency });
  if (!earlier.ok) return earlier;
  if (earlier.value) return done({ round: earlier.value, isNew: false });
  const { blockAt, ...proof } = await takeNonce(tx, services, {
    playerId,
    now,
    pair,
    isInUse: () => hasOpenRound(tx, playerId),
  });
  const draws = readDraws(blockAt);
  const decided = play(draws);
  const round = await placeRound(tx, {
    ...wished,
    ...decided,
    playerId,
    id: drawId(now),
    sessionId: session.id,
    merchant: session.merchant,
    vendor: session.vendor,
    gameId,
    currency,
    ...proof,
    tableRound: null,
    blocks: draws.blocksUsed,
    placedAt: now,
  });
  return done({ round, isNew: true });
}
