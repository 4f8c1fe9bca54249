import type { MemberInfo } from '@maneki/contract/identity/login-schemas';
import { storedSession } from './stored-session.ts';

/**
 * What the browser remembers must agree with whom the page was rendered for. A login at another
 * service leaves a cookie and no memory; a session that ran out leaves a memory and no cookie.
 */
export function alignStoredSession(member: MemberInfo | null): void {
  const stored = storedSession.read();
  if (!member) {
    if (stored) storedSession.clear();
  } else if (stored?.token !== member.token) storedSession.write(member);
}
