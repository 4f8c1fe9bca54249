import type { Language } from '@maneki/contract/language';
import { DEFAULT_THEME, findTheme, type Theme } from '@maneki/contract/theme';
import type { Call } from '../calls/call.ts';
import type { Cookies } from '../calls/guarded-cookies.ts';
import type { Visitor } from '../http/read-visitor.ts';

/** What of a merchant decides how its pages look to a visitor. */
export type PageDescription = {
  /** Differs wherever two guests would not see the same. */
  readonly key: string;
  /** Scheme and host of the site: one of the merchant's own, whatever host was asked for. */
  readonly origin: string;
  /** Where its pictures and films come from, beside the site itself. */
  readonly imageHosts: readonly string[];
  /**
   * Where the games of others are shown. A browser holds on to the policy of the page that it loaded, and
   * moves on to a game without loading another: so every page names them.
   */
  readonly frameOrigins: readonly string[];
  /** Who proves phone numbers to its visitors' browsers, where it is not we. */
  readonly phoneProver: string | undefined;
};

export type DescribePages = (call: Call, visitor: Visitor) => PageDescription;

/** Everything that decides what a kept page says. */
export const keyOfPage = (page: {
  readonly origin: string;
  readonly pathname: string;
  readonly language: Language;
  readonly theme: Theme;
  readonly key: string;
}): string => `${page.origin}${page.pathname} ${page.language} ${page.theme} ${page.key}`;

export const THEME_COOKIE = 'theme';

export const HIDDEN_BALANCE_COOKIE = 'hide_balance';

export const themeOf = (cookies: Cookies): Theme =>
  findTheme(cookies[THEME_COOKIE] ?? '') ?? DEFAULT_THEME;
