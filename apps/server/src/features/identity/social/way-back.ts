import type { SocialProvider } from '@maneki/contract/identity/social';

/** Where other services send our visitors back to. It must be registered there for every host. */
export const SOCIAL_CALLBACK = '/api/identity/social/callback';

/** Where visitors go from there. */
export const AFTER_SOCIAL = {
  failed: '/m/login?social=failed',
  linked: '/m/securityCenter',
  linkTaken: '/m/securityCenter?social=taken',
  linkFailed: '/m/securityCenter?social=failed',
  register: (provider: SocialProvider) => `/m/register?social=${provider}`,
} as const;

const HOME = '/m/home';
const NOWHERE = 'http://nowhere.invalid';

/** A page of this site, or home: whoever comes from another service must not be sent on to a third. */
export function pageToGoBackTo(asked: string): string {
  if (!URL.canParse(asked, NOWHERE)) return HOME;
  // Read as a browser would: backslashes, dots and tabs are not what they seem.
  const { origin, pathname, search, hash } = new URL(asked, NOWHERE);
  const isPage = origin === NOWHERE && pathname.startsWith('/m/') && asked.startsWith('/m/');
  return isPage ? `${pathname}${search}${hash}` : HOME;
}
