import { addGame, addVendor, oneName } from '#features/catalog';
import type { Database } from '#platform/database/database';
import type { Sealer } from '#platform/encryption/seal';
import { addProvider } from '../keys/add-provider.ts';
import { addProviderKey } from '../keys/add-provider-key.ts';
import type { TestKey } from './sign-call.ts';

/** A provider with a key, a vendor of its name and one game. */
export async function addTestProvider(
  { database, sealer }: { readonly database: Database; readonly sealer: Sealer },
  {
    code,
    baseUrl = null,
    now,
  }: { readonly code: string; readonly baseUrl?: string | null; readonly now: Date },
): Promise<TestKey> {
  return database.transact(async (tx) => {
    const added = await addProvider(tx, { code, name: code, baseUrl, now });
    if (!added.ok) throw new Error(added.refusal.code);
    const names = oneName(code);
    const vendor = { code, providerCode: code, category: 'RNG', walletMode: 'SEAMLESS' } as const;
    await addVendor(tx, { ...vendor, names });
    await addGame(tx, { vendorCode: code, gameId: 'lucky-cat', category: 'RNG', names });
    const key = await addProviderKey(tx, { providerCode: code, sealer, now });
    if (!key.ok) throw new Error(key.refusal.code);
    return key.value;
  });
}
