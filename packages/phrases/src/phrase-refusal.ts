import type { Language } from '@maneki/contract/language';
import { type Arguments, translators } from './translators.ts';

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
