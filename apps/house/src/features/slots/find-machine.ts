import { findSlotGame, type SlotGame } from '@maneki/games/slots/catalogue';
import type { SlotModel } from '@maneki/games/slots/model';
import { slotModels } from '@maneki/games/slots/slot-models';
import { isPlayCurrency } from '@maneki/kernel/wallet-currency';

export type Machine = { readonly game: SlotGame; readonly model: SlotModel };

/** The machine behind a game; undefined for a game that is not ours. */
export function findMachine(named: {
  readonly vendor: string;
  readonly gameId: string;
}): Machine | undefined {
  const game = findSlotGame(named.gameId);
  if (!game || game.vendor !== named.vendor) return undefined;
  return { game, model: slotModels[game.model] };
}

/** Jackpots are for those who play in earnest: credit to try games with neither feeds nor wins them. */
export const hasJackpots = ({ game }: Machine, currency: string): boolean =>
  isJackpotGame(game) && !isPlayCurrency(currency);

export const isJackpotGame = ({ model }: Pick<SlotGame, 'model'>): boolean => model === 'vault5';
