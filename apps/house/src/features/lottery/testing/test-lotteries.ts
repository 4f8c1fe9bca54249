import { randomUUID } from 'node:crypto';
import type { LotteryGameView, LotteryRoundView } from '@maneki/contract/house/lottery';
import type { HouseRequest } from '@maneki/contract/house/schemas';
import { findLotteryGame } from '@maneki/games/lottery/games';
import { vendorOf } from '@maneki/games/lottery/vendor';
import { invariant } from '@maneki/kernel/invariant';
import { startTestHouse } from '#testing/test-house';

type SlipWish = HouseRequest<'placeSlip'>;

/** The house with its lotteries, at a clock that a test moves. */
export async function startLotteries() {
  const house = await startTestHouse();
  await house.house.advanceLotteries();

  const advance = async (ms: number, by = house.house) => {
    house.clock.advance(ms);
    await by.advanceLotteries();
  };

  return {
    house,
    advance,
    /** To a moment, or to so many milliseconds before it, without anybody doing anything on the way. */
    async until(at: string, { less = 0, by = house.house } = {}) {
      const ms = Date.parse(at) - less - house.clock.now().getTime();
      await advance(Math.max(0, ms), by);
    },
    async game(gameId: string): Promise<LotteryGameView> {
      // What was just seen is good enough for others.
      house.clock.advance(250);
      const { games } = await house.house.readLotteries();
      const game = games.find((each) => each.gameId === gameId);
      invariant(game, `${gameId} is offered`);
      return game;
    },
    async sit(gameId: string, { username = 'sakura', mode = 'real' as 'real' | 'free' } = {}) {
      const vendor = vendorOf(findLotteryGame(gameId)!);
      const seat = await house.sitDown({ username, vendor, gameId, mode });
      const { token } = seat;
      const post = (path: string, body: object) => house.call('POST', path, { token, body });
      const get = async (path: string, query = {}) =>
        (await house.call('GET', path, { token, query })).json();
      return {
        ...seat,
        buy: (wish: Partial<SlipWish> & Pick<SlipWish, 'no' | 'tickets'>) =>
          post('/lottery/slips', {
            key: randomUUID(),
            playType: 'ENTERTAINMENT',
            prizeMode: 'ELOTT',
            ...wish,
          }),
        cancel: (roundId: string) => post('/lottery/slips/cancel', { roundId }),
        cancelChase: (chaseId: string) => post('/lottery/chases/cancel', { chaseId }),
        listSlips: (query = {}): Promise<{ slips: LotteryRoundView[]; next: string | null }> =>
          get('/lottery/slips', query),
        listChases: () => get('/lottery/chases'),
        listIssues: () => get('/lottery/issues'),
      };
    },
  };
}
