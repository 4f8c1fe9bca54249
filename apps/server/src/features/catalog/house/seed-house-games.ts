import type { HouseManifest } from '@maneki/contract/house/manifest';
import type { Tx } from '#platform/database/database';
import { setHotGames } from '../hot/store.ts';
import { keepHouseGames } from './keep-house-games.ts';

/** What a new demonstration calls hot: every studio and every kind of game, the vaults early. */
const HOT_GAMES: readonly string[] = [
  'maneki3',
  'vault3',
  'foxfire25',
  'luckydice',
  'olympus25',
  'reef243',
  'tide20',
  'koi9',
  'aurora20',
  'candy9',
  'sakura243',
  'ninja10',
  'dragonvault3',
];

/** Gives a new demonstration the house's games, some of them hot before anybody has played. */
export async function seedHouseGames(tx: Tx, manifest: HouseManifest): Promise<void> {
  await keepHouseGames(tx, manifest);
  const games = HOT_GAMES.flatMap((hot) =>
    manifest.games
      .filter(({ gameId }) => gameId === hot)
      .map(({ vendor, gameId }) => ({ vendorCode: vendor, gameId })),
  );
  await setHotGames(tx, { merchantCode: null, games });
}
