import type { SheetGame } from '@maneki/contract/catalog/game-sheet';
import type { Language } from '@maneki/contract/language';
import type { Tx } from '#platform/database/database';
import { type HotRow, listHotRows } from '../hot/store.ts';
import { nameIn } from '../names.ts';
import type { GameName } from '../store.ts';
import * as store from './store.ts';

/** A game as operators know it: also where it is hidden, and with its place among hot games. */
export type ManagedGame = store.GameRow & SheetGame;

export const codeOf = ({ vendorCode, gameId }: GameName): string => `${vendorCode}/${gameId}`;

/** Every game as a merchant has it, in its order. The catalogue is thousands of games at most. */
export async function listManaged(tx: Tx, merchantCode: string): Promise<ManagedGame[]> {
  const games = await store.listGameRows(tx, merchantCode);
  const places = hotPlaces(await listHotRows(tx), merchantCode);
  return games.map((game) => ({
    ...game,
    code: codeOf(game),
    hotPlace: places.get(game.nodeId) ?? null,
  }));
}

/** A merchant's own list, else the one for all: the same rule as on its site. */
export const hotRowsOf = (rows: readonly HotRow[], merchantCode: string): readonly HotRow[] => {
  const own = rows.filter((row) => row.merchantCode === merchantCode);
  return own.length > 0 ? own : rows.filter((row) => row.merchantCode === null);
};

const hotPlaces = (rows: readonly HotRow[], merchantCode: string): ReadonlyMap<string, number> =>
  new Map(hotRowsOf(rows, merchantCode).map(({ nodeId }, index) => [nodeId, index + 1]));

/** As the wire tells it, in the operator's language. */
export const describeManaged = (game: ManagedGame, language: Language) => ({
  code: game.code,
  vendor: game.vendorCode,
  gameId: game.gameId,
  name: nameIn({ ...game.names, ...game.ownNames }, language),
  vendorName: nameIn(game.vendorNames, language),
  category: game.category,
  isShown: game.isShown,
  isOffered: game.isOffered,
  order: game.order,
  hotPlace: game.hotPlace,
  isNew: game.isNew,
  names: game.ownNames,
  namesForAll: game.names,
  picture: game.ownIcon ?? game.icon,
  hasOwnPicture: game.ownIcon !== null,
});
