import { listedUnder } from '@maneki/contract/catalog/categories';
import type { ListedVendor } from '@maneki/contract/catalog/schemas';
import type { Database } from '#platform/database/database';
import { nameIn } from '../names.ts';
import type { Asked } from './list-games.ts';
import * as store from './store.ts';

/** Vendors that have something to play, all of them or those of a category's list. */
export async function listVendors(
  database: Database,
  { category, language, providers }: Pick<Asked, 'category' | 'language' | 'providers'>,
): Promise<ListedVendor[]> {
  const choice = { categories: category && listedUnder(category), providers };
  const rows = await database.statement((tx) => store.listVendors(tx, choice));
  return rows.map(({ names, ...vendor }) => ({ ...vendor, name: nameIn(names, language) }));
}
