import type { EventHandler } from '#platform/outbox/event-handler';

/** Tells the member's open pages that their papers are in another state. */
export const pushVerification: EventHandler<'safety.verification_moved'> = {
  name: 'safety.push_verification',
  on: 'safety.verification_moved',
  async handle({ pushToMember }, events) {
    for (const { payload } of events) pushToMember('safety.verification', payload, {});
  },
};
