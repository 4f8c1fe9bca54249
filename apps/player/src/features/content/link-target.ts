import type { LinkType } from '@maneki/contract/content/kinds';
import { chooseLaunch } from '@maneki/contract/play/choose-launch';
import { readGameName } from '@maneki/contract/play/game-names';

export type ContentLink = { readonly linkType: LinkType; readonly linkage: string };

export type LinkTarget = { readonly href: string; readonly isExternal: boolean };

/**
 * What a tap on content opens. Undefined where there is nothing to open: no link, a kind whose page does
 * not exist, or words that are no such link. The server checks them too, when they are written.
 */
export function findLinkTarget({ linkType, linkage }: ContentLink): LinkTarget | undefined {
  switch (linkType) {
    case 'ROUTE':
      return isPath(linkage) ? { href: linkage, isExternal: false } : undefined;
    case 'URL':
      return isWebAddress(linkage) ? { href: linkage, isExternal: true } : undefined;
    case 'GAME':
      return findGameTarget(linkage);
    default:
      return undefined;
  }
}

/** A path of this site and of no other host. */
const isPath = (linkage: string) => /^\/m\/[^\\]*$/.test(linkage) && !linkage.includes('//');

const isWebAddress = (linkage: string) => /^https:\/\/[^\s\\]+$/i.test(linkage);

/** The page of a game leads guests to log in and then back to it. */
function findGameTarget(linkage: string): LinkTarget | undefined {
  const game = readGameName(linkage);
  if (!game) return undefined;
  const wish = { ...game, isLoggedIn: true, category: 'RNG', listsGames: false } as const;
  if (chooseLaunch(wish).to !== 'launch') return undefined;
  const query = new URLSearchParams({ ...game, mode: 'real' });
  return { href: `/m/launch?${query}`, isExternal: false };
}
