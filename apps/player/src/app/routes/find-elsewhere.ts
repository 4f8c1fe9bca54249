import type { MemberInfo } from '@maneki/contract/identity/login-schemas';
import { promptAddress } from '@maneki/contract/identity/member-prompt';
import { hasRight, MEMBER_TYPES } from '@maneki/contract/identity/member-types';
import type { SiteRoute } from './route-table.ts';

/**
 * Where somebody goes instead of a page that is not for them, below `/m`; undefined where it is. The
 * server decides the same again for whatever the page then asks it.
 */
export function findElsewhere(
  member: MemberInfo | null | undefined,
  route: SiteRoute,
  address: string,
): string | undefined {
  if (member?.firstTimeLogin && !route.isBeforePasswordChange) return '/changePsw';
  if (member?.isExcluded && !route.isWhileExcluded) return '/safePlay';
  const { access } = route;
  if (access === 'anyone' || access === 'development') return undefined;
  if (!member)
    return route.guestsGo === 'home' ? '/home' : `/login?${new URLSearchParams({ back: address })}`;
  if (hasRight(member.type, access)) return undefined;
  const isTrial = member.type === MEMBER_TYPES.trial;
  if (access === 'cash' || (access === 'inbox' && isTrial)) return below(promptAddress('cash'));
  return access === 'member' && isTrial ? below(promptAddress('member')) : '/home';
}

const below = (address: string): string => address.slice('/m'.length);
