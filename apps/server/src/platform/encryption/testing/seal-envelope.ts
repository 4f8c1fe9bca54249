import { webcrypto } from 'node:crypto';

const { subtle } = webcrypto;

export type OpenedEncryption = {
  readonly keyId: string;
  readonly publicKey: string;
  readonly challenge: string;
};

/** Encrypts a call as a client does, with nothing but what browsers have. */
export async function sealEnvelope(
  opened: OpenedEncryption,
  call: { method: string; path: string; body: unknown; at: Date },
): Promise<{ header: string; body: { data: string } }> {
  const plain = { challenge: opened.challenge, at: call.at.toISOString(), body: call.body };
  return sealPlain(opened, call, Buffer.from(JSON.stringify(plain)));
}

/** The same for any bytes, so that a test can seal what no client would. */
export async function sealPlain(
  opened: Omit<OpenedEncryption, 'challenge'>,
  call: { method: string; path: string },
  plain: Uint8Array<ArrayBuffer>,
): Promise<{ header: string; body: { data: string } }> {
  const publicKey = await subtle.importKey(
    'spki',
    Buffer.from(opened.publicKey, 'base64'),
    { name: 'RSA-OAEP', hash: 'SHA-256' },
    false,
    ['encrypt'],
  );
  const aesKey = webcrypto.getRandomValues(new Uint8Array(32));
  const wrapped = await subtle.encrypt({ name: 'RSA-OAEP' }, publicKey, aesKey);
  const iv = webcrypto.getRandomValues(new Uint8Array(12));
  const sealed = await subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: Buffer.from(`${call.method} ${call.path}`) },
    await subtle.importKey('raw', aesKey, 'AES-GCM', false, ['encrypt']),
    plain,
  );
  const data = Buffer.concat([iv, Buffer.from(sealed)]).toString('base64url');
  return {
    header: `${opened.keyId}.${Buffer.from(wrapped).toString('base64url')}`,
    body: { data },
  };
}
