import { addProviderKey, type NewKey } from '@maneki/server/features/play/keys/add-provider-key';
import { PROVIDER_KEYS_PURPOSE } from '@maneki/server/features/play/keys/provider-directory';
import type { Database } from '@maneki/server/platform/database/database';
import { createSealer } from '@maneki/server/platform/encryption/seal';
import { PROVIDERS } from './players.ts';

/** Of a deployment that nobody else ever sees. */
export const MASTER_SECRET = 'a master secret that lives as long as one measurement';

export type ProviderKeys = Readonly<Record<string, NewKey>>;

/** A key for each of our providers, as an operator would make it. */
export async function addKeys(database: Database, now: Date): Promise<ProviderKeys> {
  const sealer = createSealer(MASTER_SECRET, PROVIDER_KEYS_PURPOSE);
  const keys: Record<string, NewKey> = {};
  for (const providerCode of PROVIDERS) {
    const made = await database.transact((tx) => addProviderKey(tx, { providerCode, sealer, now }));
    if (!made.ok) throw new Error(`${providerCode} got no key: ${made.refusal.code}`);
    keys[providerCode] = made.value;
  }
  return keys;
}
