import type { MemberInfo } from '@maneki/contract/identity/login-schemas';
import { MEMBER_TYPES } from '@maneki/contract/identity/member-types';

/** A session that arrives in an address, and what the address is without it. */
export type ArrivingToken = {
  readonly token: string;
  /** Path, query and fragment, without the token. */
  readonly cleaned: string;
  /** Where the visitor was going when the login page stopped them; undefined where they already are there. */
  readonly onward: string | undefined;
};

/**
 * Finds a one-use token in an address. A page that is not for guests has sent its visitor to the login
 * page, which carries the whole address along. Tokens of the embedded lottery serve it alone.
 */
export function findToken(href: string): ArrivingToken | undefined {
  const url = new URL(href);
  if (url.pathname.startsWith('/m/lotto-h5/')) return undefined;
  const own = takeToken(url);
  if (own) return { token: own, cleaned: textOf(url), onward: undefined };
  const back = url.pathname === '/m/login' ? url.searchParams.get('back') : null;
  if (!back?.startsWith('/m/')) return undefined;
  const target = new URL(back, url.origin);
  const carried = takeToken(target);
  if (!carried) return undefined;
  url.searchParams.set('back', textOf(target));
  return { token: carried, cleaned: textOf(url), onward: textOf(target) };
}

/**
 * Whether a token may open another session here. Somebody else may have made the link: a member would go
 * on, and pay, in an account that is not theirs. A trial has nothing to lose.
 */
export const mayReplace = (member: Pick<MemberInfo, 'type'> | null): boolean =>
  member === null || member.type === MEMBER_TYPES.trial;

function takeToken({ searchParams }: URL): string | undefined {
  const token = searchParams.get('token') ?? undefined;
  searchParams.delete('token');
  return token || undefined;
}

const textOf = ({ pathname, search, hash }: URL) => `${pathname}${search}${hash}`;
