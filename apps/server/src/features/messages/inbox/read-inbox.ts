import type { Language } from '@maneki/contract/language';
import { INBOX_PAGE_SIZE, type MessageCategory } from '@maneki/contract/messages/inbox';
import { invariant } from '@maneki/kernel/invariant';
import { done, refused } from '@maneki/kernel/outcome';
import { findReader } from '#features/identity';
import { levelOf } from '#features/rewards';
import type { Caller } from '#platform/calls/call';
import type { Database, Tx } from '#platform/database/database';
import { describeMessage, keptSince, type OwnWords, textIn, unreadSince } from './message.ts';
import * as store from './store.ts';
import { listOwnWords } from './templates/store.ts';

/** Somebody who looks into their inbox. */
export type Visitor = {
  readonly caller: Pick<Caller, 'memberId' | 'isExcluded'>;
  readonly language: Language;
  readonly now: Date;
};

const unknown = () => refused({ code: 'messages.message_unknown', detail: {} } as const);

async function lookAs(
  tx: Tx,
  { caller, now }: Visitor,
  category?: MessageCategory,
): Promise<store.Looking> {
  const reader = await findReader(tx, { memberId: caller.memberId, levelOf });
  invariant(reader, `there is no member ${caller.memberId}`);
  return { reader, isWithoutOffers: caller.isExcluded, category, since: keptSince(now) };
}

/** What is in somebody's inbox, page by page. */
export function listMessages(
  database: Database,
  visitor: Visitor,
  asked: { readonly category?: MessageCategory | undefined; readonly cursor?: string | undefined },
) {
  const { language } = visitor;
  return database.transact(async (tx) => {
    const looking = await lookAs(tx, visitor, asked.category);
    const limit = INBOX_PAGE_SIZE + 1;
    const found = await store.listMessages(tx, { ...looking, after: asked.cursor, limit });
    const shown = found.slice(0, INBOX_PAGE_SIZE);
    const words = await listOwnWords(tx, looking.reader.merchantCode);
    return {
      messages: shown.map((message) =>
        describeMessage(message, { language, own: words.get(message.kind) }),
      ),
      next: found.length > INBOX_PAGE_SIZE ? shown.at(-1)!.id : null,
    };
  });
}

export const countUnread = (database: Database, visitor: Visitor): Promise<number> =>
  database.transact(async (tx) => {
    const looking = await lookAs(tx, visitor);
    return store.countUnread(tx, { ...looking, since: unreadSince(visitor.now) });
  });

/** A message in full. Whoever has it before them has read it. */
export const openMessage = (database: Database, visitor: Visitor, id: string) =>
  database.transact(async (tx) => {
    const { language, now, caller } = visitor;
    const { memberId } = caller;
    const looking = await lookAs(tx, visitor);
    const own = await store.readOwn(tx, looking, { id, now });
    if (own) {
      const words: OwnWords | undefined = (await listOwnWords(tx, looking.reader.merchantCode)).get(
        own.kind,
      );
      return done({ ...describeMessage(own, { language, own: words }), html: null });
    }
    const shared = await store.findShared(tx, looking, id);
    if (!shared) return unknown();
    await store.markShared(tx, { memberId, id, readAt: now });
    const view = describeMessage({ ...shared, readAt: now }, { language, own: undefined });
    return done({ ...view, html: textIn(shared.bodies, language) });
  });

export const readAll = (database: Database, visitor: Visitor, category?: MessageCategory) =>
  database.transact(async (tx) =>
    store.readAll(tx, await lookAs(tx, visitor, category), visitor.now),
  );

/** Deletes a message, or brings it back for as long as it is kept. */
export const setDeleted = (
  database: Database,
  visitor: Visitor,
  { id, isDeleted }: { readonly id: string; readonly isDeleted: boolean },
) =>
  database.transact(async (tx) => {
    const { memberId } = visitor.caller;
    const deletedAt = isDeleted ? visitor.now : null;
    if (await store.setOwnDeleted(tx, { memberId, id, deletedAt })) return done({});
    const looking = await lookAs(tx, visitor);
    if (!(await store.findShared(tx, looking, id))) return unknown();
    await store.markShared(tx, { memberId, id, deletedAt });
    return done({});
  });
