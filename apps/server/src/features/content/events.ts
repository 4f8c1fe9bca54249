import type { EventHandler } from '#platform/outbox/event-handler';

/** Tells every node and every open page of a merchant that what it says has changed. */
export const pushContent: EventHandler<'content.changed'> = {
  name: 'content.push_content',
  on: 'content.changed',
  async handle({ push }, events) {
    const changed = new Set(events.map(({ payload }) => payload.merchantCode));
    for (const merchantCode of changed) push('content.changed', merchantCode, {});
  },
};
