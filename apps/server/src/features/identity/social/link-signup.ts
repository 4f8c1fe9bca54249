import type { SocialProvider } from '@maneki/contract/identity/social';
import type { Call } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { spendCeremony } from '../ceremonies/spend-ceremony.ts';
import { findSignup, SIGNUP_COOKIE } from './social-signup.ts';
import { insertSocialAccount } from './store.ts';

/**
 * Links the account elsewhere that a new member came with, in the transaction of the registration,
 * if the form said that it would: whoever used this browser before may have left a sign-up behind,
 * and would share the account. Where somebody else was faster, the registration stands without it.
 */
export async function linkSignup(
  tx: Tx,
  {
    call,
    memberId,
    announced,
  }: { call: Call; memberId: string; announced: SocialProvider | undefined },
): Promise<void> {
  const { merchantCode, now } = call;
  const waiting = await findSignup(tx, call);
  if (!waiting || waiting.provider !== announced) return;
  const token = call.client.cookies[SIGNUP_COOKIE]!;
  const signup = await spendCeremony(tx, { kind: 'SOCIAL_SIGNUP', token, merchantCode, now });
  if (!signup) return;
  const { provider, subject, name } = signup.memory;
  const account = { merchantCode, provider, subject, memberId, name, linkedAt: now };
  await insertSocialAccount(tx, account);
}
