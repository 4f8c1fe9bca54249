import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Tx } from '#platform/database/database';
import type { Sealer } from '#platform/encryption/seal';
import { drawDigits, makeToken } from '#platform/secrets/secrets';
import { insertKey, listActiveKeys, lockProvider } from './store.ts';

/** One that is used and one that replaces it: more would only be forgotten. */
export const ACTIVE_KEYS_MAX = 2;

export type NewKey = { readonly keyId: string; readonly secret: string };

export type AddKeyRefusal = { readonly code: 'provider_unknown' | 'too_many_keys' };

/** Makes a key. Its secret is told here and never again: only its sealed form is kept. */
export async function addProviderKey(
  tx: Tx,
  {
    providerCode,
    sealer,
    now,
  }: { readonly providerCode: string; readonly sealer: Sealer; readonly now: Date },
): Promise<Outcome<NewKey, AddKeyRefusal>> {
  if (!(await lockProvider(tx, providerCode))) return refused({ code: 'provider_unknown' });
  const active = await listActiveKeys(tx, providerCode);
  if (active.length >= ACTIVE_KEYS_MAX) return refused({ code: 'too_many_keys' });
  const made: NewKey = { keyId: `${providerCode}-${drawDigits(12)}`, secret: makeToken() };
  await insertKey(tx, {
    id: made.keyId,
    providerCode,
    secretSealed: sealer.seal(Buffer.from(made.secret)),
    createdAt: now,
  });
  return done(made);
}
