import type { Language } from '@maneki/contract/language';
import {
  MESSAGE_KINDS,
  MESSAGES_KEPT_DAYS,
  type MessageCategory,
  type MessageKind,
  type MessageParams,
  type ParamsOf,
  UNREAD_DAYS,
} from '@maneki/contract/messages/inbox';
import type { MessageView } from '@maneki/contract/messages/inbox-schemas';
import { DAY_MS } from '@maneki/kernel/clock';
import type { Currency } from '@maneki/kernel/money';

export type StoredParams = Readonly<Record<string, MessageParams[keyof MessageParams]>>;

/** Something that was written to a member, or to many of whom they are one. */
export type InboxMessage = {
  readonly id: string;
  readonly category: MessageCategory;
  readonly kind: MessageKind | 'BROADCAST';
  readonly params: StoredParams;
  /** What an operator has called it; null for what is sent by itself. */
  readonly titles: Texts | null;
  readonly sentAt: Date;
  readonly readAt: Date | null;
};

/** One text in some languages. */
export type Texts = Readonly<Partial<Record<Language, string>>>;

/** A message that somebody should have: a kind with what its words are filled with, for a fact that is told once. */
export type MessageWish = {
  [Kind in MessageKind]: {
    readonly memberId: string;
    readonly merchantCode: string;
    readonly kind: Kind;
    readonly params: ParamsOf<Kind>;
    /** The fact: the same one gives a member nothing twice. */
    readonly sourceKey: string;
    readonly at: Date;
  };
}[MessageKind];

export const categoryOf = (kind: MessageKind): MessageCategory => MESSAGE_KINDS[kind].category;

/** What was sent before this counts as unread no longer. */
export const unreadSince = (now: Date): Date => new Date(now.getTime() - UNREAD_DAYS * DAY_MS);

/** What was sent before this is no longer kept. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - MESSAGES_KEPT_DAYS * DAY_MS);

/** The text in a language, else in English, else in any; empty where there is none at all. */
export const textIn = (texts: Texts, language: Language): string =>
  texts[language] || texts.EN || Object.values(texts).find((text) => text !== '') || '';

/** The words that a merchant has chosen for a kind. */
export type OwnWords = { readonly titles: Texts; readonly texts: Texts };

/** A message as its reader sees it. */
export function describeMessage(
  message: InboxMessage,
  { language, own }: { readonly language: Language; readonly own: OwnWords | undefined },
): MessageView {
  const { id, category, kind, params, titles, sentAt, readAt } = message;
  return {
    ...{ id, category, kind },
    title: titles ? textIn(titles, language) : own?.titles[language] || null,
    text: own?.texts[language] || null,
    params: Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, writeParam(value, language)]),
    ),
    sentAt: sentAt.toISOString(),
    isRead: readAt !== null,
  };
}

function writeParam(value: StoredParams[string], language: Language) {
  if (typeof value !== 'object') return value;
  if (!isMoney(value)) return textIn(value, language);
  return { amount: value.amount, currency: value.currency as Currency };
}

/** No language is called so. */
const isMoney = (value: object): value is MessageParams['money'] => 'currency' in value;
