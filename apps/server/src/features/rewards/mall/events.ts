import type { EventHandler } from '#platform/outbox/event-handler';

/** Tells the open pages of a member that an order of theirs goes on. */
export const tellOrderMoved: EventHandler<'rewards.order_moved'> = {
  name: 'rewards.tell_order_moved',
  on: 'rewards.order_moved',
  async handle({ pushToMember }, events) {
    for (const { payload } of events) pushToMember('rewards.changed', payload, {});
  },
};
