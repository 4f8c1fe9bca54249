import type { MemberInfo } from '@maneki/contract/identity/login-schemas';
import type { CallFunction } from '@maneki/contract/visit';
import { queryOptions } from '@tanstack/react-query';
import { readValue } from '#platform/call/refused-error.ts';
import { storedSession } from './stored-session.ts';

const STALE_MS = 60_000;

export const identityKeys = {
  member: ['identity', 'member'] as const,
  loginSettings: ['identity', 'login-settings'] as const,
  registrationSettings: ['identity', 'registration-settings'] as const,
  socialSignup: ['identity', 'social-signup'] as const,
  sessions: ['identity', 'sessions'] as const,
  passkeys: ['identity', 'passkeys'] as const,
  socialAccounts: ['identity', 'social-accounts'] as const,
};

/** Who is logged in; null for a guest, of whom nothing needs to be asked. */
export const memberQuery = (call: CallFunction) =>
  queryOptions({
    queryKey: identityKeys.member,
    queryFn: () => readMember(call),
    staleTime: ({ state }) => (state.data ? STALE_MS : Number.POSITIVE_INFINITY),
  });

async function readMember(call: CallFunction): Promise<MemberInfo | null> {
  const isGuest = typeof window !== 'undefined' && !storedSession.read();
  if (isGuest) return null;
  // Most who open the site are guests: the description of these calls comes when it is needed.
  const { identityEndpoints } = await import('@maneki/contract/identity/endpoints');
  const answer = await call(identityEndpoints.getMember, {});
  if (answer.ok) return answer.value;
  // A session that has ended makes a guest; anything else is worth trying again.
  return isOver(answer.refusal) ? null : readValue(Promise.resolve(answer));
}

/** Whether the server no longer knows the session that a call came with. */
export const isOver = ({ code }: { readonly code: string }): boolean =>
  code === 'call.session_expired' || code === 'call.login_required';
