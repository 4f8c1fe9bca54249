import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { invariant } from '@maneki/kernel/invariant';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Stands in front of what is sealed, so that another way of sealing can come to stand beside it. */
const VERSION = 'h1.';

/** Keeps secrets at rest: a copy of the database alone opens nothing. */
export type Sealer = {
  seal(plain: Uint8Array): string;
  /** Throws when it was sealed with another master secret, or altered: no round may go on then. */
  open(sealed: string): Buffer;
};

export function createSealer(masterSecret: string, purpose: string): Sealer {
  const salt = 'maneki house';
  const key = Buffer.from(hkdfSync('sha256', masterSecret, salt, purpose, KEY_BYTES));
  return {
    seal(plain) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES });
      const text = Buffer.concat([cipher.update(plain), cipher.final()]);
      return VERSION + Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
    },
    open(sealed) {
      invariant(sealed.startsWith(VERSION), 'a seal of an unknown version');
      const bytes = Buffer.from(sealed.slice(VERSION.length), 'base64url');
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([
        decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)),
        decipher.final(),
      ]);
    },
  };
}
