import { webcrypto } from 'node:crypto';

/**
 * What browsers have too. The keys live for a day inside TLS; 2048 bits open in under a
 * millisecond.
 */
const RSA = { name: 'RSA-OAEP', hash: 'SHA-256' } as const;
const MODULUS_BITS = 2_048;

/** How long a wrapped key is: as long as the modulus. */
export const WRAPPED_KEY_BYTES = MODULUS_BITS / 8;

export async function generateKeyPair(): Promise<{ publicKey: Buffer; privateKey: Buffer }> {
  const pair = await webcrypto.subtle.generateKey(
    { ...RSA, modulusLength: MODULUS_BITS, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['encrypt', 'decrypt'],
  );
  return {
    publicKey: Buffer.from(await webcrypto.subtle.exportKey('spki', pair.publicKey)),
    privateKey: Buffer.from(await webcrypto.subtle.exportKey('pkcs8', pair.privateKey)),
  };
}

export const importPrivateKey = (pkcs8: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  webcrypto.subtle.importKey('pkcs8', pkcs8, RSA, false, ['decrypt']);

/** Unwraps on a thread of its own, so that a flood of calls does not hold the others up. */
export async function unwrapKey(
  privateKey: CryptoKey,
  wrapped: Uint8Array<ArrayBuffer>,
): Promise<Buffer | undefined> {
  try {
    return Buffer.from(await webcrypto.subtle.decrypt(RSA, privateKey, wrapped));
  } catch {
    return undefined;
  }
}
