import type { CallRefusal } from '@maneki/contract/call/refusals';
import type { ContentRefusal } from '@maneki/contract/content/refusals';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { z } from 'zod';
import type { Tx } from '#platform/database/database';
import { recordEvent } from '#platform/outbox/record-event';
import { draftOfHelp, draftOfItem } from '../versions/draft-of.ts';
import * as versions from '../versions/store.ts';
import { type ContentInput, contentInput, type HelpInput, helpInput } from './content-input.ts';
import * as store from './store.ts';

/** Who writes for which merchant, and when. */
export type Author = { readonly merchantCode: string; readonly by: string; readonly at: Date };

type InputRefusal = Extract<CallRefusal, { code: 'call.input_invalid' }>;
type Saved = Outcome<{ readonly id: string }, InputRefusal>;

/** Writes an item as it is to be from now on, under its key. Every word of it is given anew. */
export async function saveContent(
  tx: Tx,
  { item, ...author }: Author & { readonly item: ContentInput },
): Promise<Saved> {
  const checked = check(contentInput, item);
  if (!checked.ok) return checked;
  const { key, kind, status } = checked.value;
  const content = draftOfItem(checked.value);
  const isLive = status === 'LIVE';
  const id = await versions.putEntry(tx, { ...author, key, kind, content, isLive });
  await store.putItem(tx, { ...author, id, item: checked.value });
  await noteChange(tx, author, { saved: checked.value });
  return done({ id });
}

/** Takes an item away from readers. Its key stays taken, and what was read of it stays known. */
export async function archiveContent(
  tx: Tx,
  { key, ...author }: Author & { readonly key: string },
): Promise<Outcome<object, Extract<ContentRefusal, { code: 'content.notice_unknown' }>>> {
  await versions.setWithdrawn(tx, { ...author, key, isHelp: false });
  const isArchived = await store.archiveItem(tx, { ...author, key });
  if (!isArchived) return refused({ code: 'content.notice_unknown', detail: {} });
  await noteChange(tx, author, { archived: key });
  return done({});
}

/** Writes an article of the help centre as it is to be from now on, under its key. */
export async function saveHelp(
  tx: Tx,
  { article, ...author }: Author & { readonly article: HelpInput },
): Promise<Saved> {
  const checked = check(helpInput, article);
  if (!checked.ok) return checked;
  await store.lockHelp(tx, author.merchantCode);
  if (await store.isTagTaken(tx, { ...author, article: checked.value }))
    return refused({ code: 'call.input_invalid', detail: { field: 'tag' } });
  const { key, status } = checked.value;
  const content = draftOfHelp(checked.value);
  const isLive = status === 'LIVE';
  const id = await versions.putEntry(tx, { ...author, key, kind: 'HELP', content, isLive });
  await store.putHelp(tx, { ...author, id, article: checked.value });
  await noteChange(tx, author, { savedHelp: checked.value });
  return done({ id });
}

/** Every change is one row of the trail and one event, upon which all nodes read again. */
export async function noteChange(tx: Tx, author: Author, what: object): Promise<void> {
  await store.insertChange(tx, { ...author, what });
  await recordEvent(tx, author.at, 'content.changed', { merchantCode: author.merchantCode });
}

function check<Schema extends z.ZodType>(
  schema: Schema,
  input: z.input<Schema>,
): Outcome<z.output<Schema>, InputRefusal> {
  const read = schema.safeParse(input);
  if (read.success) return done(read.data);
  const field = read.error.issues[0]?.path.join('.') || '-';
  return refused({ code: 'call.input_invalid', detail: { field } });
}
