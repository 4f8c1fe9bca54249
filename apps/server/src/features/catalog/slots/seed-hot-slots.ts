import { SLOT_GAMES } from '@maneki/games/slots/catalogue';
import type { Tx } from '#platform/database/database';
import { setHotGames } from '../hot/store.ts';
import { keepSlots } from './keep-slots.ts';

/** What a new demonstration calls hot: every studio and every kind of machine, the vaults early. */
const HOT_SLOTS: readonly string[] = [
  'maneki3',
  'vault3',
  'foxfire25',
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

/** Gives a new demonstration the house's slots, some of them hot before anybody has played. */
export async function seedHotSlots(tx: Tx): Promise<void> {
  await keepSlots(tx);
  const games = HOT_SLOTS.flatMap((hot) => {
    const game = SLOT_GAMES.find(({ id }) => id === hot);
    return game ? [{ vendorCode: game.vendor, gameId: game.id }] : [];
  });
  await setHotGames(tx, { merchantCode: null, games });
}
