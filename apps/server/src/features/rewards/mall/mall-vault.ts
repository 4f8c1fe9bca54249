import { createHmac } from 'node:crypto';
import { createSealer, deriveKey, type Sealer } from '#platform/encryption/seal';

/** What codes and addresses are sealed for. Never change it: what is sealed would stay shut. */
const PURPOSE = 'mall';

/** Keeps codes of vouchers and addresses, which a copy of the database alone must not show. */
export type MallVault = Sealer & {
  /** The same for the same words, and without the key no help in guessing them. */
  hash(...words: readonly string[]): string;
};

export function createMallVault(masterSecret: string): MallVault {
  const key = deriveKey(masterSecret, `hash ${PURPOSE}`);
  return {
    ...createSealer(masterSecret, PURPOSE),
    hash: (...words) => createHmac('sha256', key).update(JSON.stringify(words)).digest('base64url'),
  };
}
