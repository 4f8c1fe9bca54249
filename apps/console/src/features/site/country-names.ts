import { useChoice } from '#platform/choice.ts';

/** Territories that have a code for reasons of their own, and no visitors. */
const NO_COUNTRIES = new Set(['AA', 'EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** What a country is called in the operator's language, and every one of them by name. */
export function useCountries() {
  const { language } = useChoice();
  const locale = language === 'JA' ? 'ja' : 'en';
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  return {
    nameOf: (code: string): string => names.of(code) ?? code,
    list: () =>
      LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
        .filter((code) => !NO_COUNTRIES.has(code) && names.of(code) !== undefined)
        .map((value) => ({ value, label: names.of(value)! }))
        .sort((one, other) => one.label.localeCompare(other.label, locale)),
  };
}
