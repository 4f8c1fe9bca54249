import { randomBytes } from 'node:crypto';
import type { callEndpoints } from '@maneki/contract/call/endpoints';
import type { ResponseOf } from '@maneki/contract/contract';
import { done } from '@maneki/kernel/outcome';
import type { Encryption } from './encryption.ts';

type Response = ResponseOf<typeof callEndpoints.openEncryption>;

/** Gives a client what its next encrypted call needs: the public key and a challenge. */
export async function openEncryption(
  encryption: Pick<Encryption, 'keys' | 'challenges'>,
  now: Date,
) {
  const key = await encryption.keys.currentKey(now);
  const { challenge, expiresAt } = encryption.challenges.make(now, randomBytes(16));
  const response: Response = {
    keyId: key.id,
    publicKey: key.publicKey,
    challenge,
    expiresAt: expiresAt.toISOString(),
    at: now.toISOString(),
  };
  return done(response);
}
