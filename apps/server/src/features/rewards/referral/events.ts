import { isPlayCurrency } from '@maneki/kernel/wallet-currency';
import { listBusinessZones } from '#features/site';
import { dayOf } from '#features/wallet';
import type { EventHandler } from '#platform/outbox/event-handler';
import { beginReferrals } from './begin-referrals.ts';
import { addDeposits } from './store.ts';

/** Whoever was invited by a friend has thirty days from now on. */
const beginWithRegistration: EventHandler<'identity.member_registered'> = {
  name: 'rewards.begin_referrals',
  on: 'identity.member_registered',
  async handle({ tx }, events) {
    const memberIds = events.flatMap(({ payload }) =>
      payload.referrerId === null ? [] : [payload.memberId],
    );
    if (memberIds.length > 0)
      await beginReferrals(tx, { memberIds, zones: await listBusinessZones(tx) });
  },
};

/** What friends pay in counts, also where it is told before their registration is. */
const countDeposits: EventHandler<'cashier.deposit_succeeded'> = {
  name: 'rewards.count_referral_deposits',
  on: 'cashier.deposit_succeeded',
  async handle({ tx }, events) {
    const zones = await listBusinessZones(tx);
    const paid = events
      .filter(({ payload }) => !isPlayCurrency(payload.currency))
      .map(({ payload: { memberId, merchantCode, currency, amount, creditedAt } }) => ({
        ...{ memberId, currency, amount: BigInt(amount) },
        day: dayOf(new Date(creditedAt), zones.get(merchantCode)!),
      }));
    if (paid.length === 0) return;
    const memberIds = [...new Set(paid.map(({ memberId }) => memberId))];
    await beginReferrals(tx, { memberIds, zones });
    await addDeposits(tx, paid);
  },
};

export const referralEventHandlers = [beginWithRegistration, countDeposits] as const;
