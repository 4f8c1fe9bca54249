import { listBusinessZones } from '#features/site';
import { dayOf } from '#features/wallet';
import type { EventHandler } from '#platform/outbox/event-handler';
import { noteSeen } from '../seen/note-seen.ts';
import { provideNodes } from './provide-nodes.ts';

/** Gives whoever registers a place below their parent, and tells those above. */
const placeMembers: EventHandler<'identity.member_registered'> = {
  name: 'agents.place_members',
  on: 'identity.member_registered',
  async handle({ tx }, events) {
    const memberIds = events.map(({ payload }) => payload.memberId);
    const nodes = await provideNodes(tx, memberIds);
    const zones = await listBusinessZones(tx);
    const registered = memberIds.flatMap((id) => nodes.get(id) ?? []);
    await noteSeen(
      tx,
      'REGISTER',
      registered.map(({ memberId, merchantCode, joinedAt }) => ({
        memberId,
        day: dayOf(joinedAt, zones.get(merchantCode)!),
      })),
    );
  },
};

export const treeEventHandlers = [placeMembers];
