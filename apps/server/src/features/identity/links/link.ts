import type { LinkState } from '@maneki/contract/agents/link';
import { drawNumber } from '#platform/secrets/secrets';

/** A link that brings members to its owner, with what it has brought. */
export type Link = {
  readonly merchantCode: string;
  readonly code: string;
  readonly ownerId: string;
  readonly targetType: 0 | 1;
  readonly domain: string | null;
  readonly uses: number;
  readonly usesMax: number | null;
  readonly visits: number;
  readonly expiresAt: Date | null;
  readonly disabledAt: Date | null;
  readonly remark: string;
  readonly createdAt: Date;
};

/** How a link stands; one that was switched off says so, whatever else ended it. */
export function linkState(
  link: Pick<Link, 'disabledAt' | 'expiresAt' | 'uses' | 'usesMax'>,
  now: Date,
): LinkState {
  if (link.disabledAt) return 'DISABLED';
  if (link.expiresAt && link.expiresAt <= now) return 'EXPIRED';
  if (link.usesMax !== null && link.uses >= link.usesMax) return 'EXHAUSTED';
  return 'ACTIVE';
}

/** Crockford's digits: none of them is read as another. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 8;

export const drawLinkCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => DIGITS[drawNumber(DIGITS.length)]).join('');
