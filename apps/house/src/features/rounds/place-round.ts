import { isDeepStrictEqual } from 'node:util';
import type { HouseRefusal } from '@maneki/contract/house/refusals';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Tx } from '#platform/database';
import { isOver, LEASE_MS, type Round } from './round.ts';
import { markAllSeen } from './seen/store.ts';
import { insertRounds, listObstacles, type NewRound } from './store.ts';

type Wish = Pick<Round, 'kind' | 'playerId' | 'key' | 'gameId' | 'stake' | 'currency' | 'bet'>;
type PlaceRefusal = Extract<HouseRefusal, { code: 'house.round_running' | 'house.key_reused' }>;

/** The round that this wish became before; nothing when a new one may begin. The caller holds the seeds. */
export async function findEarlierRound(
  tx: Tx,
  wish: Wish,
): Promise<Outcome<Round | undefined, PlaceRefusal>> {
  const obstacles = await listObstacles(tx, wish);
  const same = obstacles.find(({ key }) => key === wish.key);
  if (same) {
    const isSame =
      same.stake === wish.stake &&
      same.gameId === wish.gameId &&
      same.currency === wish.currency &&
      isDeepStrictEqual(same.bet, wish.bet);
    return isSame ? done(same) : refused({ code: 'house.key_reused', detail: {} });
  }
  if (obstacles.some((round) => !isOver(round)))
    return refused({ code: 'house.round_running', detail: {} });
  return done(undefined);
}

/** Writes rounds down before anybody is asked, in their order. Whoever plays on has seen what was before. */
export async function placeRounds(tx: Tx, rounds: readonly NewRound[]): Promise<Round[]> {
  await markAllSeen(tx, [...new Set(rounds.map(({ playerId }) => playerId))]);
  const written = await insertRounds(
    tx,
    rounds.map((round) => ({
      ...round,
      nextTryAt: new Date(round.placedAt.getTime() + LEASE_MS),
    })),
  );
  const byId = new Map(written.map((round) => [round.id, round]));
  return rounds.map(({ id }) => byId.get(id)!);
}

export async function placeRound(tx: Tx, round: NewRound): Promise<Round> {
  return (await placeRounds(tx, [round]))[0]!;
}
