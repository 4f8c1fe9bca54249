import { parseAmount } from '@maneki/kernel/money';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { getMainAccount } from '#features/wallet';
import { createMetrics } from '#platform/metrics/metrics';
import { createTestLog } from '#platform/metrics/testing/test-log';
import { recordEvent } from '#platform/outbox/record-event';
import { runOutbox } from '#platform/outbox/run-outbox';
import { drawId } from '#platform/secrets/secrets';
import { silentLog } from '#testing/silent-log';
import { startTestServer } from '#testing/test-server';
import { everyFeature } from './feature-list.ts';

const server = await startTestServer();
const { database, clock, services } = server;
const outbox = runOutbox({
  ...{ database, clock, log: createTestLog(), metrics: createMetrics() },
  handlers: services.eventHandlers,
  fanout: { async publish() {} },
  pollMs: 50,
});
afterAll(async () => {
  await outbox.stop();
  await server.dispose();
});
// What lies before the day of this test is paid.
await database.statement((tx) =>
  sql`update rewards_vip_runs set period = '2030-01-02' where job like 'agents-rebate%'`.execute(
    tx,
  ),
);

const tools = { ...services, log: silentLog, metrics: createMetrics(), invariants: [] };
const jobs = everyFeature.flatMap((feature) => feature.jobs?.(tools) ?? []);
const { signal } = new AbortController();
const runJob = (name: string, now: Date) =>
  jobs
    .find((job) => job.name === name)!
    .run({
      ...{ database, now, log: silentLog, signal, data: {} as never },
    });
const yen = (amount: number) => parseAmount(`${amount}`)!;
const until = (ask: () => Promise<unknown>) => expect.poll(ask, { timeout: 20_000, interval: 50 });

const AT = new Date('2030-01-03T03:00:00Z');
/** In Tokyo, on the morning after. */
const HALF_PAST_ONE = new Date('2030-01-03T16:30:00Z');
const FOUR = new Date('2030-01-03T19:00:00Z');
const justBefore = (moment: Date) => new Date(moment.getTime() - 1);

const CURRENCY = 'JPY.DEMO';

/** Somebody with a wallet below another, and with a share of slots. */
async function seat(type: number, parentId: string | null, rng: number): Promise<string> {
  const id = drawId(AT);
  await database.transact(async (tx) => {
    const { labels, contacts, ...player } = await tx
      .selectFrom('identity_members')
      .selectAll()
      .where('merchant_code', '=', 'maneki')
      .where('username', '=', 'sakura')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('identity_members')
      .values({ ...player, id, type, parent_id: parentId, username: `night${rng}` })
      .execute();
    await sql`insert into agents_rebate_values
                (member_id, rebate_group, merchant_code, value, changed_at, changed_by)
              values (${id}, 'RNG', 'maneki', ${rng}, ${AT}, 'a test')`.execute(tx);
  });
  await getMainAccount(services, { memberId: id, now: AT });
  return id;
}

/** A bet that lost, as games tell of it. */
const lose = (memberId: string, stake: bigint) =>
  database.transact((tx) =>
    recordEvent(tx, AT, 'play.bet_settled', {
      ...{ memberId, merchantCode: 'maneki', currency: CURRENCY, providerCode: 'tester' },
      ...{ roundId: `${stake}`, txId: `${stake}`, vendorCode: 'tester-RNG', gameId: 'game' },
      ...{ category: 'RNG', status: 'LOST', stake: `${stake}`, validTurnover: `${stake}` },
      ...{ payout: '0', settledAt: AT.toISOString() },
    }),
  );

test('[AGENT-4] [PROMO-3] a day’s bets are shared out at half past one as the worked example says, and at four a level gives the rest', async () => {
  const top = await seat(2, null, 8_000);
  const agent = await seat(1, top, 6_500);
  const under = await seat(1, agent, 4_500);
  const player = await seat(0, under, 3_000);
  const line = [player, under, agent, top];
  // Of the fifth level, which promises 0.40 %.
  await database.statement((tx) =>
    sql`insert into rewards_vip_members (member_id, currency, merchant_code, level, highest, seen,
          since, turnover, deposits, month, month_turnover)
        values (${player}, ${CURRENCY}, 'maneki', 5, 5, 5, ${AT}, 0, 0, '2030-01-01', 0)`.execute(
      tx,
    ),
  );
  await lose(player, yen(150_000));
  await lose(player, yen(50_000));

  const counted = async () => {
    const { rows } = await database.statement((tx) =>
      sql<{ sum: bigint }>`select sum(valid_turnover)::bigint as sum from play_day_totals
                            where member_id = ${player}`.execute(tx),
    );
    return rows[0]!.sum;
  };
  const got = async () => {
    const { rows } = await database.statement((tx) =>
      sql<{ amount: bigint }>`
        select coalesce(sum(amount), 0)::bigint as amount
          from unnest(${line}::uuid[]) with ordinality as one (id, place)
          left join wallet_transfers on member_id = id and wallet = credit
           and kind in ('REBATE_SELF', 'REBATE_DIFF')
         group by place order by place`.execute(tx),
    );
    return rows.map(({ amount }) => amount);
  };
  const pay = async (now: Date) => {
    await runJob('agents.pay-rebates', now);
    return got();
  };
  const NOTHING = [0n, 0n, 0n, 0n];
  const SHARED = [600, 300, 400, 300].map(yen);

  await until(counted).toBe(yen(200_000));
  expect(await pay(justBefore(HALF_PAST_ONE))).toEqual(NOTHING);
  await until(() => pay(HALF_PAST_ONE)).toEqual(SHARED);
  expect(await pay(FOUR)).toEqual(SHARED);

  const level = async (now: Date) => {
    await runJob('rewards.pay-vip-rebates', now);
    return got();
  };
  expect(await level(justBefore(FOUR))).toEqual(SHARED);
  const [own = 0n, ...above] = SHARED;
  await until(() => level(FOUR)).toEqual([own + yen(200), ...above]);
  expect(await level(FOUR)).toEqual([own + yen(200), ...above]);
});
