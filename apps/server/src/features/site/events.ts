import type { EventHandler } from '#platform/outbox/event-handler';

/** Tells every node and every open page of a merchant that its settings changed. */
export const pushSettings: EventHandler<'site.settings_changed'> = {
  name: 'site.push_settings',
  on: 'site.settings_changed',
  async handle({ push }, events) {
    for (const { payload } of events)
      push('site.settings', payload.merchantCode, { version: payload.version });
  },
};
