import { LANGUAGES, type Language } from '@maneki/contract/language';

/** What something is called, by language. English is always there; the others may be missing. */
export type Names = Readonly<Partial<Record<Language, string>> & { EN: string }>;

/** A name in the reader's language, else in English. */
export const nameIn = (names: Names, language: Language): string => names[language] ?? names.EN;

/** The same name in every language, for games that are called one thing everywhere. */
export const oneName = (name: string): Names =>
  Object.fromEntries(LANGUAGES.map((language) => [language, name])) as unknown as Names;
