import type { HouseRefusal } from '@maneki/contract/house/refusals';
import { SECOND_MS } from '@maneki/kernel/clock';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { answerRound, driveRound } from '#features/rounds';
import { inTurn } from '#platform/in-turn';
import type { HouseServices } from '#platform/services';
import { keepWishedIssues } from '../run/keep-wished-issues.ts';
import { answerAgain } from './answer-again.ts';
import type { BoughtSlips, Buyer } from './buyer.ts';
import { driveChase } from './drive-chase.ts';
import {
  type AskedWish,
  closed,
  issuesOf,
  type LaidSlips,
  laySlips,
  WishRefusedError,
} from './lay-slips.ts';

/** Nobody waits longer for the platform. */
const WAIT_MS = 6 * SECOND_MS;

/**
 * Buys a slip of an issue, or of each issue of a chase. Whether it is taken is decided where its issues are held, by
 * the clock of the house; then the platform is asked for the money, as for every bet.
 */
export async function placeSlip(
  services: HouseServices,
  buyer: Buyer,
  wish: AskedWish,
): Promise<Outcome<BoughtSlips, HouseRefusal>> {
  const placed = await tryToPlace(services, buyer, wish);
  if (!placed.ok) return placed;
  const { rounds, isNew, untilMs, chaseId } = placed.value;
  if (!isNew) return answerAgain(services, buyer.session, rounds);
  const signal = AbortSignal.timeout(Math.min(WAIT_MS, untilMs));
  if (chaseId !== undefined)
    return driveChase(services, buyer.session, { rounds, chaseId, signal });
  const driven = await driveRound(services, rounds[0]!, { isFresh: true, signal });
  const answer = await answerRound(services, buyer.session, driven);
  return answer.ok ? done({ rounds: [driven.round], balance: driven.balance }) : answer;
}

async function tryToPlace(
  services: HouseServices,
  buyer: Buyer,
  wish: AskedWish,
): Promise<Outcome<LaidSlips, HouseRefusal>> {
  const { database } = services;
  const placing = () =>
    inTurn(buyer.session.playerId, () =>
      database.transact((tx) => laySlips(tx, services, buyer, wish)),
    );
  try {
    const placed = await placing();
    if (placed !== 'NOT_WRITTEN') return done(placed);
    // Later issues are written down for whoever bets on them first.
    const nos = issuesOf(wish).map(({ no }) => no);
    const again = (await keepWishedIssues(services, buyer.game, nos)) ? await placing() : undefined;
    if (again && again !== 'NOT_WRITTEN') return done(again);
    return refused(closed(wish));
  } catch (error) {
    if (error instanceof WishRefusedError) return refused(error.refusal);
    throw error;
  }
}
