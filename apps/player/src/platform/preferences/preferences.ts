import type { Language } from '@maneki/contract/language';
import type { Theme } from '@maneki/contract/theme';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Cookies, not local storage: the server must know them before it renders, or the first paint would
 * show the wrong language, the wrong theme, or a sum that is to be hidden.
 */
export const rememberLanguage = (language: Language) => remember('lang', language);

export const rememberTheme = (theme: Theme) => remember('theme', theme);

export const rememberHiddenBalance = (isHidden: boolean) =>
  remember('hide_balance', isHidden ? '1' : '0');

function remember(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we serve
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}
