/** The SQL of what the console lists. Each function takes the transaction that it runs in first, as `tx`. */
import {
  type AudienceName,
  type EntryKind,
  type EntryState,
  SORTED_KINDS,
  type SortedKind,
} from '@maneki/contract/content/desk';
import type { Language } from '@maneki/contract/language';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import { takeTurns } from '#platform/database/take-turns';
import type { Entry } from '../versions/entry.ts';
import { readEntry } from '../versions/store.ts';

export type EntryFilters = {
  readonly kind?: EntryKind | undefined;
  readonly state?: EntryState | undefined;
  readonly audience?: AudienceName | undefined;
  readonly missing?: Language | undefined;
};

/** Where a page of a list ends, so that the next one begins after it. */
export type After = { readonly at: Date; readonly id: string };

/** The last saved first. */
export async function listEntries(
  tx: Tx,
  asked: EntryFilters & {
    readonly merchantCode: string;
    readonly after: After | undefined;
    readonly now: Date;
    readonly limit: number;
  },
): Promise<Entry[]> {
  const { merchantCode, kind, state, audience, missing, after, now, limit } = asked;
  let query = tx
    .selectFrom('content_entries')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .orderBy('saved_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (kind) query = query.where('kind', '=', kind);
  if (state) query = query.where(isInState(state, now));
  if (audience) query = query.where('audience', '=', audience);
  if (missing) query = query.where(sql<boolean>`not (${missing} = any(languages))`);
  if (after) query = query.where(sql<boolean>`(saved_at, id) < (${after.at}, ${after.id}::uuid)`);
  return (await query.execute()).map(readEntry);
}

/** The same rule as `stateOf`, for the database. */
const isInState = (state: EntryState, now: Date) =>
  ({
    draft: sql<boolean>`live_version is null and withdrawn_at is null`,
    live: sql<boolean>`live_version is not null and coalesce(starts_at <= ${now}, true)
                       and coalesce(ends_at > ${now}, true)`,
    planned: sql<boolean>`live_version is not null and starts_at > ${now}
                          and coalesce(ends_at > ${now}, true)`,
    ended: sql<boolean>`((live_version is null and withdrawn_at is not null)
                         or (live_version is not null and ends_at <= ${now}))`,
  })[state];

/** Room between neighbours, as what is sown has it. */
const SORT_STEP = 10;
/** Where everything stands that is shown by its age. */
const ANYWHERE = 1_000;

type Sorted = { readonly merchantCode: string; readonly kind: SortedKind; readonly group: string };

/** Where something new of a kind comes: after all that readers see of it. */
export async function findLastPlace(
  tx: Tx,
  { merchantCode, kind, group }: Omit<Sorted, 'kind'> & { readonly kind: EntryKind },
): Promise<number> {
  if (!isSorted(kind)) return ANYWHERE;
  const shown = await listPlaced(tx, { merchantCode, kind, group });
  const last = Math.max(0, ...shown.map(({ sortOrder }) => sortOrder));
  return last + SORT_STEP;
}

const isSorted = (kind: EntryKind): kind is SortedKind =>
  (SORTED_KINDS as readonly EntryKind[]).includes(kind);

export type Placed = {
  readonly id: string;
  readonly title: string;
  readonly image: string | null;
  readonly isPinned: boolean;
  readonly sortOrder: number;
};

/** What is published of a kind, as readers see it: pinned first, then as sorted, then the newest. */
export async function listPlaced(tx: Tx, { merchantCode, kind, group }: Sorted): Promise<Placed[]> {
  if (kind === 'HELP') {
    const articles = await tx
      .selectFrom('content_help')
      .innerJoin('content_entries', 'content_entries.id', 'content_help.id')
      .select(['content_help.id', 'title', 'sort_order'])
      .where('content_help.merchant_code', '=', merchantCode)
      .where('status', '=', 'LIVE')
      .orderBy('sort_order')
      .orderBy('content_help.key')
      .execute();
    return articles.map(({ id, title, sort_order: sortOrder }) => ({
      id,
      title,
      image: null,
      isPinned: false,
      sortOrder,
    }));
  }
  const items = await tx
    .selectFrom('content_items')
    .innerJoin('content_entries', 'content_entries.id', 'content_items.id')
    .select(['content_items.id', 'title', 'content_items.image', 'is_pinned', 'sort_order'])
    .where('content_items.merchant_code', '=', merchantCode)
    .where('content_items.kind', '=', kind)
    .where('content_items.group_name', '=', group)
    .where('status', '=', 'LIVE')
    .orderBy('is_pinned', 'desc')
    .orderBy('sort_order')
    .orderBy('content_items.published_at', 'desc')
    .orderBy('content_items.id', 'desc')
    .execute();
  return items.map(({ id, title, image, is_pinned, sort_order }) => ({
    id,
    title,
    image,
    isPinned: is_pinned,
    sortOrder: sort_order,
  }));
}

/** Lets those who sort a kind of a merchant take turns. */
export const lockOrder = (tx: Tx, { merchantCode, kind, group }: Sorted): Promise<void> =>
  takeTurns(tx, `content order ${merchantCode} ${kind} ${group}`);

/** Puts them in this order, in one statement. */
export async function setOrder(
  tx: Tx,
  { kind, ids }: { readonly kind: SortedKind; readonly ids: readonly string[] },
): Promise<void> {
  const places = sql`unnest(${ids}::uuid[]) with ordinality as place (id, number)`;
  if (kind === 'HELP') {
    await sql`update content_help set sort_order = place.number * ${SORT_STEP}
                from ${places} where content_help.id = place.id`.execute(tx);
    return;
  }
  await sql`update content_items set sort_order = place.number * ${SORT_STEP}
              from ${places} where content_items.id = place.id`.execute(tx);
}
