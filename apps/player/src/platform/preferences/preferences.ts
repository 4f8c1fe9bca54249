import type { Language } from '@maneki/contract/language';
import type { Theme } from '@maneki/contract/theme';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Cookies, not local storage: the server must know both before it renders, or the first paint would
 * show the wrong one.
 */
export const rememberLanguage = (language: Language) => remember('lang', language);

export const rememberTheme = (theme: Theme) => remember('theme', theme);

function remember(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we serve
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}
