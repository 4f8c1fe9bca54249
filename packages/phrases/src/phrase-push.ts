import type { Language } from '@maneki/contract/language';
import type { PushCategory } from '@maneki/contract/messages/push';
import { everyPhrase } from './every-phrase.ts';
import { type Arguments, translators } from './translators.ts';

type Notified = {
  readonly category: PushCategory;
  readonly kind: string;
  readonly params: Arguments;
  readonly merchant: string;
};

/** What a notification says: the sentence of its kind, or the general one of its category where it has none. */
export function phrasePush(
  language: Language,
  { category, kind, params, merchant }: Notified,
): string {
  const name = Object.hasOwn(everyPhrase[language].push.notices, kind) ? kind : category;
  return translators[language](`push.notices.${name}`, { ...params, merchant });
}
