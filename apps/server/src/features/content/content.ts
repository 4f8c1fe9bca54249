import type {
  ContentKind,
  HelpTag,
  LinkType,
  PopupFrequency,
} from '@maneki/contract/content/kinds';
import { LANGUAGES, type Language } from '@maneki/contract/language';
import type { Audience } from './audience.ts';

export const CONTENT_PLATFORMS = ['M', 'W', 'ALL'] as const;
export const HELP_DEVICES = ['MOBILE', 'WEB', 'ALL'] as const;

/** Something that the operator says: a banner, a notice, a popup, a teaser or hot news. */
export type ContentItem = {
  readonly id: string;
  /** What the merchant calls it; two items of one merchant never have the same. */
  readonly key: string;
  readonly kind: ContentKind;
  /** Where a banner stands; empty for everything else. */
  readonly groupName: string;
  readonly platform: (typeof CONTENT_PLATFORMS)[number];
  readonly image: string | null;
  readonly linkType: LinkType;
  readonly linkage: string;
  readonly audience: Audience;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly sortOrder: number;
  readonly isPinned: boolean;
  readonly mustRead: boolean;
  readonly frequency: PopupFrequency;
  readonly publishedAt: Date;
  readonly texts: Texts<ContentText>;
};

export type ContentText = {
  readonly title: string;
  readonly text: string;
  /** HTML, sanitised when it was written. */
  readonly body: string;
};

/** An article of the help centre. */
export type HelpArticle = {
  readonly id: string;
  readonly key: string;
  readonly tag: HelpTag | null;
  readonly device: (typeof HELP_DEVICES)[number];
  readonly sortOrder: number;
  readonly updatedAt: Date;
  readonly texts: Texts<HelpText>;
};

export type HelpText = Pick<ContentText, 'title' | 'body'>;

/** Words by language. At least one language has them, whichever it is. */
export type Texts<Text> = Readonly<Partial<Record<Language, Text>>>;

/** The words in a reader's language, else in English, else in any; undefined where there are none. */
export const textIn = <Text>(texts: Texts<Text>, language: Language): Text | undefined =>
  texts[language] ?? texts.EN ?? LANGUAGES.map((other) => texts[other]).find(Boolean);

/** Between its two ends: from the first instant on, up to and without the last. */
export const isInPeriod = (
  { startsAt, endsAt }: Pick<ContentItem, 'startsAt' | 'endsAt'>,
  now: Date,
): boolean => (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt);

type Placed = Pick<ContentItem, 'id' | 'isPinned' | 'sortOrder' | 'publishedAt'>;

/** Pinned before all, then as the operator sorted them, then the newest first. */
export function compareItems(left: Placed, right: Placed): number {
  return (
    Number(right.isPinned) - Number(left.isPinned) ||
    left.sortOrder - right.sortOrder ||
    right.publishedAt.getTime() - left.publishedAt.getTime() ||
    (left.id < right.id ? 1 : -1)
  );
}
