import { LANGUAGE_TAGS, LANGUAGES, type Language } from '@maneki/contract/language';
import { createTranslator } from 'use-intl/core';
import { everyPhrase } from './every-phrase.ts';

type Arguments = Readonly<Record<string, string | number>>;
type Translate = (key: string, values?: Arguments) => string;

/** Made once: a translator compiles each message on first use and keeps it. */
const translators = Object.fromEntries(
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

/** The sentence for a refusal's code in the caller's language, its details filled in. */
export function phraseRefusal(
  language: Language,
  refusal: { readonly code: string; readonly detail: object },
): string {
  const key = refusal.code.replace('.', '.refusals.');
  return translators[language](key, refusal.detail as Arguments);
}

/** What a player reads when our own code is wrong: neutral, with a reference for support. */
export function phraseUnknownError(language: Language, reference: string): string {
  return translators[language]('call.unknown_error', { reference });
}

/** What a player reads when too many ask at once. */
export const phraseSystemBusy = (language: Language): string =>
  translators[language]('call.system_busy');
