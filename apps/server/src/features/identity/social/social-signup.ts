import type { Call } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import type { CeremonyMemory } from '../ceremonies/ceremony.ts';
import { peekCeremony } from '../ceremonies/spend-ceremony.ts';

/** Names the sign-up with an account elsewhere that this browser has begun. */
export const SIGNUP_COOKIE = 'social_signup';

/** Lets the browser forget the sign-up that it has begun. */
export function dropSignup(call: Call): void {
  if (call.client.cookies[SIGNUP_COOKIE] === undefined) return;
  call.setCookie({ name: SIGNUP_COOKIE, value: '', maxAgeSeconds: 0 });
}

/** The sign-up that waits for its registration, without spending it. */
export async function findSignup(
  tx: Tx,
  { client, merchantCode, now }: Call,
): Promise<CeremonyMemory['SOCIAL_SIGNUP'] | undefined> {
  const token = client.cookies[SIGNUP_COOKIE];
  if (!token) return undefined;
  const ceremony = await peekCeremony(tx, { kind: 'SOCIAL_SIGNUP', token, merchantCode, now });
  return ceremony?.memory;
}
