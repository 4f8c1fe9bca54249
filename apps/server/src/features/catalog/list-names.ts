import type { Category } from '@maneki/contract/play/tickets';
import type { Tx } from '#platform/database/database';
import type { Names } from './names.ts';
import { type GameName, listNameRows } from './store.ts';

/** What games and their vendors are called. */
export type GameNames = { find(game: GameName): Named };

export type Named = {
  /** Undefined for what the catalogue does not know, or no longer. */
  readonly vendor: Names | undefined;
  readonly game: Names | undefined;
  readonly vendorCategory: Category | undefined;
  readonly nodeId: string | undefined;
};

const UNKNOWN: Named = {
  vendor: undefined,
  game: undefined,
  vendorCategory: undefined,
  nodeId: undefined,
};

/** What a merchant calls some games, whether they are on or not: a record names what is long gone, too. */
export async function listNames(
  tx: Tx,
  games: readonly GameName[],
  merchantCode: string,
): Promise<GameNames> {
  const rows = games.length > 0 ? await listNameRows(tx, games, merchantCode) : [];
  const known = new Map(
    rows.map(({ vendorCode, gameId, ...named }) => [keyOf({ vendorCode, gameId }), named]),
  );
  return { find: (game) => known.get(keyOf(game)) ?? UNKNOWN };
}

const keyOf = ({ vendorCode, gameId }: GameName) => JSON.stringify([vendorCode, gameId]);
