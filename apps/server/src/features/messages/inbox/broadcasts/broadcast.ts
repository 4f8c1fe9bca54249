import { LANGUAGES, type Language } from '@maneki/contract/language';
import type { MessageCategory } from '@maneki/contract/messages/inbox';
import type { AudienceOf } from '#features/identity';
import type { Texts } from '../message.ts';

/** What an operator has written to many members at once. */
export type Broadcast = AudienceOf & {
  readonly id: string;
  readonly merchantCode: string;
  readonly category: MessageCategory;
  readonly titles: Texts;
  /** HTML, sanitised when it was written. */
  readonly bodies: Texts;
  /** How many members it was for when it was sent. */
  readonly reach: number;
  readonly sentAt: Date;
  readonly sentBy: string;
  readonly withdrawnAt: Date | null;
  readonly withdrawnBy: string | null;
};

/** Those languages that have words, out of a form that asks for all. */
export const writtenOf = (texts: Readonly<Record<Language, string>>): Texts =>
  Object.fromEntries(
    LANGUAGES.filter((language) => texts[language] !== '').map((one) => [one, texts[one]]),
  );

/** The other way round: what is not written is empty. */
export const everyText = (texts: Texts): Record<Language, string> =>
  Object.fromEntries(LANGUAGES.map((one) => [one, texts[one] ?? ''])) as Record<Language, string>;

/** Whether each language that is written at all has a title and a body, and one is. */
export const isWhole = (titles: Texts, bodies: Texts): boolean =>
  LANGUAGES.some((one) => titles[one]) &&
  LANGUAGES.every((one) => Boolean(titles[one]) === Boolean(bodies[one]));

/** Nobody is above a level and below it. */
export const isFit = ({ vipMin, vipMax }: Pick<AudienceOf, 'vipMin' | 'vipMax'>): boolean =>
  vipMin === null || vipMax === null || vipMin <= vipMax;
