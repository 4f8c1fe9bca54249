import { RIGHTS } from '@maneki/contract/identity/member-types';
import type { Language } from '@maneki/contract/language';
import type { MessageCategory } from '@maneki/contract/messages/inbox';
import { refused } from '@maneki/kernel/outcome';
import { sanitiseHtml } from '#features/content';
import { type AudienceOf, countReaders } from '#features/identity';
import { levelOf } from '#features/rewards';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { recordEvent } from '#platform/outbox/record-event';
import { drawId } from '#platform/secrets/secrets';
import { type Broadcast, isFit, isWhole, writtenOf } from './broadcast.ts';
import * as store from './store.ts';

type Draft = AudienceOf & {
  readonly category: MessageCategory;
  readonly titles: Readonly<Record<Language, string>>;
  readonly bodies: Readonly<Record<Language, string>>;
};

const subjectOf = (id: string) => `broadcast ${id}`;

/** How many members something would reach if it were sent now. */
export const countAudience = (
  tx: Tx,
  { merchantCode, audience }: { readonly merchantCode: string; readonly audience: AudienceOf },
): Promise<number> =>
  countReaders(tx, { merchantCode, audience, readerTypes: RIGHTS.inbox, levelOf });

/** Writes to many members by one row: each of them finds it when they look. */
export async function sendBroadcast(
  tx: Tx,
  { merchantCode, operator, now }: OperatorCall,
  { category, titles: asked, bodies: written, ...audience }: Draft,
) {
  const titles = writtenOf(asked);
  const sanitised = Object.entries(writtenOf(written)).map(([language, html]) => [
    language,
    sanitiseHtml(inParagraphs(html)),
  ]);
  const bodies = writtenOf({ ...written, ...Object.fromEntries(sanitised) });
  if (!isWhole(titles, bodies))
    return refused({ code: 'messages.broadcast_empty', detail: {} } as const);
  if (!isFit(audience)) return refused({ code: 'messages.audience_unfit', detail: {} } as const);
  const reach = await countAudience(tx, { merchantCode, audience });
  const broadcast: Broadcast = {
    ...{ ...audience, merchantCode, category, titles, bodies, reach },
    ...{ id: drawId(now), sentAt: now, sentBy: operator.name },
    ...{ withdrawnAt: null, withdrawnBy: null },
  };
  await store.insertBroadcast(tx, broadcast);
  const { id } = broadcast;
  await recordEvent(tx, now, 'messages.broadcast_changed', { merchantCode, broadcastId: id });
  const after = { category, titles, ...audience, reach };
  return acted({ id, reach }, { subject: subjectOf(id), before: null, after });
}

const MARKUP = /<\/?[a-z][^>]*>/i;

/** Plain words are paragraphs where lines are left empty; whoever writes markup has made their own. */
export const inParagraphs = (text: string): string =>
  MARKUP.test(text)
    ? text
    : text
        .split(/\n{2,}/)
        .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br />')}</p>`)
        .join('');

export async function withdrawBroadcast(
  tx: Tx,
  { merchantCode, operator, now }: OperatorCall,
  { id }: { readonly id: string },
) {
  const broadcast = await store.findBroadcast(tx, { id, merchantCode });
  if (!broadcast) return refused({ code: 'messages.broadcast_unknown', detail: {} } as const);
  if (!(await store.withdrawBroadcast(tx, { id, by: operator.name, now })))
    return refused({ code: 'messages.broadcast_withdrawn', detail: {} } as const);
  await recordEvent(tx, now, 'messages.broadcast_changed', { merchantCode, broadcastId: id });
  const { reads, reach } = broadcast;
  const change = { before: { isShown: true, reads, reach }, after: { isShown: false } };
  return acted({}, { subject: subjectOf(id), ...change });
}
