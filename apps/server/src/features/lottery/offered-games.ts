import type { LotteryGameView } from '@maneki/contract/house/lottery';
import type { Language } from '@maneki/contract/language';
import { PLAY_TYPE_NAMES, PRIZE_MODE_NAMES } from '@maneki/contract/lottery/modes';
import type { Lottery } from '@maneki/contract/lottery/schemas';
import type { CatalogDirectory } from '#features/catalog';
import { nameIn } from '#features/catalog';

type Catalogue = ReturnType<CatalogDirectory['at']>['catalogue'];
type CatalogueGame = NonNullable<ReturnType<Catalogue['find']>>;

/** A lottery that the merchant has, as the catalogue knows it and as whoever draws it does. */
export type OfferedGame = { readonly listed: CatalogueGame; readonly drawn: LotteryGameView };

/** The lotteries that are drawn and stand in the merchant's catalogue, in its order. */
export const offeredGames = (
  catalogue: Pick<Catalogue, 'find'>,
  games: readonly LotteryGameView[],
): OfferedGame[] =>
  games
    .flatMap((drawn) => {
      const listed = catalogue.find({ vendorCode: drawn.vendor, gameId: drawn.gameId });
      return listed ? [{ listed, drawn }] : [];
    })
    .toSorted((one, other) => one.listed.position - other.listed.position);

export const isVietnamese = ({ drawn }: OfferedGame): boolean => drawn.family.startsWith('VN_');

export const nameOf = ({ listed }: OfferedGame, language: Language) => ({
  vendor: listed.vendorCode,
  gameId: listed.gameId,
  name: nameIn(listed.names, language),
});

export function describeLottery(game: OfferedGame, language: Language): Lottery {
  const { listed, drawn } = game;
  return {
    ...nameOf(game, language),
    nodeId: listed.nodeId,
    iconUrl: listed.icon,
    category: listed.shownIn,
    family: drawn.family,
    drawSource: drawn.drawSource,
    minutes: drawn.minutes,
    playTypes: drawn.playTypes.map((type) => PLAY_TYPE_NAMES[type]),
    prizeModes: prizeModesOf(game),
    isOpen: drawn.isOpen,
  };
}

/** Of the ways in which a game can pay, those that belong to the category in which the merchant has it. */
function prizeModesOf({ listed, drawn }: OfferedGame): Lottery['prizeModes'] {
  const isBySeries = listed.shownIn === 'LOTT';
  return drawn.prizeModes
    .filter((mode) => (mode === 'LOTT' || mode === 'ZY') === isBySeries)
    .map((mode) => PRIZE_MODE_NAMES[mode]);
}
