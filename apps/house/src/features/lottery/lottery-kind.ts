import type { HouseRefusal } from '@maneki/contract/house/refusals';
import { findLotteryGame } from '@maneki/games/lottery/games';
import { vendorOf } from '@maneki/games/lottery/vendor';
import { writeAmount } from '@maneki/kernel/money';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import type { HouseKind } from '#features/frame';
import type { Session } from '#features/sessions';
import type { HouseServices } from '#platform/services';
import { describeLottery } from './describe-lottery.ts';
import { listComing } from './list-coming.ts';
import { furtherGames, lotteryGames, lotteryVendors, winMax } from './lottery-games.ts';
import { findSettings } from './run/advance-issues.ts';
import type { BoughtSlips, Buyer } from './slips/buyer.ts';
import { cancelChase } from './slips/cancel-chase.ts';
import { cancelSlip } from './slips/cancel-slip.ts';
import { listOwnChases, listSlips } from './slips/list-slips.ts';
import { placeSlip } from './slips/place-slip.ts';
import { readWish } from './slips/read-wish.ts';
import { viewSlips } from './slips/view-slip.ts';

/** Lotteries of eight families, drawn by the house or elsewhere. */
export const lotteryKind: HouseKind<'lottery'> = {
  vendors: lotteryVendors,
  games: lotteryGames,
  further: {
    games: furtherGames,
    async listOffered(services) {
      const settings = [...(await findSettings(services)).values()];
      return new Set(settings.flatMap(({ gameId, isOffered }) => (isOffered ? [gameId] : [])));
    },
  },
  winMax,
  describe: describeLottery,
  handlers: (services) => ({
    placeSlip: (wish, { session, askedAt }) =>
      inGame(session, async (buyer) => {
        const { prizeModes } = session;
        const currency = moneyOf(session.currency);
        const read = readWish({ game: buyer.game, currency, prizeModes }, wish);
        if (!read.ok) return read;
        const asked = { ...read.value, askedAt };
        return answer(services, buyer, await placeSlip(services, buyer, asked));
      }),
    cancelSlip: ({ roundId }, { session }) =>
      inGame(session, async (buyer) =>
        answer(services, buyer, await cancelSlip(services, buyer, roundId)),
      ),
    listSlips: (wanted, { session }) =>
      inGame(session, async (buyer) => done(await listSlips(services, buyer, wanted))),
    listChases: ({ cursor }, { session }) =>
      inGame(session, async () => done(await listOwnChases(services, session, cursor))),
    cancelChase: ({ chaseId }, { session }) =>
      inGame(session, async (buyer) => {
        const cancelled = await cancelChase(services, buyer, chaseId);
        if (!cancelled.ok) return cancelled;
        const { chase, balance } = cancelled.value;
        return done({ chase, balance: balance === undefined ? null : writeAmount(balance) });
      }),
    listIssues: (_, { session }) =>
      inGame(session, async ({ game }) => done(await listComing(services, game))),
  }),
};

/** A session of another game has no slips. */
function inGame<Reply>(
  session: Session,
  go: (buyer: Buyer) => Promise<Outcome<Reply, HouseRefusal>>,
): Promise<Outcome<Reply, HouseRefusal>> {
  const game = findLotteryGame(session.gameId);
  if (!game || vendorOf(game) !== session.vendor)
    return Promise.resolve(refused({ code: 'house.game_off', detail: {} }));
  return go({ session, game });
}

async function answer(
  { database, clock }: HouseServices,
  { game }: Buyer,
  bought: Outcome<BoughtSlips, HouseRefusal>,
) {
  if (!bought.ok) return bought;
  const { rounds, balance } = bought.value;
  const slips = await database.transact((tx) => viewSlips(tx, game, { rounds, now: clock.now() }));
  return done({ slips, balance: balance === undefined ? null : writeAmount(balance) });
}
