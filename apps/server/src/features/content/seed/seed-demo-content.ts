import { LANGUAGES, type Language } from '@maneki/contract/language';
import { HOUR_MS } from '@maneki/kernel/clock';
import { invariant } from '@maneki/kernel/invariant';
import type { Outcome } from '@maneki/kernel/outcome';
import { listMerchants } from '#features/site';
import type { Tx } from '#platform/database/database';
import { type Author, saveContent, saveHelp } from '../writing/save-content.ts';
import { listKeys } from '../writing/store.ts';
import { type ArticleKey, articles } from './articles.ts';
import { type ItemKey, items, type SeedItem } from './items.ts';
import { SEED_LOOKS, type SeedLook, type SeedWords } from './seed-words.ts';
import { seedWords } from './words.ts';

/** Leaves room between neighbours, for what an operator puts in between. */
const SORT_STEP = 10;

/**
 * Gives demo merchants something to say. What has been said before, or was taken away, is left alone:
 * however often this runs, it never overwrites an operator's words.
 */
export async function seedDemoContent(tx: Tx, now: Date): Promise<void> {
  for (const { code, look } of await listMerchants(tx)) {
    const known = SEED_LOOKS.find((name) => name === look);
    if (!known) continue;
    const author = { merchantCode: code, by: 'demo', at: now };
    const present = await listKeys(tx, code);
    await sowItems(tx, author, { look: known, present: present.items });
    await sowArticles(tx, author, present.help);
  }
}

async function sowItems(
  tx: Tx,
  author: Author,
  { look, present }: { look: SeedLook; present: ReadonlySet<string> },
): Promise<void> {
  for (const [place, [key, seed]] of Object.entries<SeedItem>(items).entries()) {
    if (present.has(key)) continue;
    const { hoursAgo, ...structure } = seed;
    const item = {
      ...structure,
      key,
      status: 'LIVE',
      // Notices and hot news go by their age, everything else by its place here.
      ...(seed.kind === 'B' || seed.kind === 'PU' ? { sortOrder: place * SORT_STEP } : {}),
      publishedAt: new Date(author.at.getTime() - hoursAgo * HOUR_MS),
      texts: inAllLanguages((words) => words[look][key as ItemKey]),
    } as const;
    expectSaved(key, await saveContent(tx, { ...author, item }));
  }
}

async function sowArticles(tx: Tx, author: Author, present: ReadonlySet<string>): Promise<void> {
  for (const [place, [key, tag]] of Object.entries(articles).entries()) {
    if (present.has(key)) continue;
    const article = {
      key,
      tag,
      status: 'LIVE',
      sortOrder: place * SORT_STEP,
      texts: inAllLanguages(({ articles: written }) => {
        const { title, body } = written[key as ArticleKey];
        return { title, body };
      }),
    } as const;
    expectSaved(key, await saveHelp(tx, { ...author, article }));
  }
}

/** What is written in no language of its own is left to the reading, which falls back to English. */
const inAllLanguages = <Text>(pick: (words: SeedWords) => Text): Partial<Record<Language, Text>> =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const words = seedWords[language];
      return words ? [[language, pick(words)]] : [];
    }),
  ) as Partial<Record<Language, Text>>;

function expectSaved(
  key: string,
  outcome: Outcome<unknown, { code: string; detail: { field?: unknown } }>,
): void {
  invariant(outcome.ok, `the demo's ${key} is not as content must be`);
}
