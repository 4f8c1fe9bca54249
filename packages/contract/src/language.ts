/** The languages of the product, by the codes that its calls use. All of them are complete. */
export const LANGUAGES = ['EN', 'JA', 'CN', 'TH', 'VI'] as const;

export type Language = (typeof LANGUAGES)[number];

/** What browsers and search engines call them (BCP 47). */
export const LANGUAGE_TAGS = {
  EN: 'en',
  JA: 'ja',
  CN: 'zh-Hans',
  TH: 'th',
  VI: 'vi',
} as const satisfies Record<Language, string>;

/** Each language by its own name, as a switch shows it: a reader finds hers whatever the page speaks. */
export const LANGUAGE_NAMES = {
  EN: 'English',
  JA: '日本語',
  CN: '简体中文',
  TH: 'ไทย',
  VI: 'Tiếng Việt',
} as const satisfies Record<Language, string>;

/** Codes of older clients. TY comes from the pinyin of "Thai". */
const LEGACY_CODES: Readonly<Record<string, Language>> = { TY: 'TH' };

/** Reads a code from outside, legacy ones included; undefined for a language that we do not speak. */
export function findLanguage(code: string): Language | undefined {
  const upper = code.toUpperCase();
  return LANGUAGES.find((language) => language === upper) ?? LEGACY_CODES[upper];
}

/** Locales for dates and numbers. Thai dates count years as everybody else here does. */
export const FORMAT_LOCALES = {
  ...LANGUAGE_TAGS,
  TH: 'th-u-ca-gregory-nu-latn',
} as const satisfies Record<Language, string>;
