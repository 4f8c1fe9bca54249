import type { HouseRefusal } from '@maneki/contract/house/refusals';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { type ChaseStatus, findChase } from '#features/draws';
import { answerRound, type Round, slipOf } from '#features/rounds';
import type { Session } from '#features/sessions';
import type { HouseServices } from '#platform/services';
import type { BoughtSlips } from './buyer.ts';

/**
 * A wish that came again is answered as it stands; where it took nothing, by the same refusal. Of a chase all stakes
 * count or none. The balance comes along once every stake is ours: until then the slips are being checked. So they are
 * while a chase is being placed, whatever became of one stake: a refusal would let go of a wish that may still succeed.
 */
export async function answerAgain(
  services: HouseServices,
  session: Session,
  rounds: readonly Round[],
): Promise<Outcome<BoughtSlips, HouseRefusal>> {
  const chase = await findChaseStatus(services, rounds[0]!);
  if (chase === 'PLACING') return done({ rounds, balance: undefined });
  const hasFailed = chase === 'FAILED';
  const telling = hasFailed ? rounds.find(({ status }) => status === 'DECLINED') : rounds[0];
  if (telling && (hasFailed || chase === undefined)) {
    const answer = await answerRound(services, session, { round: telling, balance: undefined });
    if (!answer.ok) return answer;
  }
  if (hasFailed) return refused({ code: 'house.temporary', detail: {} });
  const isOurs = rounds.every(({ takenAt }) => takenAt !== null);
  return done({ rounds, balance: isOurs ? await askForBalance(services, session) : undefined });
}

/** Nothing for a slip that is bought alone. */
async function findChaseStatus(
  { database }: HouseServices,
  round: Round,
): Promise<ChaseStatus | undefined> {
  const { playerId } = round;
  const { chaseId: id } = slipOf(round);
  if (id === undefined) return undefined;
  return (await database.statement((tx) => findChase(tx, { playerId, id })))?.status;
}

async function askForBalance(
  { wallet }: HouseServices,
  { playerId, id: sessionId }: Session,
): Promise<bigint | undefined> {
  const answer = await wallet.call('balance', { playerId, sessionId });
  return answer.kind === 'final' && answer.code === 'OK' ? answer.balance : undefined;
}
