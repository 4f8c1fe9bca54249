import type { EventHandler } from '#platform/outbox/event-handler';
import { endSessionsOf } from './store.ts';

/** Ends the games that were launched from a login which is over. */
export const endGames: EventHandler<'identity.sessions_ended'> = {
  name: 'play.end_games',
  on: 'identity.sessions_ended',
  async handle({ tx }, events) {
    for (const { payload, recordedAt } of events)
      await endSessionsOf(tx, { ...payload, now: recordedAt });
  },
};
