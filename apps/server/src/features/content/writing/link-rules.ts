import type { LinkType } from '@maneki/contract/content/kinds';
import { readGameName } from '@maneki/contract/play/game-names';
import { findOrigin } from '#platform/pages/content-security';

const ADDRESS_CHARACTERS_MAX = 2_000;
/** A picture or a film that ships with the site, by its name. */
const ART = /^art:[A-Za-z][A-Za-z0-9]{0,63}$/;
const PROMOTION = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;
/** What a path, its query and its anchor may be written with. */
const PATH = /^\/m\/[A-Za-z0-9\-._~!$&'()*+,;=:@%/?#]*$/;
/** Stands for whatever host the site has. */
const SOME_HOST = 'https://site.invalid';

/** Whether a linkage is what its kind of link says it is. */
export function isLinkage({
  linkType,
  linkage,
}: {
  readonly linkType: LinkType;
  readonly linkage: string;
}): boolean {
  return CHECKS[linkType](linkage);
}

const CHECKS: Readonly<Record<LinkType, (linkage: string) => boolean>> = {
  NONE: (linkage) => linkage === '',
  // A film of our own stands where an address would; the site knows where it is.
  URL: (linkage) => ART.test(linkage) || isSafeAddress(linkage),
  ROUTE: isOwnPath,
  GAME: (linkage) => readGameName(linkage) !== undefined,
  PROMO: (linkage) => PROMOTION.test(linkage),
};

/** Whether a picture is one of the site's own or comes over a safe line. */
export const isPicture = (image: string): boolean =>
  ART.test(image) || (isOwnPath(image) && image.startsWith('/m/art/')) || isSafeAddress(image);

/**
 * A page or a file of the site itself. A browser reads more as a way out of it than one would think, so
 * the path is read as a browser reads it, dots and their codes included.
 */
export function isOwnPath(path: string): boolean {
  if (path.length > ADDRESS_CHARACTERS_MAX || !PATH.test(path) || path.includes('//')) return false;
  if (!URL.canParse(path, SOME_HOST)) return false;
  const { origin, pathname } = new URL(path, SOME_HOST);
  return origin === SOME_HOST && pathname.startsWith('/m/');
}

/** An address elsewhere, over a safe line, without anybody's password, that a page's policy can name. */
export function isSafeAddress(address: string): boolean {
  if (address.length > ADDRESS_CHARACTERS_MAX) return false;
  if (!/^https:\/\/[^\s\\<>"]+$/.test(address) || !findOrigin(address)) return false;
  const { username, password } = new URL(address);
  return username === '' && password === '';
}
