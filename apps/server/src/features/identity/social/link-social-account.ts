import type { SocialProvider } from '@maneki/contract/identity/social';
import type { Outcome } from '@maneki/kernel/outcome';
import type { MemberCall } from '#platform/calls/call';
import type { IdentityServices } from '../identity-services.ts';
import { isFresh, LOGIN_AGAIN, type LoginAgainRefusal } from '../sessions/check-fresh-session.ts';
import { type StartRefusal, startSocial } from './start-social.ts';
import { AFTER_SOCIAL } from './way-back.ts';

/** Begins to link an account elsewhere, which opens the caller's account from then on. */
export async function linkSocialAccount(
  services: IdentityServices,
  { call, provider }: { call: MemberCall; provider: SocialProvider },
): Promise<Outcome<{ address: string }, StartRefusal | LoginAgainRefusal>> {
  if (!(await services.database.statement((tx) => isFresh(tx, call)))) return LOGIN_AGAIN;
  return startSocial(services, {
    call,
    provider,
    memberId: call.caller.memberId,
    role: 'member',
    back: AFTER_SOCIAL.linked,
  });
}
