import type { Category } from '@maneki/contract/play/tickets';
import { stakesOf } from '@maneki/games/slots/bet-ladder';
import { SLOT_GAMES, SLOT_VENDORS, type SlotVendor } from '@maneki/games/slots/catalogue';
import { slotModels } from '@maneki/games/slots/slot-models';
import { CURRENCIES, type Currency } from '@maneki/kernel/money';
import type { Tx } from '#platform/database/database';
import { addGame, addVendor } from '../store.ts';
import { slotNames, VENDOR_NAMES } from './slot-names.ts';

/** Who speaks for the house's games. */
export const HOUSE_PROVIDER = 'house';

/** Places between two games are left for an operator's own. */
const SORT_STEP = 10;

/** The first rung of each currency's ladder. */
const MIN_BETS = Object.fromEntries(
  (Object.keys(CURRENCIES) as Currency[]).map((currency) => [currency, stakesOf(currency)[0]]),
);

/**
 * Sees to it that the catalogue has the house's slots as they are now, at every start: their names,
 * bets and returns. What an operator decided, whether a game is on and where it stands, stays.
 */
export async function keepSlots(tx: Tx): Promise<void> {
  for (const [index, code] of SLOT_VENDORS.entries())
    await addVendor(tx, {
      code,
      providerCode: HOUSE_PROVIDER,
      category: categoryOf(code),
      walletMode: 'SEAMLESS',
      names: VENDOR_NAMES[code],
      listsGames: true,
      iconLarge: studioMark(code),
      iconSmall: studioMark(code),
      sortOrder: (index + 1) * SORT_STEP,
    });
  for (const [index, game] of SLOT_GAMES.entries()) {
    const { lines, proof } = slotModels[game.model];
    await addGame(tx, {
      vendorCode: game.vendor,
      gameId: game.id,
      category: categoryOf(game.vendor),
      names: slotNames(game),
      classify: game.vendor === 'HVAULT' ? 'JP' : 'SM',
      minBets: MIN_BETS,
      // Where ways are counted there are no lines to choose.
      minLines: lines.length || undefined,
      hasFreePlay: true,
      returnPer10M: proof.returnPer10M,
      icon: `/games/art/${game.id}/tile`,
      sortOrder: (index + 1) * SORT_STEP,
    });
  }
}

const categoryOf = (vendor: SlotVendor): Category => (vendor === 'HVAULT' ? 'JACKPOT' : 'RNG');

/** The studios' marks are drawn with the site's own pictures. */
const studioMark = (vendor: SlotVendor) => `art:studio-${vendor.toLowerCase()}`;
