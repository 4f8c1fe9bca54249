import { payoutOfAll, SPOTS } from '@maneki/games/dragon-tiger/dragon-tiger';
import { DRAGON_TIGER, dragonTigerRules } from '@maneki/games/dragon-tiger/rules';
import { chipsOf, openBetting } from '#features/croupier';
import type { HouseKind } from '#features/frame';
import { lowestBets } from '#features/frame';
import { cancelOwnBets } from './cancel-own-bets.ts';
import { describeDragonTiger } from './describe-dragon-tiger.ts';
import { getSeat } from './get-seat.ts';
import { placeOwnBets } from './place-own-bets.ts';

/** By a suited tie every spot pays: no other result gives as much back. */
const perRound = payoutOfAll(
  Object.fromEntries(SPOTS.map((spot) => [spot, BigInt(dragonTigerRules.mostOn(spot))])),
  'SUITED_TIE',
);
const winMax = { perStake: 51, perRound: Number(perRound) };

/** Two cards and four spots, at a table that everybody shares. */
export const dragonTigerKind: HouseKind<'dragon-tiger'> = {
  vendors: [
    {
      code: DRAGON_TIGER.vendor,
      category: 'LIVE',
      names: {
        EN: 'Maneki Tables',
        JA: 'マネキテーブル',
        CN: '招财猫牌桌',
        TH: 'โต๊ะมาเนกิ',
        VI: 'Bàn Maneki',
      },
      icon: 'art:studio-hlive',
    },
  ],
  games: [
    {
      kind: 'dragon-tiger',
      gameId: DRAGON_TIGER.gameId,
      vendor: DRAGON_TIGER.vendor,
      category: 'LIVE',
      names: {
        EN: DRAGON_TIGER.name,
        JA: 'ドラゴンタイガー',
        CN: '龙虎斗',
        TH: 'เสือมังกร',
        VI: 'Rồng Hổ',
      },
      classify: 'DAT',
      minBets: lowestBets(chipsOf),
      hasFreePlay: true,
      winMax: String(winMax.perRound),
      icon: `/games/art/${DRAGON_TIGER.gameId}/tile`,
      isShared: true,
    },
  ],
  winMax,
  describe: describeDragonTiger,
  handlers: (services) => {
    const placeBets = openBetting(services);
    return {
      placeBets: (wish, from) => placeOwnBets(services, { ...from, placeBets }, wish),
      cancelBets: ({ roundNo }, { session }) => cancelOwnBets(services, session, roundNo),
      getSeat: (_, { session }) => getSeat(services, session),
    };
  },
};
