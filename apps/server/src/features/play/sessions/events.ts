import type { EventHandler } from '#platform/outbox/event-handler';
import { endSessions, endSessionsOf } from './store.ts';

/** Ends the games that were launched from a login which is over. */
export const endGames: EventHandler<'identity.sessions_ended'> = {
  name: 'play.end_games',
  on: 'identity.sessions_ended',
  async handle({ tx }, events) {
    for (const { payload, recordedAt } of events)
      await endSessionsOf(tx, { ...payload, now: recordedAt });
  },
};

/** Ends the games of whoever stays away, also those that the session which asked for it has open. */
export const endExcludedGames: EventHandler<'safety.exclusion_began'> = {
  name: 'play.end_excluded_games',
  on: 'safety.exclusion_began',
  async handle({ tx }, events) {
    for (const { payload, recordedAt } of events)
      await endSessions(tx, { ...payload, now: recordedAt });
  },
};
