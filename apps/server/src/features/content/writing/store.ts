import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import { takeTurns } from '#platform/database/take-turns';
import type { CheckedContent, CheckedHelp } from './content-input.ts';

type Written<Thing> = { readonly merchantCode: string; readonly at: Date } & Thing;

type Kept = {
  readonly id: string;
  /** Whether it stays where it stands among its kind, if readers have seen it before. */
  readonly keepsPlace?: boolean;
};

/** Writes an item under its key, whether it is new or not. */
export async function putItem(
  tx: Tx,
  { merchantCode, at, id, item, keepsPlace }: Written<Kept & { readonly item: CheckedContent }>,
): Promise<void> {
  const fields = {
    kind: item.kind,
    group_name: item.groupName,
    platform: item.platform,
    image: item.image,
    link_type: item.linkType,
    linkage: item.linkage,
    audience: JSON.stringify(item.audience),
    starts_at: item.startsAt,
    ends_at: item.endsAt,
    is_pinned: item.isPinned,
    must_read: item.mustRead,
    frequency: item.frequency,
    status: item.status,
    updated_at: at,
  };
  // What waits for its first instant is said then, and not when it was written.
  const saidAt = item.startsAt && item.startsAt > at ? item.startsAt : at;
  const publishedAt = item.publishedAt ?? (item.status === 'LIVE' ? saidAt : null);
  await tx
    .insertInto('content_items')
    .values({
      ...fields,
      id,
      merchant_code: merchantCode,
      key: item.key,
      sort_order: item.sortOrder,
      published_at: publishedAt,
    })
    .onConflict((conflict) =>
      conflict.columns(['merchant_code', 'key']).doUpdateSet(({ ref, val }) => ({
        ...fields,
        ...(keepsPlace ? {} : { sort_order: item.sortOrder }),
        // A correction does not make old news new, unless the operator says so.
        published_at: item.publishedAt
          ? val(item.publishedAt)
          : sql<Date | null>`case when content_items.published_at <= ${at}
                                  then content_items.published_at
                                  else ${ref('excluded.published_at')} end`,
      })),
    )
    .execute();
  await tx.deleteFrom('content_texts').where('item_id', '=', id).execute();
  const texts = Object.entries(item.texts).flatMap(([language, words]) =>
    words ? [{ item_id: id, language, ...words }] : [],
  );
  await tx.insertInto('content_texts').values(texts).execute();
}

/** Takes an item out of sight for good; answers whether there was one to take. */
export async function archiveItem(
  tx: Tx,
  { merchantCode, key, at }: Written<{ readonly key: string }>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('content_items')
    .set({ status: 'ARCHIVED', updated_at: at })
    .where('merchant_code', '=', merchantCode)
    .where('key', '=', key)
    .where('status', '<>', 'ARCHIVED')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Writes an article under its key, whether it is new or not. */
export async function putHelp(
  tx: Tx,
  { merchantCode, at, id, article, keepsPlace }: Written<Kept & { readonly article: CheckedHelp }>,
): Promise<void> {
  const { sortOrder: sort_order } = article;
  const fields = {
    tag: article.tag,
    device: article.device,
    status: article.status,
    updated_at: at,
  };
  await tx
    .insertInto('content_help')
    .values({ ...fields, id, merchant_code: merchantCode, key: article.key, sort_order })
    .onConflict((conflict) =>
      conflict
        .columns(['merchant_code', 'key'])
        .doUpdateSet(keepsPlace ? fields : { ...fields, sort_order }),
    )
    .execute();
  await tx.deleteFrom('content_help_texts').where('help_id', '=', id).execute();
  const texts = Object.entries(article.texts).flatMap(([language, words]) =>
    words ? [{ help_id: id, language, ...words }] : [],
  );
  await tx.insertInto('content_help_texts').values(texts).execute();
}

/** Takes an article out of sight; its words stay. */
export async function archiveHelp(
  tx: Tx,
  { merchantCode, key, at }: Written<{ readonly key: string }>,
): Promise<void> {
  await tx
    .updateTable('content_help')
    .set({ status: 'ARCHIVED', updated_at: at })
    .where('merchant_code', '=', merchantCode)
    .where('key', '=', key)
    .execute();
}

/** Lets those who write articles of a merchant take turns: each tag is one article's. */
export const lockHelp = (tx: Tx, merchantCode: string): Promise<void> =>
  takeTurns(tx, `content help ${merchantCode}`);

/** Whether another live article has this tag, for readers who would see both. */
export async function isTagTaken(
  tx: Tx,
  { merchantCode, article }: { readonly merchantCode: string; readonly article: CheckedHelp },
): Promise<boolean> {
  if (article.tag === null || article.status !== 'LIVE') return false;
  let query = tx
    .selectFrom('content_help')
    .select('id')
    .where('merchant_code', '=', merchantCode)
    .where('tag', '=', article.tag)
    .where('status', '=', 'LIVE')
    .where('key', '<>', article.key);
  if (article.device !== 'ALL') query = query.where('device', 'in', ['ALL', article.device]);
  return (await query.executeTakeFirst()) !== undefined;
}

/** Appends to the trail of who wrote what. */
export async function insertChange(
  tx: Tx,
  { merchantCode, by, at, what }: Written<{ readonly by: string; readonly what: object }>,
): Promise<void> {
  await tx
    .insertInto('content_changes')
    .values({
      merchant_code: merchantCode,
      changed_at: at,
      changed_by: by,
      change: JSON.stringify(what),
    })
    .execute();
}

/** The keys that a merchant's content and help have, archived ones included. */
export async function listKeys(
  tx: Tx,
  merchantCode: string,
): Promise<{ readonly items: ReadonlySet<string>; readonly help: ReadonlySet<string> }> {
  const items = await tx
    .selectFrom('content_items')
    .select('key')
    .where('merchant_code', '=', merchantCode)
    .execute();
  const help = await tx
    .selectFrom('content_help')
    .select('key')
    .where('merchant_code', '=', merchantCode)
    .execute();
  return {
    items: new Set(items.map(({ key }) => key)),
    help: new Set(help.map(({ key }) => key)),
  };
}
