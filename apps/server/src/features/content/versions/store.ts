/** The SQL of entries and their versions. Each function takes the transaction that it runs in first, as `tx`. */
import type { EntryDraft } from '@maneki/contract/content/console-schemas';
import type { AudienceName, EntryKind } from '@maneki/contract/content/desk';
import type { Language } from '@maneki/contract/language';
import { type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Schema } from '#platform/database/generated/schema';
import { drawId } from '#platform/secrets/secrets';
import { describeDraft, type Entry, type Version } from './entry.ts';

type Place = { readonly merchantCode: string; readonly id: string };
type Written = {
  readonly by: string;
  readonly at: Date;
  readonly kind: EntryKind;
  readonly content: EntryDraft;
};

const columnsOf = ({ by, at, kind, content }: Written) => {
  const { groupName, title, image, languages, audience } = describeDraft(kind, content);
  return {
    kind,
    is_help: kind === 'HELP',
    group_name: groupName,
    title,
    image,
    languages,
    audience,
    saved_at: at,
    saved_by: by,
  };
};

const periodOf = ({ kind, content }: Written) => {
  const { startsAt, endsAt } = describeDraft(kind, content);
  return { starts_at: startsAt, ends_at: endsAt };
};

/** Makes an entry known that nobody has written before, with its first version. */
export async function insertEntry(
  tx: Tx,
  written: Written & { readonly merchantCode: string },
): Promise<string> {
  const id = drawId(written.at);
  await tx
    .insertInto('content_entries')
    .values({
      ...columnsOf(written),
      ...periodOf(written),
      id,
      merchant_code: written.merchantCode,
      // Whoever writes at the console names nothing: what an entry is called there is its title.
      key: id,
      version: 1,
    })
    .execute();
  await insertVersion(tx, { ...written, id, version: 1, restoredFrom: null });
  return id;
}

/**
 * Writes an entry under its key, whether it is new or not, as the version that readers see or as one that
 * takes it away from them. Answers its id.
 */
export async function putEntry(
  tx: Tx,
  written: Written & {
    readonly merchantCode: string;
    readonly key: string;
    readonly isLive: boolean;
  },
): Promise<string> {
  const { merchantCode, key, isLive, at, by } = written;
  const columns = { ...columnsOf(written), ...periodOf(written) };
  const published = { published_at: isLive ? at : null, published_by: isLive ? by : null };
  const { id, version } = await tx
    .insertInto('content_entries')
    .values({
      ...columns,
      ...published,
      id: drawId(at),
      merchant_code: merchantCode,
      key,
      version: 1,
      live_version: isLive ? 1 : null,
    })
    .onConflict((conflict) =>
      conflict.columns(['merchant_code', 'is_help', 'key']).doUpdateSet({
        ...columns,
        ...published,
        version: sql<number>`content_entries.version + 1`,
        live_version: isLive ? sql<number>`content_entries.version + 1` : null,
        withdrawn_at: isLive
          ? null
          : sql<Date>`case when content_entries.live_version is null
                           then content_entries.withdrawn_at else ${at} end`,
      }),
    )
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  await insertVersion(tx, { ...written, id, version, restoredFrom: null });
  return id;
}

/** Adds a version to an entry that is held. Readers go on seeing what they see. */
export async function addVersion(
  tx: Tx,
  { entry, ...written }: Written & { readonly entry: Entry; readonly restoredFrom: number | null },
): Promise<number> {
  const version = entry.version + 1;
  await tx
    .updateTable('content_entries')
    .set({
      ...columnsOf(written),
      ...(entry.liveVersion === null ? periodOf(written) : {}),
      version,
    })
    .where('id', '=', entry.id)
    .execute();
  await insertVersion(tx, { ...written, id: entry.id, version });
  return version;
}

async function insertVersion(
  tx: Tx,
  version: Omit<Written, 'kind'> & {
    readonly id: string;
    readonly version: number;
    readonly restoredFrom: number | null;
  },
): Promise<void> {
  await tx
    .insertInto('content_versions')
    .values({
      entry_id: version.id,
      version: version.version,
      saved_at: version.at,
      saved_by: version.by,
      restored_from: version.restoredFrom,
      content: JSON.stringify(version.content),
    })
    .execute();
}

/** Notes which version readers see from now on; its words are written where pages read them. */
export async function setLive(
  tx: Tx,
  { entry, content, by, at }: Omit<Written, 'kind'> & { readonly entry: Entry },
): Promise<void> {
  await tx
    .updateTable('content_entries')
    .set({
      ...periodOf({ by, at, content, kind: entry.kind }),
      live_version: entry.version,
      published_at: at,
      published_by: by,
      withdrawn_at: null,
    })
    .where('id', '=', entry.id)
    .execute();
}

/** Notes that readers see nothing of it any more. */
export async function setWithdrawn(
  tx: Tx,
  {
    merchantCode,
    key,
    isHelp,
    at,
  }: { merchantCode: string; key: string; isHelp: boolean; at: Date },
): Promise<void> {
  await tx
    .updateTable('content_entries')
    .set({ live_version: null, published_at: null, published_by: null, withdrawn_at: at })
    .where('merchant_code', '=', merchantCode)
    .where('is_help', '=', isHelp)
    .where('key', '=', key)
    .where('live_version', 'is not', null)
    .execute();
}

/** Nobody else changes it until the transaction ends. */
export async function lockEntry(tx: Tx, { merchantCode, id }: Place): Promise<Entry | undefined> {
  const row = await tx
    .selectFrom('content_entries')
    .selectAll()
    .where('id', '=', id)
    .where('merchant_code', '=', merchantCode)
    .forUpdate()
    .executeTakeFirst();
  return row && readEntry(row);
}

export async function findEntry(tx: Tx, { merchantCode, id }: Place): Promise<Entry | undefined> {
  const row = await tx
    .selectFrom('content_entries')
    .selectAll()
    .where('id', '=', id)
    .where('merchant_code', '=', merchantCode)
    .executeTakeFirst();
  return row && readEntry(row);
}

export async function findVersion(
  tx: Tx,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<Version | undefined> {
  const [found] = await listVersions(tx, { id, from: version, limit: 1 });
  return found?.version === version ? found : undefined;
}

/** The newest first, from a version on. */
export async function listVersions(
  tx: Tx,
  { id, from, limit }: { readonly id: string; readonly from?: number | undefined; limit: number },
): Promise<Version[]> {
  let query = tx
    .selectFrom('content_versions')
    .selectAll()
    .where('entry_id', '=', id)
    .orderBy('version', 'desc')
    .limit(limit);
  if (from !== undefined) query = query.where('version', '<=', from);
  const rows = await query.execute();
  return rows.map((row) => ({
    version: row.version,
    savedAt: row.saved_at,
    savedBy: row.saved_by,
    restoredFrom: row.restored_from,
    content: row.content as EntryDraft,
  }));
}

export function readEntry(row: Selectable<Schema['content_entries']>): Entry {
  return {
    id: row.id,
    key: row.key,
    kind: row.kind as EntryKind,
    version: row.version,
    liveVersion: row.live_version,
    publishedBy: row.published_by,
    withdrawnAt: row.withdrawn_at,
    groupName: row.group_name,
    title: row.title,
    image: row.image,
    languages: row.languages as Language[],
    audience: row.audience as AudienceName,
    savedAt: row.saved_at,
    savedBy: row.saved_by,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
  };
}
