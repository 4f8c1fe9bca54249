import type { Language } from '@maneki/contract/language';

/** The order in which each language writes a day, and what stands between its parts. */
const ORDERS = {
  EN: 'YYYY-MM-DD',
  JA: 'YYYY/MM/DD',
  CN: 'YYYY-MM-DD',
  TH: 'DD/MM/YYYY',
  VI: 'DD/MM/YYYY',
} as const satisfies Record<Language, string>;

/** A day such as `2026-11-15` as a language writes it. Browsers have other habits, and not all alike. */
export function writeDay(day: string, language: Language): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return ORDERS[language].replace('YYYY', year).replace('MM', month).replace('DD', date);
}
