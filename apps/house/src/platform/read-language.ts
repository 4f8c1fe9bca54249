import { LANGUAGE_TAGS, LANGUAGES, type Language } from '@maneki/contract/language';

/** The first language that a browser asks for and we speak: for refusals to somebody without a session. */
export function readLanguage(header: string | undefined): Language {
  for (const part of (header ?? '').split(',')) {
    const wanted = part.split(';')[0]!.trim().toLowerCase();
    if (wanted === '') continue;
    const found = LANGUAGES.find((language) => {
      const own = LANGUAGE_TAGS[language].toLowerCase().split('-')[0]!;
      return wanted === own || wanted.startsWith(`${own}-`);
    });
    if (found) return found;
  }
  return 'EN';
}
