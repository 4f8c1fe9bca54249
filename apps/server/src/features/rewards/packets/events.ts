import type { EventHandler } from '#platform/outbox/event-handler';

/** Tells the open pages of a merchant that a round has begun. */
export const tellPacketsOpened: EventHandler<'rewards.packets_opened'> = {
  name: 'rewards.tell_packets_opened',
  on: 'rewards.packets_opened',
  async handle({ push }, events) {
    const merchants = new Set(events.map(({ payload }) => payload.merchantCode));
    for (const merchantCode of merchants) push('rewards.packets', merchantCode, {});
  },
};
