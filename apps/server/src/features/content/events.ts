import type { EventHandler } from '#platform/outbox/event-handler';

/** Tells every node and every open page of a merchant that what it says has changed. */
export const pushContent: EventHandler<'content.changed'> = {
  name: 'content.push_content',
  on: 'content.changed',
  async handle({ push }, { payload }) {
    push('content.changed', payload.merchantCode, {});
  },
};
