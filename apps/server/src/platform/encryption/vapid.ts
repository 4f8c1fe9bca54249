import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { HOUR_MS, SECOND_MS } from '@maneki/kernel/clock';
import { invariant } from '@maneki/kernel/invariant';
import { deriveKey } from './seal.ts';

const CURVE = 'prime256v1';

/** How long a push service may take our word; a day is the most that it would. */
const LASTS_MS = 12 * HOUR_MS;

/** By what push services know us (RFC 8292). Devices are bound to it: another key needs them to ask anew. */
export type Vapid = {
  /** As browsers are told it; base64url. */
  readonly publicKey: string;
  /** What stands in a request to a push service, in the name of whoever answers for it. */
  authorize(wish: {
    readonly endpoint: string;
    readonly subject: string;
    readonly now: Date;
  }): string;
};

export function createVapid(privateKey: Uint8Array): Vapid {
  const ecdh = createECDH(CURVE);
  ecdh.setPrivateKey(privateKey);
  const point = ecdh.getPublicKey();
  const publicKey = point.toString('base64url');
  const key = readKey(privateKey, point);
  return {
    publicKey,
    authorize({ endpoint, subject, now }) {
      const claims = {
        aud: new URL(endpoint).origin,
        exp: Math.floor((now.getTime() + LASTS_MS) / SECOND_MS),
        sub: subject,
      };
      const text = [{ typ: 'JWT', alg: 'ES256' }, claims].map(encode).join('.');
      const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
      return `vapid t=${text}.${signature.toString('base64url')}, k=${publicKey}`;
    },
  };
}

/** The key of a deployment that was given none: the same on every node that shares the master secret. */
export function deriveVapidKey(masterSecret: string): Buffer {
  const key = deriveKey(masterSecret, 'web push');
  // One in four thousand million secrets gives no key of this curve; another one is then needed.
  invariant(isVapidKey(key), 'the master secret gives no key for web push');
  return key;
}

/** Whether these bytes are a private key of the curve. */
export function isVapidKey(bytes: Uint8Array): boolean {
  try {
    createECDH(CURVE).setPrivateKey(bytes);
    return bytes.length === 32;
  } catch {
    return false;
  }
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

function readKey(privateKey: Uint8Array, point: Buffer): KeyObject {
  const key = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
    d: Buffer.from(privateKey).toString('base64url'),
  };
  return createPrivateKey({ key, format: 'jwk' });
}
