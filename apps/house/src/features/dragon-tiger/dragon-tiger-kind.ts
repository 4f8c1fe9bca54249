import { DRAGON_TIGER } from '@maneki/games/dragon-tiger/rules';
import { findTableGame } from '@maneki/games/tables/table-games';
import { invariant } from '@maneki/kernel/invariant';
import { chipsOf } from '#features/croupier';
import type { HouseKind } from '#features/frame';
import { lowestBets } from '#features/frame';
import { cancelOwnBets } from './cancel-own-bets.ts';
import { describeDragonTiger } from './describe-dragon-tiger.ts';
import { getSeat } from './get-seat.ts';
import { placeOwnBets } from './place-own-bets.ts';

const game = findTableGame(DRAGON_TIGER.gameId);
invariant(game, 'dragon-tiger is a table of the house');

/** By a suited tie every spot pays: no other result gives as much back. */
const perRound = game.rules.payoutOf(
  Object.fromEntries(game.rules.spots.map((spot) => [spot, BigInt(game.rules.mostOn(spot))])),
  { result: 'SUITED_TIE' },
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
  handlers: (services) => ({
    placeBets: (wish, { session }) => placeOwnBets(services, { session, game }, wish),
    cancelBets: ({ roundNo }, { session }) => cancelOwnBets(services, session, roundNo),
    getSeat: (_, { session }) => getSeat(services, session),
  }),
};
