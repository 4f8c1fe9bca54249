import { invariant } from '@maneki/kernel/invariant';
import { listExcluded } from '#features/safety';
import type { Tx } from '#platform/database/database';
import { recordEvents } from '#platform/outbox/record-event';
import { drawId } from '#platform/secrets/secrets';
import { defaultExpiry, type Grant } from './grant.ts';
import { factOf } from './reward-fact.ts';
import { insertGrants } from './store.ts';

export type GrantWish = Pick<
  Grant,
  'merchantCode' | 'memberId' | 'kind' | 'sourceKey' | 'currency'
> &
  Partial<
    Pick<Grant, 'amount' | 'points' | 'title' | 'number' | 'terms' | 'availableFrom' | 'expiresAt'>
  >;

/**
 * Gives members something to claim, each thing once however often it is wished for. Whoever stays away from
 * playing is given nothing to play with. Answers what is new.
 */
export async function grantRewards(
  tx: Tx,
  wishes: readonly GrantWish[],
  now: Date,
): Promise<Grant[]> {
  if (wishes.length === 0) return [];
  const memberIds = [...new Set(wishes.map(({ memberId }) => memberId))];
  const excluded = await listExcluded(tx, { memberIds, now });
  const grants = wishes
    .filter(({ memberId }) => !excluded.has(memberId))
    .map((wish) => grantOf(wish, now));
  const given = await insertGrants(tx, grants);
  const facts = given.map((grant) => ({
    ...factOf(grant),
    expiresAt: grant.expiresAt.toISOString(),
  }));
  await recordEvents(tx, now, 'rewards.reward_granted', facts);
  return given;
}

/** A grant as it begins. */
export function grantOf(wish: GrantWish, now: Date): Grant {
  const { amount = 0n, points = 0 } = wish;
  invariant(amount >= 0n && points >= 0 && (amount > 0n || points > 0), 'a reward gives something');
  return {
    title: null,
    number: null,
    terms: null,
    availableFrom: now,
    expiresAt: defaultExpiry(wish.availableFrom ?? now),
    ...wish,
    id: drawId(now),
    amount,
    points,
    state: 'CLAIMABLE',
    grantedAt: now,
    endedAt: null,
  };
}
