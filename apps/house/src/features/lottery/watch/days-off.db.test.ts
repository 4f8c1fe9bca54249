import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { addStake, holdTaking } from '#features/draws';
import { startOfficialDraws } from '../testing/official-draws.ts';

const { lotteries, gameId } = await startOfficialDraws();
const { house } = lotteries;
const { database } = house;
afterAll(() => house.dispose());

const setOff = (days: string[]) =>
  house.house.desk.setDaysOff({ gameIds: [gameId], days, isOff: true });

/** Whether somebody waits for a row that another one holds. */
async function isWaiting(): Promise<boolean> {
  const { rows } = await database.statement((tx) =>
    sql`select from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`.execute(tx),
  );
  return rows.length > 0;
}

// The embedded database does one thing at a time.
test.runIf(house.server.database.engine === 'postgres')(
  'a draw that somebody bets on at that very moment is not given back for a day off',
  async () => {
    const { lotteries: all } = await house.house.desk.listLotteries({});
    const { no, issueNo } = all.find((each) => each.gameId === gameId)!.next!;
    const bet = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const betting = database.transact(async (tx) => {
      await holdTaking(tx, { gameId, nos: [no], askedAt: house.clock.now() });
      const playerId = crypto.randomUUID();
      const stake = { playerId, currency: 'JPY', stake: 1n, payout: 1n, lines: 1 };
      await addStake(tx, { gameId, no, ...stake }, { payout: 1n, lines: 1 });
      held.resolve();
      await bet.promise;
    });
    await held.promise;
    const setting = setOff([issueNo]);
    await expect.poll(isWaiting).toBe(true);
    bet.resolve();
    await betting;
    expect((await setting).refused).toMatchObject([{ gameId, day: issueNo }]);
    expect((await lotteries.deskIssue(gameId, no)).issue.status).toBe('SCHEDULED');
  },
);

test('several days at once rest, and each issue that was written down is given back', async () => {
  const { lotteries: all } = await house.house.desk.listLotteries({});
  const { issueNo } = all.find((each) => each.gameId === gameId)!.next!;
  const [later, last] = [2, 1].map((days) => String(Number(issueNo) + days));
  expect(await setOff([later!, last!])).toEqual({ refused: [] });
  expect((await house.house.desk.listDaysOff({ from: issueNo })).days).toMatchObject([
    { day: last },
    { day: later },
  ]);
});
