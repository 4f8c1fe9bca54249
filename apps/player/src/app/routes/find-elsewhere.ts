import type { MemberInfo } from '@maneki/contract/identity/login-schemas';
import { MEMBER_PROMPT } from '@maneki/contract/identity/member-prompt';
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
  return access === 'member' && member.type === MEMBER_TYPES.trial
    ? MEMBER_PROMPT.address.slice(2)
    : '/home';
}
