import type { EventHandler } from '#platform/outbox/event-handler';

/** Tells the open pages of a member that an order of theirs has changed. */
export const tellOrder: EventHandler<'cashier.order_changed'> = {
  name: 'cashier.tell_order',
  on: 'cashier.order_changed',
  async handle({ pushToMember }, events) {
    for (const { payload } of events) {
      const { merchantCode, memberId, currency: _, amount: __, ...news } = payload;
      pushToMember('cashier.order', { merchantCode, memberId }, news);
    }
  },
};
