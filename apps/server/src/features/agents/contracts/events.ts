import type { EventHandler } from '#platform/outbox/event-handler';
import { hourEventHandlers } from './hours/events.ts';

/** Pages of both sides ask again. */
const tellOffered: EventHandler<'agents.contract_offered'> = {
  name: 'agents.tell_offered',
  on: 'agents.contract_offered',
  async handle({ pushToMember }, events) {
    for (const { payload } of events)
      pushToMember('agents.changed', { ...payload, memberId: payload.payeeId }, {});
  },
};

const tellDecided: EventHandler<'agents.contract_decided'> = {
  name: 'agents.tell_decided',
  on: 'agents.contract_decided',
  async handle({ pushToMember }, events) {
    for (const { payload } of events)
      for (const memberId of [payload.payerId, payload.payeeId])
        if (memberId !== null) pushToMember('agents.changed', { ...payload, memberId }, {});
  },
};

const tellBills: EventHandler<'agents.bill_moved'> = {
  name: 'agents.tell_bills',
  on: 'agents.bill_moved',
  async handle({ pushToMember }, events) {
    for (const { payload } of events) pushToMember('agents.changed', payload, {});
  },
};

export const contractEventHandlers = [...hourEventHandlers, tellOffered, tellDecided, tellBills];
