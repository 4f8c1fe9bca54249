import type { EventHandler } from '#platform/outbox/event-handler';
import { type GiftDue, insertDue } from './store.ts';

/** Whoever verified a number is looked at for gifts that come by themselves. */
export const noteVerified: EventHandler<'identity.contact_verified'> = {
  name: 'rewards.note_verified',
  on: 'identity.contact_verified',
  async handle({ tx }, events) {
    const due = new Map<string, GiftDue>();
    for (const { payload, recordedAt: verifiedAt } of events) {
      const { memberId, merchantCode, channel } = payload;
      if (channel === 'sms') due.set(memberId, { memberId, merchantCode, verifiedAt });
    }
    await insertDue(tx, [...due.values()]);
  },
};
