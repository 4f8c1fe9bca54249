import { createRemoteJWKSet, jwtVerify } from 'jose';
import { refuseInsideTransaction } from '#platform/database/transaction-guard';
import type { FirebaseProject } from '../identity-services.ts';

const E164 = /^\+[1-9]\d{6,14}$/;

/**
 * The number that Firebase has proven, or undefined for a token that is not this project's, not
 * Firebase's, expired, or without a number. Fetches Firebase's keys when it does not have them.
 */
export async function verifyFirebasePhone(
  project: FirebaseProject,
  { idToken, now }: { idToken: string; now: Date },
): Promise<string | undefined> {
  refuseInsideTransaction('asking Firebase for its keys');
  const verified = await jwtVerify(idToken, keysOf(project.keysUrl), {
    issuer: `https://securetoken.google.com/${project.projectId}`,
    audience: project.projectId,
    algorithms: ['RS256'],
    requiredClaims: ['sub', 'iat', 'exp', 'auth_time', 'phone_number'],
    currentDate: now,
    // Whatever is wrong with it, from its form to keys that cannot be fetched: it proves nothing.
  }).catch(() => undefined);
  if (!verified) return undefined;
  const { auth_time: provenAt, phone_number: mobile } = verified.payload;
  if (typeof provenAt !== 'number' || provenAt * 1_000 > now.getTime()) return undefined;
  return typeof mobile === 'string' && E164.test(mobile) ? mobile : undefined;
}

type Keys = ReturnType<typeof createRemoteJWKSet>;

/** Each set fetches its keys by itself and keeps them for a while. */
const keySets = new Map<string, Keys>();

function keysOf(url: string): Keys {
  const known = keySets.get(url) ?? createRemoteJWKSet(new URL(url));
  keySets.set(url, known);
  return known;
}
