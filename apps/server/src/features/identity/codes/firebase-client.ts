import type { FirebaseClient } from '@maneki/contract/identity/fragments';
import type { IdentityOutside } from '../identity-services.ts';

/** What a merchant's visitors need to prove a number by Firebase, if that is how they do it. */
export function firebaseClientOf(
  { firebase }: Pick<IdentityOutside, 'firebase'>,
  merchantCode: string,
): FirebaseClient | null {
  if (!firebase?.client) return null;
  const { apiKey, url, merchantCodes } = firebase.client;
  const isChosen = merchantCodes.length === 0 || merchantCodes.includes(merchantCode);
  return isChosen ? { apiKey, url } : null;
}
