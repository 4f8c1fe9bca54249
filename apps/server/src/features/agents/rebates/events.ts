import type { EventHandler } from '#platform/outbox/event-handler';

/** Tells the open pages of whoever was paid. Team figures that count rebates hear the same fact. */
const tellPaid: EventHandler<'agents.rebates_paid'> = {
  name: 'agents.tell_rebates_paid',
  on: 'agents.rebates_paid',
  async handle({ pushToMember }, events) {
    for (const { payload } of events) pushToMember('agents.changed', payload, {});
  },
};

const tellChanged: EventHandler<'agents.rebates_changed'> = {
  name: 'agents.tell_rebates_changed',
  on: 'agents.rebates_changed',
  async handle({ pushToMember }, events) {
    for (const { payload } of events) pushToMember('agents.changed', payload, {});
  },
};

export const rebateEventHandlers = [tellPaid, tellChanged];
