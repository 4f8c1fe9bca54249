import { randomUUID } from 'node:crypto';
import type {
  ChaseView,
  IssueView,
  LotteryGameView,
  LotteryRoundView,
} from '@maneki/contract/house/lottery';
import type { HouseReply, HouseRequest, PastRoundOf } from '@maneki/contract/house/schemas';
import { findLotteryGame } from '@maneki/games/lottery/games';
import { vendorOf } from '@maneki/games/lottery/vendor';
import { invariant } from '@maneki/kernel/invariant';
import { sql } from 'kysely';
import { startTestHouse } from '#testing/test-house';
import { openBuyers } from './test-buyers.ts';

type SlipWish = HouseRequest<'placeSlip'>;

/** The house with its lotteries, at a clock that a test moves. */
export async function startLotteries() {
  const house = await startTestHouse();
  await house.house.advanceLotteries();

  const advance = async (ms: number, by = house.house) => {
    house.clock.advance(ms);
    await by.advanceLotteries();
  };

  const cookies = new Map<string, string>();
  return {
    house,
    advance,
    ...openBuyers(house),
    /** To a moment, or to so many milliseconds before it, without anybody doing anything on the way. */
    async until(at: string, { less = 0, by = house.house } = {}) {
      const ms = Date.parse(at) - less - house.clock.now().getTime();
      await advance(Math.max(0, ms), by);
    },
    /** What the platform counted of a slip as turned over. */
    async turnoverOf(roundId: string): Promise<bigint> {
      const { rows } = await house.database.statement((tx) =>
        sql<{ valid: bigint }>`
          select valid_turnover as valid from public.play_tickets
           where round_id = ${roundId}`.execute(tx),
      );
      return rows[0]!.valid;
    },
    /** Whose slip it is, as the platform names them. */
    async playerOf(roundId: string): Promise<string> {
      const { rows } = await house.database.statement((tx) =>
        sql<{ id: string }>`
          select player_id as id from house.rounds where id = ${roundId}`.execute(tx),
      );
      return rows[0]!.id;
    },
    /** An issue as its operator sees it. */
    async deskIssue(gameId: string, no: number) {
      const { found } = await house.house.desk.findIssue({ gameId, no, limit: 10 });
      invariant(found, `${gameId} has the issue ${no}`);
      return found;
    },
    async game(gameId: string): Promise<LotteryGameView> {
      // What was just seen is good enough for others.
      house.clock.advance(250);
      const { games } = await house.house.readLotteries();
      const game = games.find((each) => each.gameId === gameId);
      invariant(game, `${gameId} is offered`);
      return game;
    },
    /** To where a game opens its next issue. */
    async fresh(gameId: string): Promise<IssueView> {
      const { current } = await this.game(gameId);
      invariant(current, `${gameId} has issues`);
      await this.until(current.status === 'OPEN' ? current.drawAt : current.openAt);
      const next = (await this.game(gameId)).current;
      invariant(next?.status === 'OPEN', `${gameId} is open`);
      return next;
    },
    async sit(gameId: string, { username = 'sakura', mode = 'real' as 'real' | 'free' } = {}) {
      const vendor = vendorOf(findLotteryGame(gameId)!);
      // Who logs in again and again is asked for proof.
      const cookie = cookies.get(username) ?? (await house.server.logIn(username));
      cookies.set(username, cookie);
      const launchToken = await house.launch(cookie, { vendor, gameId, mode });
      const opened = await house.call('POST', '/sessions', { body: { launchToken } });
      const { token, state } = opened.json();
      const post = (path: string, body: object) => house.call('POST', path, { token, body });
      const get = async (path: string, query = {}) =>
        (await house.call('GET', path, { token, query })).json();
      return {
        token: token as string,
        state,
        getState: () => get('/state'),
        history: async (): Promise<PastRoundOf<'lottery'>[]> => (await get('/rounds')).list,
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
        listChases: async (): Promise<ChaseView[]> => (await get('/lottery/chases')).chases,
        listIssues: (): Promise<HouseReply<'listIssues'>> => get('/lottery/issues'),
      };
    },
  };
}
