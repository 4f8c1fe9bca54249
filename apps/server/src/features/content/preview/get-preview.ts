import type { PreviewReader } from '@maneki/contract/content/desk';
import type { Preview } from '@maneki/contract/content/schemas';
import { MEMBER_TYPES } from '@maneki/contract/identity/member-types';
import { done, refused } from '@maneki/kernel/outcome';
import { effectiveMinimumAge, type MerchantDirectory } from '#features/site';
import type { Database } from '#platform/database/database';
import { arrangeContent, fillContent } from '../arrange-content.ts';
import { type Audience, isFor, type Reader } from '../audience.ts';
import type { ContentItem, HelpArticle } from '../content.ts';
import {
  describeBanner,
  describeHotNews,
  describeNoticeWithText,
  describePopup,
  inLanguage,
} from '../describe-item.ts';
import { describeHelp } from '../get-help.ts';
import { checkedHelpOf, checkedItemOf } from '../versions/draft-of.ts';
import type { Entry, Version } from '../versions/entry.ts';
import * as versions from '../versions/store.ts';
import type { Previewed, PreviewTokens } from './preview-token.ts';

type Services = {
  readonly database: Database;
  readonly previews: PreviewTokens;
  readonly merchants: MerchantDirectory;
};

/** A version by the same rules and in the same words as readers would get it. */
export async function getPreview(
  { database, previews, merchants }: Services,
  { token, countryCode, now }: { readonly token: string; countryCode: string | null; now: Date },
) {
  const previewed = previews.read(token, now);
  const found = previewed && (await database.transact((tx) => find(tx, previewed)));
  if (!found) return refused({ code: 'content.preview_over', detail: {} });
  const merchant = merchants.get(previewed.merchantCode);
  const age = effectiveMinimumAge(merchant, merchants.findMarket(countryCode));
  const filling = { merchant: merchant.name, age: String(age) };
  const { item, article } = asRead(found, now);
  const said = fillContent(arrangeContent(item ? [item] : [], article ? [article] : []), filling);
  return done(describe(found.entry, said, previewed));
}

type Found = { readonly entry: Entry; readonly version: Version };

async function find(
  tx: Parameters<typeof versions.findEntry>[0],
  previewed: Previewed,
): Promise<Found | undefined> {
  const entry = await versions.findEntry(tx, previewed);
  const version = entry && (await versions.findVersion(tx, previewed));
  return version && { entry, version };
}

/** As it would lie in memory, were it published now. */
function asRead(
  { entry, version }: Found,
  now: Date,
): { readonly item?: ContentItem; readonly article?: HelpArticle } {
  const { id } = entry;
  if (entry.kind === 'HELP')
    return { article: { ...checkedHelpOf(entry, version.content), id, updatedAt: now } };
  return { item: { ...checkedItemOf(entry, version.content), id, publishedAt: now } };
}

function describe(
  { kind }: Entry,
  {
    items,
    help,
  }: { readonly items: readonly ContentItem[]; readonly help: readonly HelpArticle[] },
  { reader, language }: Previewed,
): Preview {
  const nothing = { banner: null, notice: null, popup: null, hot: null, help: null };
  const [shown] = inLanguage(items, language);
  if (!shown) {
    const [article] = describeHelp(help, language);
    return { ...nothing, kind, isShown: true, help: article ?? null };
  }
  const { item } = shown;
  return {
    ...nothing,
    kind,
    isShown: isFor(item, readerFor(reader, item.audience)),
    banner: kind === 'B' ? describeBanner(shown) : null,
    popup: kind === 'PU' ? describePopup(shown) : null,
    hot: kind === 'H' ? describeHotNews(shown) : null,
    notice: ['A', 'PL', 'PR'].includes(kind) ? describeNoticeWithText(shown, new Set()) : null,
  };
}

const TYPES = {
  guest: undefined,
  member: MEMBER_TYPES.player,
  agent: MEMBER_TYPES.agent,
  trial: MEMBER_TYPES.trial,
} as const satisfies Record<PreviewReader, number | undefined>;

/** Somebody of this kind who has whatever else is asked for: label, level and country are not what is tried here. */
function readerFor(reader: PreviewReader, audience: Audience): Reader {
  const type = TYPES[reader];
  return {
    member: type === undefined ? undefined : { id: reader, type, isExcluded: false },
    countryCode: audience.countries?.[0] ?? null,
    vip: audience.vip?.[0],
    labels: audience.labels ?? [],
  };
}
