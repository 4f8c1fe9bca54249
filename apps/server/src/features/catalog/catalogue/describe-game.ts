import type { ListedGame, ListedVendor } from '@maneki/contract/catalog/schemas';
import type { Language } from '@maneki/contract/language';
import { type Currency, writeAmount } from '@maneki/kernel/money';
import { nameIn } from '../names.ts';
import { shownCategory } from './category-order.ts';
import type { GameFacts, VendorFacts } from './facts.ts';

/** Who looks at a list: what they read, and what they play with. */
export type Reader = { readonly language: Language; readonly currency: Currency };

/** A game as a list shows it. Every game here runs in a browser and takes the wallet's money. */
export const describeGame = (
  game: GameFacts,
  vendor: VendorFacts,
  { language, currency }: Reader,
): ListedGame => ({
  nodeId: game.nodeId,
  gameId: game.gameId,
  gameCode: game.gameCode,
  displayName: nameIn(game.names, language),
  nodeName: game.names.EN,
  vassalage: game.vendorCode,
  vendorName: nameIn(vendor.names, language),
  gameType: shownCategory(game.vendorCode, game.category),
  gameClassify: game.classify,
  minBet: writeBet(game.minBets[currency]),
  minLine: game.minLines,
  supportPlay: true,
  freeplay: game.hasFreePlay,
  isGameH5: true,
  roomId: game.roomId,
  lottoMode: [...game.lottoModes],
  iconUrl: game.icon,
  returnRate: game.returnPer10M === null ? null : writeReturn(game.returnPer10M),
  isShared: game.isShared,
  isNew: game.isNew,
});

const writeBet = (bet: bigint | undefined) => (bet === undefined ? null : writeAmount(bet));

export const describeVendor = (vendor: VendorFacts, language: Language): ListedVendor => ({
  vassalage: vendor.code,
  accountTypeName: vendor.names.EN,
  displayName: nameIn(vendor.names, language),
  gameCategory: shownCategory(vendor.code, vendor.category),
  mobileLargeIcon: vendor.iconLarge,
  mobileSmallIcon: vendor.iconSmall,
  listGames: vendor.listsGames,
});

const PER_HUNDREDTH_OF_PER_CENT = 1_000;

/** In per cent. Further decimals are cut, never rounded up: nobody is promised more than is proven. */
export function writeReturn(per10M: number): string {
  const hundredths = Math.trunc(per10M / PER_HUNDREDTH_OF_PER_CENT);
  return `${Math.trunc(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
}
