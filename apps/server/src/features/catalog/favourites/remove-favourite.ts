import type { Database } from '#platform/database/database';
import { deleteFavourite, type Favourite } from './store.ts';

/** Larger numbers are nobody's, and the database would not take them. */
const NODE_ID = /^[1-9]\d{0,17}$/;

/** Takes a game from a member's favourites, whether it can be played or not. */
export async function removeFavourite(database: Database, favourite: Favourite): Promise<void> {
  if (!NODE_ID.test(favourite.nodeId)) return;
  await database.statement((tx) => deleteFavourite(tx, favourite));
}
