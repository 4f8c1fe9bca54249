import type { HouseRefusal } from '@maneki/contract/house/refusals';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { findChase, lockChases, moveChase } from '#features/draws';
import { answerRound, type Driven, driveRound, listNamed, type Round } from '#features/rounds';
import type { Session } from '#features/sessions';
import type { Tx } from '#platform/database';
import type { HouseServices } from '#platform/services';
import type { BoughtSlips } from './buyer.ts';
import { endChase } from './end-chase.ts';

/** Of one chase so many stakes are on their way at once. */
const STAKES_AT_ONCE = 10;

/** Takes the stakes of all issues of a chase, or of none: the first one alone, because it tells most refusals. */
export async function driveChase(
  services: HouseServices,
  session: Session,
  {
    rounds,
    chaseId,
    signal,
  }: {
    readonly rounds: readonly Round[];
    readonly chaseId: string;
    readonly signal: AbortSignal;
  },
): Promise<Outcome<BoughtSlips, HouseRefusal>> {
  const { database } = services;
  const name = { playerId: session.playerId, id: chaseId };
  const driven: Driven[] = [];
  for (let from = 0; from < rounds.length; ) {
    const to = from === 0 ? 1 : from + STAKES_AT_ONCE;
    const some = rounds.slice(from, to);
    const ends = await Promise.all(
      some.map((round) => driveRound(services, round, { isFresh: true, signal })),
    );
    driven.push(...ends);
    if (ends.some(({ round }) => !isTaken(round))) break;
    from = to;
  }
  const failed = driven.find(({ round }) => !isTaken(round));
  const isPlaced = !failed && (await database.transact((tx) => run(tx, name, rounds)));
  if (isPlaced) {
    const balances = driven.flatMap(({ balance }) => balance ?? []);
    return done({
      rounds: driven.map(({ round }) => round),
      // They were taken side by side: the least is what all of them left.
      balance: balances.length > 0 ? balances.reduce(smaller) : undefined,
    });
  }
  const chase = await database.statement((tx) => findChase(tx, name));
  if (chase)
    await endChase(services, chase, {
      from: 'PLACING',
      to: 'FAILED',
      reason: 'NOT_PLACED',
      unasked: rounds.slice(driven.length),
    });
  const answer = failed && (await answerRound(services, session, failed));
  return answer && !answer.ok ? answer : refused({ code: 'house.temporary', detail: {} });
}

/**
 * Lets a chase run whose stakes all are ours. Whoever settles its first issue holds it, too: a draw that came before
 * has given that slip back, and then nothing of the chase counts.
 */
async function run(
  tx: Tx,
  name: Pick<Round, 'playerId' | 'id'>,
  rounds: readonly Round[],
): Promise<boolean> {
  await lockChases(tx, [name]);
  const now = await listNamed(tx, rounds);
  if (!now.every(isTaken)) return false;
  return moveChase(tx, name, { from: ['PLACING'], to: 'RUNNING' });
}

const isTaken = ({ status }: Round): boolean => status === 'TAKEN';

const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other);
