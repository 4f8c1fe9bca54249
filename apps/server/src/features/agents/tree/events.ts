import type { EventHandler } from '#platform/outbox/event-handler';
import { provideNodes } from './provide-nodes.ts';

/** Gives whoever registers a place below their parent. */
const placeMembers: EventHandler<'identity.member_registered'> = {
  name: 'agents.place_members',
  on: 'identity.member_registered',
  async handle({ tx }, events) {
    await provideNodes(
      tx,
      events.map(({ payload }) => payload.memberId),
    );
  },
};

export const treeEventHandlers = [placeMembers];
