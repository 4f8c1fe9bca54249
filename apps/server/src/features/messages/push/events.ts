import type { EventHandler } from '#platform/outbox/event-handler';
import { deleteDevices, deleteDevicesOf } from './store.ts';

/** Whoever logged out, changed the password or was shut out is told nothing there any more. */
const dropEndedDevices: EventHandler<'identity.sessions_ended'> = {
  name: 'messages.drop_push_of_ended_sessions',
  on: 'identity.sessions_ended',
  handle: ({ tx }, events) =>
    deleteDevices(
      tx,
      events.flatMap(({ payload }) => payload.sessionIds),
    ),
};

/** Whoever stays away is left alone, and asks again for notifications when they are back. */
const dropExcludedDevices: EventHandler<'safety.exclusion_began'> = {
  name: 'messages.drop_push_of_excluded',
  on: 'safety.exclusion_began',
  handle: ({ tx }, events) =>
    deleteDevicesOf(
      tx,
      events.map(({ payload }) => payload.memberId),
    ),
};

export const pushEventHandlers = [dropEndedDevices, dropExcludedDevices] as const;
