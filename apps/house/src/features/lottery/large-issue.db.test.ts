import { randomUUID } from 'node:crypto';
import type { LotteryRoundView } from '@maneki/contract/house/lottery';
import { DAY_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { copySlip } from './testing/copy-slip.ts';
import { startLotteries } from './testing/test-lotteries.ts';

const lotteries = await startLotteries();
const { house } = lotteries;
afterAll(() => house.dispose());

const gameId = 'lottossc1';
const tickets = [{ play: 'BS_1', selection: 'BIG', stake: '500' }];
const COPIES = 250;

const countOf = async (no: number) => {
  const { rows } = await house.database.statement((tx) =>
    sql<{ status: string; count: number }>`
      select status, count(*)::integer as count from house.rounds
       where game_id = ${gameId} and table_round = ${no} group by status`.execute(tx),
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
};

test('slips are settled batch after batch, and what nobody could pay is taken up at once, beside a spin', async () => {
  const seat = await lotteries.sit(gameId);
  const { no, drawAt } = await lotteries.fresh(gameId);
  const [slip] = (await seat.buy({ no, tickets })).json().slips as LotteryRoundView[];
  await copySlip(house, { roundId: slip!.roundId, copies: COPIES });
  const player = await house.sitDown({ username: 'agent01' });
  house.line.fail('play', 'lost before');
  house.line.fail('rollback', 'lost before');
  expect((await player.spin(randomUUID())).json().round.status).toBe('OPEN');
  await lotteries.until(drawAt);
  expect(await countOf(no)).toEqual({ SETTLED: 1, PAYING: COPIES });
  house.clock.advance(16_000);
  expect(await house.house.recover()).toBe(COPIES + 1);
  // What was put off again is not asked for twice in a row.
  expect(await house.house.recover()).toBe(0);
}, 60_000);

test('what numbers and members carried is forgotten after some days, and who bet on an issue is not', async () => {
  const seat = await lotteries.sit(gameId);
  const { no, drawAt } = await lotteries.fresh(gameId);
  await seat.buy({ no, tickets });
  await lotteries.until(drawAt);
  const find = async () => (await house.house.desk.findIssue({ gameId, no, limit: 10 })).found!;
  expect(await find()).toMatchObject({
    issue: { players: 1, slips: 1 },
    loads: [{ load: '6.4666' }],
  });
  await lotteries.advance(2 * DAY_MS + MINUTE_MS);
  const { issue, loads } = await find();
  expect(issue).toMatchObject({ players: 1, slips: 1 });
  expect(loads).toEqual([]);
  const { rows } = await house.database.statement((tx) =>
    sql`select from house.draws_stakes where game_id = ${gameId} and no = ${no}`.execute(tx),
  );
  expect(rows).toHaveLength(0);
});
