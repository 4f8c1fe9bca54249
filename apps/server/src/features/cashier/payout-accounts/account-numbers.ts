import { createHmac } from 'node:crypto';
import { createSealer, deriveKey } from '#platform/encryption/seal';

/** What the numbers of payout accounts are sealed for. Never change it: sealed numbers would stay shut. */
const PURPOSE = 'payout accounts';

/** Keeps the numbers of accounts: sealed to be paid to, hashed to be found again. */
export type AccountNumbers = {
  seal(number: string): string;
  /** Undefined when it was sealed under another master secret. */
  open(sealed: string): string | undefined;
  /** The same for the same words and merchant, and without the key no help in guessing them. */
  hash(merchantCode: string, ...words: readonly string[]): string;
};

export function createAccountNumbers(masterSecret: string): AccountNumbers {
  const sealer = createSealer(masterSecret, PURPOSE);
  const key = deriveKey(masterSecret, `hash ${PURPOSE}`);
  return {
    seal: (number) => sealer.seal(Buffer.from(number)),
    open: (sealed) => sealer.open(sealed)?.toString(),
    hash: (...words) => createHmac('sha256', key).update(JSON.stringify(words)).digest('base64url'),
  };
}
