import type { HouseServices } from '#platform/services';
import { driveRound } from '../drive-round.ts';
import { BETS_AT_ONCE, LEASE_MS, type Round } from '../round.ts';
import { undoTaken } from './store.ts';

/**
 * Gives the stakes of a round back: all of them when the table failed it, or one player's own while bets
 * are still taken. What the platform does not answer is tried again later. Answers the bets as they are then.
 */
export async function undoBets(
  services: HouseServices,
  wanted: {
    readonly gameId: string;
    readonly no: number;
    readonly player?: { readonly playerId: string; readonly currency: string };
    readonly reason: string;
    readonly signal?: AbortSignal;
  },
): Promise<Round[]> {
  const { database, clock } = services;
  const now = clock.now();
  const due = { now, nextTryAt: new Date(now.getTime() + LEASE_MS) };
  const bets = await database.statement((tx) => undoTaken(tx, { ...wanted, due }));
  return driveAll(services, bets, wanted.signal);
}

/** Drives bets as far as they go until nobody waits any longer; those that are left then are taken up later. */
export async function driveAll(
  services: HouseServices,
  bets: readonly Round[],
  signal?: AbortSignal,
): Promise<Round[]> {
  const driven: Round[] = [];
  for (let from = 0; from < bets.length; from += BETS_AT_ONCE) {
    // Nothing is asked of the platform any more, and nothing has to be written of those that were not asked for.
    if (signal?.aborted) return [...driven, ...bets.slice(from)];
    const some = bets.slice(from, from + BETS_AT_ONCE);
    const ends = await Promise.all(
      some.map((bet) => driveRound(services, bet, { isFresh: false, signal })),
    );
    driven.push(...ends.map(({ round }) => round));
  }
  return driven;
}
