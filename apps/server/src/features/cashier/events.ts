import type { EventHandler } from '#platform/outbox/event-handler';

/** Has the member's open pages ask for an order again that is in another state now. */
export const tellOrder: EventHandler<'cashier.order_changed'> = {
  name: 'cashier.tell_order',
  on: 'cashier.order_changed',
  async handle({ pushToMember }, events) {
    for (const { payload } of events) {
      const { memberId, merchantCode, kind, orderNo, state } = payload;
      pushToMember('cashier.order', { memberId, merchantCode }, { kind, orderNo, state });
    }
  },
};
