import { LANGUAGE_TAGS, LANGUAGES, type Language } from '@maneki/contract/language';
import { createTranslator } from 'use-intl/core';
import { everyPhrase } from './every-phrase.ts';

export type Arguments = Readonly<Record<string, string | number>>;
type Translate = (key: string, values?: Arguments) => string;

/** Made once: a translator compiles each message on first use and keeps it. */
export const translators = Object.fromEntries(
  LANGUAGES.map((language) => {
    const translator = createTranslator({
      locale: LANGUAGE_TAGS[language],
      messages: everyPhrase[language],
      onError: (error) => {
        throw error;
      },
    });
    return [language, translator as unknown as Translate];
  }),
) as Record<Language, Translate>;
