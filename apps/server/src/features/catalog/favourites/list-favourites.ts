import type { Category } from '@maneki/contract/play/tickets';
import type { Database } from '#platform/database/database';
import { pageOf } from '#platform/lists/page-of';
import type { Catalogue, CatalogueGame } from '../catalogue/catalogue.ts';
import type { Reader } from '../catalogue/describe-game.ts';
import { isChosenBy } from '../catalogue/game-choice.ts';
import { listNodeIds } from './store.ts';

type Services = { readonly database: Database; readonly catalogue: Catalogue };

type Page = { readonly memberId: string; readonly pageNo: number; readonly pageSize: number };

/** One page of a member's favourites that can be played now, the latest first. */
export async function listFavourites(
  services: Services,
  asked: Page & Reader & { readonly gameType?: Category | undefined },
) {
  const games = await listPlayable(services, asked.memberId);
  const chosen = games.filter(isChosenBy({ category: asked.gameType }));
  const { items, ...pages } = pageOf(chosen, asked);
  return { content: services.catalogue.describe(items, asked), ...pages };
}

/** The same as ids alone, for the marks on tiles. */
export async function listFavouriteIds(services: Services, asked: Page) {
  const games = await listPlayable(services, asked.memberId);
  const { items, ...pages } = pageOf(games, asked);
  return { content: items.map(({ nodeId }) => nodeId), ...pages };
}

/** A game that is off is kept and comes back with its game, but nobody can do anything with it now. */
async function listPlayable(
  { database, catalogue }: Services,
  memberId: string,
): Promise<CatalogueGame[]> {
  const nodeIds = await database.statement((tx) => listNodeIds(tx, memberId));
  return nodeIds.flatMap((nodeId) => catalogue.findNode(nodeId) ?? []);
}
