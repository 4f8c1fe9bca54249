import type { Category } from '@maneki/contract/play/tickets';
import type { Database } from '#platform/database/database';
import { pageOf } from '#platform/lists/page-of';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Reader } from '../catalogue/describe-game.ts';
import { isChosenBy } from '../catalogue/game-choice.ts';
import { listRecentNames } from './store.ts';

/** Who has started more games than this looks for the older ones elsewhere. */
export const RECENTS_MAX = 500;

/** One page of the games that a member has started and can start again, the latest first. */
export async function listRecents(
  { database, catalogue }: { readonly database: Database; readonly catalogue: Catalogue },
  asked: Reader & {
    readonly memberId: string;
    readonly gameType?: Category | undefined;
    readonly page: number;
    readonly pageSize: number;
  },
) {
  const { memberId, page: pageNo, pageSize, gameType: category } = asked;
  const names = await database.statement((tx) =>
    listRecentNames(tx, { memberId, limit: RECENTS_MAX }),
  );
  const games = names.flatMap((name) => catalogue.find(name) ?? []);
  const { items, ...pages } = pageOf(games.filter(isChosenBy({ category })), { pageNo, pageSize });
  return { list: catalogue.describe(items, asked), ...pages };
}
