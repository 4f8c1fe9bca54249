import { createHash } from 'node:crypto';
import { LANGUAGES } from '@maneki/contract/language';
import { type ContentItem, compareItems, type HelpArticle, type Texts } from './content.ts';
import { type Filling, fillHtml, fillText } from './fill-placeholders.ts';
import { listMediaOrigins } from './list-media-origins.ts';

/** What a merchant says at present, each list in the order in which it is shown. */
export type MerchantContent = {
  readonly items: readonly ContentItem[];
  readonly help: readonly HelpArticle[];
  /** The other sites that its pictures and films come from. */
  readonly mediaOrigins: readonly string[];
  /** Countries whose visitors see something that others do not. */
  readonly countries: ReadonlySet<string>;
  /** Whether anything is meant for members with some label. */
  readonly demandsLabels: boolean;
  readonly demandsVip: boolean;
  /** Differs whenever anything of it does. */
  readonly hash: string;
  /** Differs also when something has begun or is over since, so that pages which hold it are made anew. */
  version(now: Date): string;
};

/** Puts in order what was read. What it leaves open is filled later: it depends on who reads. */
export function arrangeContent(
  unsorted: readonly ContentItem[],
  help: readonly HelpArticle[],
): MerchantContent {
  const items = unsorted.toSorted(compareItems);
  const hash = digest({ items, help });
  const turns = items
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .flatMap((at) => (at ? [at.getTime()] : []));
  return {
    items,
    help,
    mediaOrigins: listMediaOrigins({ items, help }),
    countries: new Set(items.flatMap(({ audience }) => audience.countries ?? [])),
    demandsLabels: items.some(({ audience }) => audience.labels !== null),
    demandsVip: items.some(({ audience }) => audience.vip !== null),
    hash,
    version: (now) => `${hash}.${turns.filter((at) => at <= now.getTime()).length}`,
  };
}

/** The same with every text filled. */
export const fillContent = (content: MerchantContent, filling: Filling): MerchantContent => ({
  ...content,
  items: content.items.map((item) => ({
    ...item,
    texts: mapTexts(item.texts, (text) => fill(text, filling)),
  })),
  help: content.help.map((article) => ({
    ...article,
    texts: mapTexts(article.texts, (text) => fill(text, filling)),
  })),
});

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
