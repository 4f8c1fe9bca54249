import type { EventHandler } from '#platform/outbox/event-handler';

/** Tells the open pages of a member that something waits for them. */
export const tellGranted: EventHandler<'rewards.reward_granted'> = {
  name: 'rewards.tell_granted',
  on: 'rewards.reward_granted',
  async handle({ pushToMember }, events) {
    for (const { payload } of events) pushToMember('rewards.changed', payload, {});
  },
};

/** Tells them that it was claimed, on whichever page. */
export const tellClaimed: EventHandler<'rewards.reward_claimed'> = {
  name: 'rewards.tell_claimed',
  on: 'rewards.reward_claimed',
  async handle({ pushToMember }, events) {
    for (const { payload } of events) pushToMember('rewards.changed', payload, {});
  },
};
