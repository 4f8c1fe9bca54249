import type { ManifestGame, ManifestVendor } from '@maneki/contract/house/manifest';
import { FAMILIES } from '@maneki/games/lottery/families';
import type { LotteryGame } from '@maneki/games/lottery/games';
import { LOTTERY_GAMES } from '@maneki/games/lottery/games';
import { seriesOdds } from '@maneki/games/lottery/odds';
import { SERIES } from '@maneki/games/lottery/series';
import { ticketStakeMinOf } from '@maneki/games/lottery/stakes';
import { LOTTERY_VENDORS, vendorOf } from '@maneki/games/lottery/vendor';
import { lowestBets } from '#features/frame';
import { lotteryNames, VENDOR_NAMES } from './lottery-names.ts';

/** Families as lists of games tell them apart; regions of Vietnam are one. */
const classifyOf = ({ family }: Pick<LotteryGame, 'family'>): string => {
  if (family.startsWith('VN_')) return 'VN';
  return family === 'X115' ? '11X5' : family;
};

/** A ticket is counted to one of two categories by its prize mode; fixed odds are what most play. */
const CATEGORY = 'ELOTT';

const MODES = { TRADITION: 'Tradition', ENTERTAINMENT: 'Entertainment' } as const;

/** What a slip pays at most, in reference units: what a member may win in an issue. */
const WIN_MAX = 50_000;

/** A lottery as lists of games know it, whether or not it is offered. */
export const listed = (game: LotteryGame): ManifestGame => ({
  kind: 'lottery',
  gameId: game.gameId,
  vendor: vendorOf(game),
  category: CATEGORY,
  names: lotteryNames(game),
  classify: classifyOf(game),
  minBets: lowestBets((currency) => [ticketStakeMinOf(currency)]),
  hasFreePlay: true,
  winMax: String(WIN_MAX),
  icon: `/games/art/${game.gameId}/tile`,
  isShared: false,
  lottoModes: game.playTypes.map((type) => MODES[type]),
});

/** Games that are offered as they are shipped, and those that wait for somebody who knows their results. */
export const lotteryGames = LOTTERY_GAMES.filter(({ isOffered }) => isOffered).map(listed);
export const furtherGames = LOTTERY_GAMES.filter(({ isOffered }) => !isOffered).map(listed);

export const lotteryVendors: readonly ManifestVendor[] = LOTTERY_VENDORS.map((code) => ({
  code,
  category: CATEGORY,
  names: VENDOR_NAMES[code],
  icon: `art:studio-${code.toLowerCase().replaceAll('_', '-')}`,
}));

/** Of all prizes the one that is rarest, at the highest series. */
const perStake = Math.max(
  ...LOTTERY_GAMES.flatMap(({ family }) => FAMILIES[family].plays).flatMap((play) =>
    seriesOdds(play, SERIES.most).map(({ numerator, denominator }) =>
      Math.ceil(Number(numerator) / Number(denominator) / play.price),
    ),
  ),
);

export const winMax = { perStake, perRound: WIN_MAX };
