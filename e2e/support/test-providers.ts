import { addGame, addVendor, oneName } from '@maneki/server/features/catalog/index';
import { addProvider, addProviderKey, type NewKey } from '@maneki/server/features/play/index';
import { startVendorServer } from '@maneki/server/features/play/testing/vendor-server';
import type { Tx } from '@maneki/server/platform/database/database';
import type { Services } from '@maneki/server/services';
import { ARENA, LANTERN, VAULT } from './games.ts';

/** One whose games take stakes from the main wallet, and one that keeps its players' money itself. */
const SEAMLESS = 'journeys';
const TRANSFER = 'vaults';

export type TestProviders = {
  /** What the games' provider signs its calls with. */
  readonly key: NewKey;
  readonly vendor: Awaited<ReturnType<typeof startVendorServer>>;
};

/** Providers as an operator would add them, with games that the journeys play in the provider's place. */
export async function addTestProviders({
  database,
  play: { sealer },
}: Pick<Services, 'database' | 'play'>): Promise<TestProviders> {
  const vendor = await startVendorServer();
  const now = new Date();
  const open = async (tx: Tx, code: string, baseUrl: string | null) => {
    const added = await addProvider(tx, { code, name: code, baseUrl, now });
    if (!added.ok) throw new Error(added.refusal.code);
    const key = await addProviderKey(tx, { providerCode: code, sealer, now });
    if (!key.ok) throw new Error(key.refusal.code);
    return key.value;
  };
  const key = await database.transact(async (tx) => {
    const own = await open(tx, SEAMLESS, null);
    for (const { games, name, ...facts } of [LANTERN, ARENA]) {
      const names = oneName(name);
      await addVendor(tx, { ...facts, names, providerCode: SEAMLESS, walletMode: 'SEAMLESS' });
      for (const { gameId, name: gameName } of games)
        await addGame(tx, {
          vendorCode: facts.code,
          gameId,
          category: facts.category,
          names: oneName(gameName),
        });
    }
    vendor.state.key = await open(tx, TRANSFER, vendor.url);
    const names = oneName(VAULT.name);
    const vault = { code: VAULT.code, category: VAULT.category, names };
    await addVendor(tx, { ...vault, providerCode: TRANSFER, walletMode: 'TRANSFER' });
    return own;
  });
  return { key, vendor };
}
