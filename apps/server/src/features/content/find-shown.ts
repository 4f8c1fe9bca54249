import type { ContentKind } from '@maneki/contract/content/kinds';
import type { Language } from '@maneki/contract/language';
import type { Database } from '#platform/database/database';
import { isFor, type Reader } from './audience.ts';
import { type ContentItem, isInPeriod } from './content.ts';
import type { ContentDirectory } from './content-directory.ts';
import { inLanguage, type ShownItem } from './describe-item.ts';
import { listRead } from './store.ts';

export type ContentServices = {
  readonly database: Database;
  readonly content: ContentDirectory;
};

/** Who asks for what is shown, where, and when. */
export type Asked = {
  readonly merchantCode: string;
  readonly reader: Reader;
  readonly platform: 'M' | 'W';
  readonly language: Language;
  readonly now: Date;
};

/** What a merchant shows to a reader at this moment, in its order. */
export function findShown(
  content: ContentDirectory,
  { merchantCode, reader, platform, language, now }: Asked,
  isWanted: (item: ContentItem) => boolean,
): ShownItem[] {
  const items = content
    .get(merchantCode, reader.countryCode)
    .items.filter(
      (item) =>
        isWanted(item) &&
        (item.platform === 'ALL' || item.platform === platform) &&
        isInPeriod(item, now) &&
        isFor(item, reader),
    );
  return inLanguage(items, language);
}

/** The kinds that a comma-separated list names. */
export const readKinds = (types: string): ReadonlySet<ContentKind> =>
  new Set(types.split(',') as ContentKind[]);

const NOTHING_READ: ReadonlySet<string> = new Set();

/** Which of these a reader has read. What a guest has read, only the guest's device knows. */
export async function findRead(
  database: Database,
  { member }: Reader,
  shown: readonly ShownItem[],
): Promise<ReadonlySet<string>> {
  if (!member || shown.length === 0) return NOTHING_READ;
  const itemIds = shown.map(({ item }) => item.id);
  return database.statement((tx) => listRead(tx, { memberId: member.id, itemIds }));
}
