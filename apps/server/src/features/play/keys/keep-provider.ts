import { invariant } from '@maneki/kernel/invariant';
import type { Tx } from '#platform/database/database';
import type { Sealer } from '#platform/encryption/seal';
import { addProvider, urlsOf } from './add-provider.ts';
import type { NewKey } from './add-provider-key.ts';
import { putKey, updateProvider } from './store.ts';

/**
 * Sees to it that a provider of our own is there, is found where it is now, and can use the key that it
 * was given: at every start, on every node. What an operator switched off or retired stays so.
 */
export async function keepProvider(
  tx: Tx,
  kept: {
    readonly code: string;
    readonly name: string;
    readonly baseUrl: string | null;
    readonly clientUrl: string | null;
    readonly key: NewKey;
    readonly sealer: Sealer;
    readonly now: Date;
  },
): Promise<void> {
  const { code, name, key, sealer, now } = kept;
  const added = await addProvider(tx, kept);
  if (!added.ok) {
    // What it is called and where it stands are ours to say, and must make sense.
    invariant(added.refusal.code === 'provider_exists', `${code}: ${added.refusal.code}`);
    await updateProvider(tx, { code, name, ...urlsOf(kept) });
  }
  await putKey(tx, {
    id: key.keyId,
    providerCode: code,
    secretSealed: sealer.seal(Buffer.from(key.secret)),
    createdAt: now,
  });
}
