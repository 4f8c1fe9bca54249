import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { invariant } from '@maneki/kernel/invariant';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The first part of what is sealed, so that another way of sealing can stand beside this one. */
const VERSION = 'v1';

export const MASTER_SECRET_LENGTH_MIN = 32;

/** A key for one purpose. From one purpose's key nobody finds another's, nor the master secret. */
export function deriveKey(masterSecret: string, purpose: string): Buffer {
  invariant(
    masterSecret.length >= MASTER_SECRET_LENGTH_MIN,
    `the master secret has fewer than ${MASTER_SECRET_LENGTH_MIN} characters`,
  );
  return Buffer.from(hkdfSync('sha256', masterSecret, '', `maneki ${purpose}`, KEY_BYTES));
}

/** Keeps secrets at rest: a copy of the database alone opens nothing. */
export type Sealer = {
  /** What it belongs to is sealed with it: in another's place it does not open. */
  seal(plain: Uint8Array, belongsTo?: string): string;
  /** Undefined when it was sealed by another secret, for another purpose or place, or was altered. */
  open(sealed: string, belongsTo?: string): Buffer<ArrayBuffer> | undefined;
};

export function createSealer(masterSecret: string, purpose: string): Sealer {
  const key = deriveKey(masterSecret, `seal ${purpose}`);
  return {
    seal(plain, belongsTo = '') {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, iv);
      cipher.setAAD(Buffer.from(belongsTo));
      const bytes = Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
      return `${VERSION}.${bytes.toString('base64url')}`;
    },
    open(sealed, belongsTo) {
      const [version, text = ''] = sealed.split('.');
      if (version !== VERSION) return undefined;
      return openBytes(key, Buffer.from(text, 'base64url'), belongsTo);
    },
  };
}

/** Opens `iv | ciphertext | tag`; undefined when the key, the text or what it belongs to differ. */
export function openBytes(
  key: Uint8Array,
  bytes: Buffer,
  belongsTo = '',
): Buffer<ArrayBuffer> | undefined {
  if (bytes.length < IV_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(belongsTo));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const opened = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES));
    return Buffer.concat([opened, decipher.final()]);
  } catch {
    return undefined;
  }
}
