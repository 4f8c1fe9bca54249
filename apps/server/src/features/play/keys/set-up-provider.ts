import { CATEGORIES, type Category } from '@maneki/contract/play/tickets';
import { type Outcome, refused } from '@maneki/kernel/outcome';
import { addGame, addVendor, oneName } from '#features/catalog';
import type { Tx } from '#platform/database/database';
import type { Sealer } from '#platform/encryption/seal';
import { type AddProviderRefusal, addProvider } from './add-provider.ts';
import { type AddKeyRefusal, addProviderKey, type NewKey } from './add-provider-key.ts';
import { isOutsideClient } from './client-address.ts';

export type ProviderSetUp = {
  readonly code: string;
  readonly name: string;
  readonly baseUrl: string | null;
  /** Where players are led to, where that is not the base address. */
  readonly clientUrl?: string | null | undefined;
  /** The first of its vendors, with the games that can be played at once. */
  readonly vendor?:
    | { readonly code: string; readonly category: string; readonly gameIds: readonly string[] }
    | undefined;
};

type SetUpRefusal =
  | AddProviderRefusal
  | AddKeyRefusal
  | { readonly code: 'category_unknown' | 'provider_client_invalid' };

/** Everything that a new provider needs for its first call: its name, its games and a key. */
export async function setUpProvider(
  tx: Tx,
  setUp: ProviderSetUp & { readonly sealer: Sealer; readonly now: Date },
): Promise<Outcome<NewKey, SetUpRefusal>> {
  const { code, name, clientUrl, vendor, sealer, now } = setUp;
  const category = CATEGORIES.find((known) => known === vendor?.category);
  if (vendor && !category) return refused({ code: 'category_unknown' });
  if (clientUrl && !isOutsideClient(clientUrl)) return refused({ code: 'provider_client_invalid' });
  const added = await addProvider(tx, setUp);
  if (!added.ok) return added;
  if (vendor && category) await addGames(tx, { ...vendor, category, providerCode: code, name });
  return addProviderKey(tx, { providerCode: code, sealer, now });
}

async function addGames(
  tx: Tx,
  vendor: {
    readonly code: string;
    readonly name: string;
    readonly providerCode: string;
    readonly category: Category;
    readonly gameIds: readonly string[];
  },
): Promise<void> {
  const { code, providerCode, category, gameIds } = vendor;
  const names = oneName(vendor.name);
  await addVendor(tx, { code, providerCode, category, walletMode: 'SEAMLESS', names });
  // Their names in other languages are the catalogue's matter; until then they are called by their ids.
  for (const gameId of gameIds)
    await addGame(tx, { vendorCode: code, gameId, category, names: oneName(gameId) });
}
