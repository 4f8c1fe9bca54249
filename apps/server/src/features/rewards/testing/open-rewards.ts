import { parseAmount } from '@maneki/kernel/money';
import { type BalanceNews, findAccount, getMainAccount } from '#features/wallet';
import { copyPlayer } from '#testing/copy-player';
import type { TestServer } from '#testing/test-server';
import { checkRewards } from './check-rewards.ts';

export const yen = (amount: string): bigint => parseAmount(amount)!;

/** What members of the demonstration play with. */
export const CURRENCY = 'JPY.DEMO';

let made = 0;

/** Members who are given something, and what became of it. */
export function openRewards(server: TestServer) {
  const { database, clock } = server;
  const news: BalanceNews[] = [];
  const services = {
    ...server.services,
    tellBalance: (told: BalanceNews) => void news.push(told),
  };
  return {
    services,
    news,
    /** A member with an account, and the gift in it that everybody begins with. */
    async makeMember(): Promise<string> {
      made += 1;
      const memberId = await copyPlayer(server, { type: 0, username: `gifted${made}` });
      await getMainAccount(services, { memberId, now: clock.now() });
      return memberId;
    },
    async balanceOf(memberId: string): Promise<bigint> {
      const wallet = 'DEMO' as const;
      const account = await database.statement((tx) => findAccount(tx, { memberId, wallet }));
      return account!.available;
    },
    async pointsOf(memberId: string): Promise<bigint> {
      const row = await database.statement((tx) =>
        tx
          .selectFrom('rewards_point_accounts')
          .select('balance')
          .where('member_id', '=', memberId)
          .executeTakeFirst(),
      );
      return row?.balance ?? 0n;
    },
    /** Throws where money, points and rewards say different things. */
    check: () => checkRewards(database),
  };
}
