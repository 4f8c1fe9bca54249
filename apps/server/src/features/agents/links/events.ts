import { listCameBy } from '#features/identity';
import type { Tx } from '#platform/database/database';
import type { EventHandler } from '#platform/outbox/event-handler';
import { takeLineTurn } from '../profiles/change-profile.ts';
import { lesserOf, profileOf } from '../profiles/profile.ts';
import { readProfile } from '../profiles/read-profiles.ts';
import { putValues } from '../profiles/store.ts';
import type { Node } from '../tree/node.ts';
import { provideNodes } from '../tree/provide-nodes.ts';
import { listLinkRebates, noteFirstDeposits } from './store.ts';

/** Gives whoever came by a link what it promises, as far as its owner still has as much. */
const giveLinkRebates: EventHandler<'identity.member_registered'> = {
  name: 'agents.give_link_rebates',
  on: 'identity.member_registered',
  async handle({ tx }, events) {
    const cameBy = await listCameBy(
      tx,
      events.map(({ payload }) => payload.memberId),
    );
    if (cameBy.size === 0) return;
    const rebatesOf = await listLinkRebates(tx, [...cameBy.values()]);
    const nodes = await provideNodes(tx, [...cameBy.keys()]);
    for (const { payload, recordedAt } of events) {
      const link = cameBy.get(payload.memberId);
      const node = nodes.get(payload.memberId);
      if (link && node) await give(tx, node, { promised: rebatesOf(link), now: recordedAt });
    }
  },
};

async function give(
  tx: Tx,
  node: Node,
  {
    promised,
    now,
  }: {
    readonly promised: ReturnType<Awaited<ReturnType<typeof listLinkRebates>>>;
    readonly now: Date;
  },
): Promise<void> {
  const { memberId, merchantCode, parentId } = node;
  if (parentId === null || Object.keys(promised).length === 0) return;
  await takeLineTurn(tx, node);
  const { terms, profile: upline } = await readProfile(tx, { merchantCode, memberId: parentId });
  const rebates = lesserOf(profileOf(promised, { terms, type: undefined }), upline);
  await putValues(tx, { memberId, merchantCode, rebates, by: 'link', now });
}

/** Counts for a link that somebody whom it brought has paid something in. */
const noteDeposits: EventHandler<'cashier.deposit_succeeded'> = {
  name: 'agents.note_link_deposits',
  on: 'cashier.deposit_succeeded',
  async handle({ tx }, events) {
    const cameBy = await listCameBy(
      tx,
      events.map(({ payload }) => payload.memberId),
    );
    await noteFirstDeposits(
      tx,
      events.flatMap(({ payload: { memberId, creditedAt } }) => {
        const link = cameBy.get(memberId);
        return link ? [{ ...link, memberId, depositedAt: new Date(creditedAt) }] : [];
      }),
    );
  },
};

export const linkEventHandlers = [giveLinkRebates, noteDeposits];
