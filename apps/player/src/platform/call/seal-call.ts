import { callEndpoints } from '@maneki/contract/call/endpoints';
import type { Endpoint } from '@maneki/contract/endpoint';
import { call } from './browser.ts';
import { readValue } from './refused-error.ts';

/** Thrown where the browser has no cryptography: outside of https and localhost. */
export class InsecureContextError extends Error {
  override name = 'InsecureContextError';
}

export const canSeal = (): boolean => window.isSecureContext && 'subtle' in crypto;

/**
 * Encrypts a call's body to the server's key, with a challenge that counts once: what a proxy on the
 * way might log is worth nothing.
 */
export async function sealCall(
  endpoint: Endpoint,
  body: unknown,
): Promise<{ header: string; body: { data: string } }> {
  if (!canSeal()) throw new InsecureContextError();
  const opened = await readValue(call(callEndpoints.openEncryption, {}));
  const { subtle } = crypto;
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const spki = Uint8Array.from(atob(opened.publicKey), (char) => char.charCodeAt(0));
  const publicKey = await subtle.importKey('spki', spki, algorithm, false, ['encrypt']);
  const aesKey = crypto.getRandomValues(new Uint8Array(32));
  const wrapped = await subtle.encrypt(algorithm, publicKey, aesKey);

  const { challenge, at } = opened;
  const plain = new TextEncoder().encode(JSON.stringify({ challenge, at, body }));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const additionalData = new TextEncoder().encode(`${endpoint.method} /api${endpoint.path}`);
  const sealed = await subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData },
    await subtle.importKey('raw', aesKey, 'AES-GCM', false, ['encrypt']),
    plain,
  );
  return {
    header: `${opened.keyId}.${base64url(new Uint8Array(wrapped))}`,
    body: { data: base64url(new Uint8Array([...iv, ...new Uint8Array(sealed)])) },
  };
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
