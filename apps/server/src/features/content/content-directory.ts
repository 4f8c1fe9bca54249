import { createHash } from 'node:crypto';
import { LANGUAGES } from '@maneki/contract/language';
import type { MerchantDirectory } from '#features/site';
import type { Database } from '#platform/database/database';
import { keepCurrent } from '#platform/memory/keep-current';
import { type ContentItem, compareItems, type HelpArticle, type Texts } from './content.ts';
import { type Filling, fillHtml, fillText } from './fill-placeholders.ts';
import * as store from './store.ts';

/** What a merchant says at present, each list in the order in which it is shown. */
export type MerchantContent = {
  readonly items: readonly ContentItem[];
  readonly help: readonly HelpArticle[];
  /** Differs whenever anything of it does, so that pages which hold some of it are made anew. */
  readonly version: string;
};

/**
 * All live content of all merchants in memory: every page asks for some, and it changes a few times a
 * day. A change on any node reaches the others as an event, upon which they read again.
 */
export type ContentDirectory = {
  get(merchantCode: string): MerchantContent;
  reload(): Promise<void>;
  settled(): Promise<void>;
};

const NOTHING: MerchantContent = { items: [], help: [], version: '' };

export async function openContentDirectory(
  database: Database,
  merchants: Pick<MerchantDirectory, 'find'>,
): Promise<ContentDirectory> {
  const current = await keepCurrent(() => read(database, merchants));
  return {
    get: (merchantCode) => current.get().get(merchantCode) ?? NOTHING,
    reload: current.reload,
    settled: current.settled,
  };
}

async function read(database: Database, merchants: Pick<MerchantDirectory, 'find'>) {
  const { items, help } = await database.transact(async (tx) => ({
    items: Map.groupBy(await store.listLiveItems(tx), ({ merchantCode }) => merchantCode),
    help: Map.groupBy(await store.listLiveHelp(tx), ({ merchantCode }) => merchantCode),
  }));
  const codes = new Set([...items.keys(), ...help.keys()]);
  return new Map(
    [...codes].map((code) => {
      const merchant = merchants.find({ code, host: '' });
      const filling = { merchant: merchant?.name ?? '', age: String(merchant?.minimumAge ?? '') };
      return [code, arrange(items.get(code) ?? [], help.get(code) ?? [], filling)];
    }),
  );
}

function arrange(
  items: readonly ContentItem[],
  help: readonly HelpArticle[],
  filling: Filling,
): MerchantContent {
  const content = {
    items: items
      .map((item) => ({ ...item, texts: mapTexts(item.texts, (text) => fill(text, filling)) }))
      .sort(compareItems),
    help: help.map((article) => ({
      ...article,
      texts: mapTexts(article.texts, (text) => fill(text, filling)),
    })),
  };
  return { ...content, version: digest(content) };
}

const fill = <Text extends { title: string; text?: string; body: string }>(
  text: Text,
  filling: Filling,
): Text => ({
  ...text,
  title: fillText(text.title, filling),
  ...(text.text === undefined ? {} : { text: fillText(text.text, filling) }),
  body: fillHtml(text.body, filling),
});

const mapTexts = <Text>(texts: Texts<Text>, map: (text: Text) => Text): Texts<Text> =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const text = texts[language];
      return text === undefined ? [] : [[language, map(text)]];
    }),
  ) as Texts<Text>;

const digest = (content: object): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 16);
