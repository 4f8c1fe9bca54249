import type { Language } from '@maneki/contract/language';
import type { Theme } from '@maneki/contract/theme';

/** Our own page about levels, where a merchant has no other. */
export const VIP_PAGE = '/m/member/benefits';

/** The VIP page stands outside of the site and is told how the visitor reads this one. */
export function vipAddress(url: string, wish: { language: Language; theme: Theme }): string {
  const address = new URL(url);
  address.searchParams.set('lang', wish.language);
  address.searchParams.set('theme', wish.theme);
  return address.href;
}
