import { done, refused } from '@maneki/kernel/outcome';
import type { Tx } from '#platform/database/database';
import type { JobContext } from '#platform/jobs/job';
import { recordEvents } from '#platform/outbox/record-event';
import { type Gift, isCancellable, stateOf } from './gift.ts';
import type { GiftServices } from './gift-services.ts';
import { lockOver, noteTold } from './rains/store.ts';
import { refundRain, releaseGift } from './settle-gift.ts';
import { lockGift } from './store.ts';
import { tellBalances } from './tell-balances.ts';

type RunContext = Pick<JobContext, 'now' | 'signal'>;

/** Tells of rains that have begun, and gives back what is left of those that are over. Run again, it finds nothing. */
export async function runRains(
  services: GiftServices,
  { now, signal }: RunContext,
): Promise<number> {
  const { database } = services;
  await database.transact(async (tx) => {
    const begun = await noteTold(tx, now);
    const facts = begun.map(({ id: giftId, merchantCode }) => ({ merchantCode, giftId }));
    await recordEvents(tx, now, 'agents.rain_opened', facts);
  });
  let ended = 0;
  while (!signal.aborted) {
    const gift = await database.transact((tx) => endNext(tx, services, now));
    if (!gift) break;
    ended += 1;
    await tellBalances(services, { gift, memberIds: [gift.senderId] });
  }
  return ended;
}

async function endNext(tx: Tx, services: GiftServices, now: Date): Promise<Gift | undefined> {
  const gift = await lockOver(tx, now);
  if (!gift) return undefined;
  return gift.status === 'PENDING_REVIEW'
    ? releaseGift(tx, gift, { to: 'CANCELLED', now })
    : refundRain(tx, services, gift, { to: 'FINISHED', now });
}

/** Calls a rain of one's own off before it begins. */
export async function cancelRain(
  services: GiftServices,
  wish: { readonly memberId: string; readonly id: string; readonly now: Date },
) {
  const { id, memberId, now } = wish;
  const outcome = await services.database.transact(async (tx) => {
    const gift = await lockGift(tx, id);
    if (gift?.senderId !== memberId)
      return refused({ code: 'agents.gift_unknown', detail: {} } as const);
    if (gift.status === 'CANCELLED') return done(gift);
    if (!isCancellable(gift, now)) {
      const detail = { state: stateOf(gift, now) };
      return refused({ code: 'agents.gift_moved', detail } as const);
    }
    return done(
      gift.status === 'PENDING_REVIEW'
        ? await releaseGift(tx, gift, { to: 'CANCELLED', now })
        : await refundRain(tx, services, gift, { to: 'CANCELLED', now }),
    );
  });
  if (outcome.ok) await tellBalances(services, { gift: outcome.value, memberIds: [memberId] });
  return outcome;
}
