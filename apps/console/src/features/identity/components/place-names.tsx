import { LANGUAGE_TAGS, type Language } from '@maneki/contract/language';
import { useLocale } from 'use-intl';

/** A country by its name in the operator's language. */
export function Country({ code }: { readonly code: string | null }) {
  const locale = useLocale();
  return code === null ? '–' : (new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code);
}

/** A language by its name in the operator's own. */
export function LanguageName({ language }: { readonly language: Language }) {
  const locale = useLocale();
  const tag = LANGUAGE_TAGS[language];
  return new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag;
}
