import type { CatalogRefusal } from '@maneki/contract/catalog/refusals';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Database } from '#platform/database/database';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { insertFavourite, listNodeIds, lockFavourites } from './store.ts';

export const FAVOURITES_MAX = 500;

type FavouriteRefusal = Extract<
  CatalogRefusal,
  { code: 'catalog.game_unknown' | 'catalog.favourites_full' }
>;

/** Adds a game that can be played to a member's favourites; one that is there already stays in its place. */
export async function addFavourite(
  { database, catalogue }: { readonly database: Database; readonly catalogue: Catalogue },
  favourite: { readonly memberId: string; readonly nodeId: string; readonly addedAt: Date },
): Promise<Outcome<Record<never, never>, FavouriteRefusal>> {
  const { memberId, nodeId } = favourite;
  if (!catalogue.findNode(nodeId)) return refused({ code: 'catalog.game_unknown', detail: {} });
  return database.transact(async (tx) => {
    await lockFavourites(tx, memberId);
    const present = await listNodeIds(tx, memberId);
    if (present.includes(nodeId)) return done({});
    if (present.length >= FAVOURITES_MAX)
      return refused({ code: 'catalog.favourites_full', detail: { max: FAVOURITES_MAX } });
    await insertFavourite(tx, favourite);
    return done({});
  });
}
