import { LANGUAGE_TAGS, LANGUAGES, type Language } from '@maneki/contract/language';
import { createTranslator } from 'use-intl/core';
import { everyPhrase } from './every-phrase.ts';
import type { Phrases } from './phrases.ts';

type MessageKey = keyof Phrases['identity']['messages'];

/** Values are text: a code is no number, and keeps its leading zeros. */
type Values = Readonly<Record<string, string>>;

const translators = Object.fromEntries(
  LANGUAGES.map((language) => {
    const translator = createTranslator({
      locale: LANGUAGE_TAGS[language],
      messages: everyPhrase[language],
      namespace: 'identity.messages',
      onError: (error) => {
        throw error;
      },
    });
    return [language, translator as unknown as (key: MessageKey, values: Values) => string];
  }),
) as Record<Language, (key: MessageKey, values: Values) => string>;

/** What a text message or a mail says, in its reader's language. */
export const phraseMessage = (language: Language, key: MessageKey, values: Values): string =>
  translators[language](key, values);
