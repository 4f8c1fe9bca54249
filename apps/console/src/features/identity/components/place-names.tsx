import { useLocale } from 'use-intl';

/** A country by its name in the operator's language. */
export function Country({ code }: { readonly code: string | null }) {
  const locale = useLocale();
  return code === null ? '–' : (new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code);
}
