import type { HouseManifest, ManifestGame } from '@maneki/contract/house/manifest';
import type { Currency } from '@maneki/kernel/money';
import { parseAmount } from '@maneki/kernel/money';
import type { Tx } from '#platform/database/database';
import { addGame, addVendor } from '../store.ts';
import { findLastPlace } from './store.ts';

/** Who speaks for the house's games. */
export const HOUSE_PROVIDER = 'house';

/** Places between two games are left for an operator's own. */
const SORT_STEP = 10;

/**
 * Sees to it that the catalogue has the house's games as its manifest lists them, at every start: their
 * names, bets and returns. What an operator decided, whether a game is on and where it stands, stays.
 */
export async function keepHouseGames(
  tx: Tx,
  { vendors, games }: Pick<HouseManifest, 'vendors' | 'games'>,
): Promise<void> {
  for (const [index, { code, category, names, icon }] of vendors.entries())
    await addVendor(tx, {
      code,
      providerCode: HOUSE_PROVIDER,
      category,
      walletMode: 'SEAMLESS',
      names,
      listsGames: true,
      iconLarge: icon,
      iconSmall: icon,
      sortOrder: (index + 1) * SORT_STEP,
    });
  for (const [index, game] of games.entries())
    await addGame(tx, readGame(game, (index + 1) * SORT_STEP));
}

/** Lists a game that no manifest has named, after all others. One that is listed stays where it stands. */
export async function listHouseGame(tx: Tx, game: ManifestGame): Promise<void> {
  await addGame(tx, readGame(game, (await findLastPlace(tx)) + SORT_STEP));
}

const readGame = (game: ManifestGame, sortOrder: number) => ({
  vendorCode: game.vendor,
  gameId: game.gameId,
  category: game.category,
  names: game.names,
  classify: game.classify,
  minBets: readBets(game.minBets),
  minLines: game.minLines,
  hasFreePlay: game.hasFreePlay,
  returnPer10M: game.returnPer10M,
  icon: game.icon,
  lottoModes: game.lottoModes,
  isShared: game.isShared,
  sortOrder,
});

const readBets = (bets: HouseManifest['games'][number]['minBets']) =>
  Object.fromEntries(
    Object.entries(bets).map(([currency, bet]) => [currency as Currency, parseAmount(bet)]),
  );
