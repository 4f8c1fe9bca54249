import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { call } from '#platform/call/browser.ts';
import { isHere } from '../session.ts';
import { accountSheets } from './account-sheets.ts';
import { isPasskeyOffered, passkeyOfferMemory } from './passkey-offer.ts';

/** Offers a passkey to a member who has just typed a password or a code. A no counts for a month. */
export async function offerPasskey(memberId: string): Promise<void> {
  const facts = { declinedAtMs: passkeyOfferMemory.readDeclinedAt(), nowMs: Date.now() };
  // What this device knows by itself comes first: most logins need no question to the server.
  const canCreate = await canCreatePasskey();
  if (!isPasskeyOffered({ ...facts, canCreate, passkeyCount: 0 }) || !isHere(memberId)) return;
  const answer = await call(identityEndpoints.listPasskeys, {});
  const passkeyCount = answer.ok ? answer.value.list.length : 1;
  if (!isPasskeyOffered({ ...facts, canCreate, passkeyCount }) || !isHere(memberId)) return;
  const isMade = await accountSheets.open('passkeyOffer');
  if (!isMade) passkeyOfferMemory.writeDeclinedAt(Date.now());
}

/** Whether this device itself can hold a passkey, with a finger, a face or a screen lock. */
async function canCreatePasskey(): Promise<boolean> {
  const { PublicKeyCredential: passkeys } = window as Partial<Window & typeof globalThis>;
  if (!passkeys) return false;
  return passkeys.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false);
}
