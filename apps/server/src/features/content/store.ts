import type {
  ContentKind,
  HelpTag,
  LinkType,
  PopupFrequency,
} from '@maneki/contract/content/kinds';
import type { Language } from '@maneki/contract/language';
import type { Tx } from '#platform/database/database';
import { type Audience, MEMBERS } from './audience.ts';
import type { ContentItem, ContentText, HelpArticle, HelpText, Texts } from './content.ts';

type OfMerchant<Thing> = Thing & { readonly merchantCode: string };

/**
 * Everything that is live and not over, whether its period has begun or not: that is little, and kept in
 * memory. What is over only ever grows.
 */
export async function listLiveItems(tx: Tx, now: Date): Promise<OfMerchant<ContentItem>[]> {
  const rows = await tx
    .selectFrom('content_items')
    .selectAll()
    .where('status', '=', 'LIVE')
    .where(({ eb, or }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .execute();
  const texts = await tx
    .selectFrom('content_texts')
    .innerJoin('content_items', 'content_items.id', 'content_texts.item_id')
    .select(['item_id', 'language', 'title', 'text', 'body'])
    .where('status', '=', 'LIVE')
    .where(({ eb, or }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .execute();
  const byItem = Map.groupBy(texts, ({ item_id }) => item_id);
  return rows.map((row) => ({
    id: row.id,
    merchantCode: row.merchant_code,
    key: row.key,
    kind: row.kind as ContentKind,
    groupName: row.group_name,
    platform: row.platform as ContentItem['platform'],
    image: row.image,
    linkType: row.link_type as LinkType,
    linkage: row.linkage,
    // A list that is not there demands nothing; guests must be named to see anything.
    audience: { ...MEMBERS, ...(row.audience as Partial<Audience>) },
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    sortOrder: row.sort_order,
    isPinned: row.is_pinned,
    mustRead: row.must_read,
    frequency: row.frequency as PopupFrequency,
    publishedAt: row.published_at!,
    texts: byLanguage<ContentText>(byItem.get(row.id) ?? []),
  }));
}

export async function listLiveHelp(tx: Tx): Promise<OfMerchant<HelpArticle>[]> {
  const rows = await tx
    .selectFrom('content_help')
    .selectAll()
    .where('status', '=', 'LIVE')
    .orderBy('sort_order')
    .orderBy('key')
    .execute();
  const texts = await tx
    .selectFrom('content_help_texts')
    .innerJoin('content_help', 'content_help.id', 'content_help_texts.help_id')
    .select(['help_id', 'language', 'title', 'body'])
    .where('status', '=', 'LIVE')
    .execute();
  const byArticle = Map.groupBy(texts, ({ help_id }) => help_id);
  return rows.map((row) => ({
    id: row.id,
    merchantCode: row.merchant_code,
    key: row.key,
    tag: row.tag as HelpTag | null,
    device: row.device as HelpArticle['device'],
    sortOrder: row.sort_order,
    updatedAt: row.updated_at,
    texts: byLanguage<HelpText>(byArticle.get(row.id) ?? []),
  }));
}

function byLanguage<Text>(rows: readonly (Text & { readonly language: string })[]): Texts<Text> {
  return Object.fromEntries(
    rows.map((row) => [row.language as Language, row]),
  ) as unknown as Texts<Text>;
}

/** Which of these items a member has read. */
export async function listRead(
  tx: Tx,
  { memberId, itemIds }: { memberId: string; itemIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (itemIds.length === 0) return new Set();
  const rows = await tx
    .selectFrom('content_reads')
    .select('item_id')
    .where('member_id', '=', memberId)
    .where('item_id', 'in', [...itemIds])
    .execute();
  return new Set(rows.map(({ item_id }) => item_id));
}

/** Notes that a member has read an item, where the member's merchant has such an item. */
export async function insertRead(
  tx: Tx,
  read: { memberId: string; merchantCode: string; itemId: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('content_reads')
    .columns(['member_id', 'item_id', 'read_at'])
    .expression((expression) =>
      expression
        .selectFrom('content_items')
        .select(({ val, cast }) => [
          cast<string>(val(read.memberId), 'uuid').as('member_id'),
          'content_items.id',
          cast<Date>(val(read.at), 'timestamptz').as('read_at'),
        ])
        .where('id', '=', read.itemId)
        .where('merchant_code', '=', read.merchantCode),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
