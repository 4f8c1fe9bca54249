import { addVendor, HOUSE_PROVIDER, oneName } from '@maneki/server/features/catalog/index';
import type { Services } from '@maneki/server/services';

/** A vendor with more games than anybody looks at. Nobody can play them. */
export const ENDLESS = {
  code: 'ENDLESS',
  name: 'Endless Works',
  category: 'RNG',
  gameCount: 2_000,
} as const;

/** They are in the order of their numbers. */
export const endlessName = (number: number): string => `Endless ${number}`;

/** Behind everything else. */
const SORTED_FROM = 10_000;

/** For a product of its own: in everybody's, these would fill home and the lists of other journeys. */
export async function addLongList({
  database,
  catalogue,
}: Pick<Services, 'database' | 'catalogue'>): Promise<void> {
  const { code, name, category, gameCount } = ENDLESS;
  const names = oneName(name);
  const games = Array.from({ length: gameCount }, (_, index) => ({
    vendor_code: code,
    game_id: `endless-${index + 1}`,
    category,
    names: JSON.stringify(oneName(endlessName(index + 1))),
    sort_order: SORTED_FROM + index,
  }));
  await database.transact(async (tx) => {
    const house = { providerCode: HOUSE_PROVIDER, walletMode: 'SEAMLESS' } as const;
    await addVendor(tx, { ...house, code, category, names });
    // At once: added one by one, each would be told to everybody as a change of its own.
    await tx.insertInto('catalog_games').values(games).execute();
  });
  await catalogue.reload();
}
