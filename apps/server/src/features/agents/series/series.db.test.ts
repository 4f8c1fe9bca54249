import type { Events } from '@maneki/contract/contract';
import type { MemberType } from '@maneki/contract/identity/member-types';
import { parseAmount } from '@maneki/kernel/money';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { runDue } from '#features/rewards';
import { checkFully, findAccount, getMainAccount } from '#features/wallet';
import type { HandlerContext, RecordedEvent } from '#platform/outbox/event-handler';
import { startTestServer } from '#testing/test-server';
import { putValues } from '../profiles/store.ts';
import { rebateInvariants } from '../rebate-invariants/rebate-invariants.ts';
import { linesRun, paymentsRun } from '../rebates/rebate-runs.ts';
import { makeKin } from '../testing/make-team.ts';
import { seriesEventHandlers } from './events.ts';
import { shareSeries, takeBackSeries } from './share-series.ts';

const server = await startTestServer();
const { database, clock, services } = server;
afterAll(() => server.dispose());
// What lies before the days of these tests is paid.
await database.statement((tx) =>
  sql`update rewards_vip_runs set period = '2030-04-01' where job like 'agents-rebate%'`.execute(
    tx,
  ),
);

type Settlement = Events['play.bet_settled'];
const CURRENCY = 'JPY.DEMO';
const yen = (amount: number) => parseAmount(`${amount}`)!;
const { signal } = new AbortController();

let made = 0;
async function seat(type: MemberType, parentId: string | null, series: number): Promise<string> {
  made += 1;
  const memberId = await makeKin(server, { username: `series${made}`, type, parentId });
  await setSeries(memberId, series);
  await getMainAccount(services, { memberId, now: clock.now() });
  return memberId;
}
const setSeries = (memberId: string, series: number) =>
  database.transact((tx) =>
    putValues(tx, {
      ...{ memberId, merchantCode: 'maneki', rebates: { SSC: series } },
      ...{ by: 'a test', now: clock.now() },
    }),
  );

/** A day that no other test plays on. */
let day: string;
let days = 0;
let line: { player: string; parent: string; top: string };
const nextDay = () => {
  days += 1;
  day = new Date(Date.UTC(2030, 3, 1 + days)).toISOString().slice(0, 10);
};
let before: readonly bigint[];
beforeEach(async () => {
  nextDay();
  const top = await seat(2, null, 1_970);
  const parent = await seat(1, top, 1_960);
  line = { player: await seat(0, parent, 1_950), parent, top };
  before = await balances();
});

const balanceOf = async (memberId: string) =>
  (await database.statement((tx) => findAccount(tx, { memberId, wallet: 'DEMO' })))!.available;
const balances = () => Promise.all([line.player, line.parent, line.top].map(balanceOf));
const gained = async () =>
  (await balances()).map((balance, index) => Number(balance - before[index]!) / 10_000);

/** As games tell of a ticket of 10 000 at 1900. */
const told = (txId: string, other: Partial<Settlement> = {}) => ({
  payload: {
    ...{ memberId: line.player, merchantCode: 'maneki', currency: CURRENCY, providerCode: 'acme' },
    ...{ roundId: txId, txId, vendorCode: 'LOTTO', gameId: 'five', category: 'LOTT' as const },
    ...{ status: 'LOST' as const, stake: `${yen(10_000)}`, validTurnover: `${yen(10_000)}` },
    ...{ payout: '0', settledAt: `${day}T03:00:00Z` },
    lottery: { mode: 'LOTT' as const, group: 'SSC' as const, series: 1_900 },
    ...other,
  },
  recordedAt: new Date(`${day}T03:00:01Z`),
});
const settle = (...events: ReturnType<typeof told>[]) =>
  database.transact((tx) => shareSeries(tx, events));
const takeBack = (txId: string, other: Partial<Settlement> = {}) =>
  database.transact((tx) =>
    takeBackSeries(tx, [told(txId, { status: 'VOID', stake: '0', ...other })]),
  );
/** What the totals of play have of the day, which the night goes by. */
const count = () =>
  database.statement((tx) =>
    sql`insert into play_day_totals (member_id, business_day, category, vendor_code, currency,
          merchant_code, stake, valid_turnover, payout, bets)
        values (${line.player}, ${day}, 'LOTT', 'LOTTO', ${CURRENCY}, 'maneki', 1, 1, 0, 1)
        on conflict do nothing`.execute(tx),
  );
async function night() {
  await count();
  const now = new Date(new Date(`${day}T00:00:00Z`).getTime() + 16.5 * 3_600_000);
  await runDue({ database, now, signal }, linesRun);
  await runDue({ database, now, signal }, paymentsRun(services));
}
const check = async () => {
  const verdicts = await checkFully(database, { invariants: rebateInvariants, now: clock.now() });
  expect(verdicts.filter(({ count: found }) => found > 0)).toEqual([]);
};

test('[AGENT-4] each ticket gives back its own share at once, those above get theirs at night, and nothing twice', async () => {
  await settle(told('t1'), told('t2', { stake: `${yen(1)}` }), told('t1'));
  await settle(told('t1'));
  expect(await gained()).toEqual([250.025, 0, 0]);
  await night();
  await settle(told('t1'));
  await night();
  // Series of those above are looked at at night; of 10 001, each whole unit.
  expect(await gained()).toEqual([250.025, 50.005, 50.005]);
  await check();
});

test('whoever bets at their own series gets nothing back, and those above the same', async () => {
  await settle(told('t1', { lottery: { mode: 'ZY', group: 'SSC', series: 1_950 } }));
  await night();
  expect(await gained()).toEqual([0, 50, 50]);
  await check();
});

test('[AGENT-4] in the mode ZY nobody gets back more than its highest series leaves, as the slip said', async () => {
  await setSeries(line.player, 1_960);
  const zy = (series: number) => ({
    lottery: { mode: 'ZY' as const, group: 'SSC' as const, series },
  });
  await settle(told('t1', zy(1_900)), told('t2', zy(1_950)));
  expect(await gained()).toEqual([250, 0, 0]);
  await settle(told('t3'));
  expect(await gained()).toEqual([550, 0, 0]);
  // Shares of those above begin at the player's own series all the same.
  await night();
  expect(await gained()).toEqual([550, 0, 150]);
  await check();
});

test('tickets without a series, of fixed odds for all, of credit to try with, and stakes that came back share nothing', async () => {
  await settle(
    told('t1', { lottery: { mode: 'LOTT', group: 'OTHER' } }),
    told('t2', { lottery: { mode: 'ELOTT', group: 'SSC' }, category: 'ELOTT' }),
    told('t3', { lottery: undefined }),
    told('t4', { currency: 'JPY.PLAY' }),
    told('t5', { status: 'VOID' }),
  );
  await night();
  expect(await gained()).toEqual([0, 0, 0]);
  await check();
});

test('what counts is the series that a member has when the ticket is decided, and for those above that of the night; more than the top has is never given', async () => {
  await settle(told('t1'));
  await setSeries(line.player, 1_920);
  await settle(told('t2'));
  expect(await gained()).toEqual([350, 0, 0]);
  // The first ticket was shared up to 1950 already; of the second more is left.
  await setSeries(line.parent, 1_940);
  await night();
  expect(await gained()).toEqual([350, 100, 250]);
  const most = (2 * 10_000 * (1_970 - 1_900)) / 2_000;
  expect((await gained()).reduce((sum, amount) => sum + amount)).toBe(most);
  await check();
});

test('a series that is above the member’s own by now gives nothing back, and those above only what is beyond it', async () => {
  await setSeries(line.player, 1_880);
  await settle(told('t1'));
  await night();
  expect(await gained()).toEqual([0, 300, 50]);
  await check();
});

test('[AGENT-4] what a ticket brought is taken back once by the next night, and what cannot be taken is owed', async () => {
  await settle(told('t1'));
  await night();
  expect(await gained()).toEqual([250, 50, 50]);
  nextDay();
  await takeBack('t1');
  await takeBack('t1');
  await night();
  expect(await gained()).toEqual([0, 0, 0]);
  await check();
});

test('a debt of rebates is kept back of later tickets, by the night', async () => {
  await settle(told('t1'));
  const emptied = () =>
    database.statement((tx) =>
      sql`update wallet_accounts set available = ${yen(100)} where member_id = ${line.player}`.execute(
        tx,
      ),
    );
  // The books of the wallet are wrong from here on, which is why only those of rebates are asked.
  await emptied();
  nextDay();
  await takeBack('t1');
  await night();
  expect(await balanceOf(line.player)).toBe(0n);
  nextDay();
  await settle(told('t2'));
  expect(await balanceOf(line.player)).toBe(0n);
  await night();
  expect(await balanceOf(line.player)).toBe(yen(100));
  nextDay();
  await settle(told('t3'));
  expect(await balanceOf(line.player)).toBe(yen(350));
  await check();
});

test('a ticket that was taken back before it was heard of shares nothing', async () => {
  await takeBack('t1');
  await settle(told('t1'));
  await night();
  expect(await gained()).toEqual([0, 0, 0]);
  await check();
});

test('what a disabled member gets back waits for the night, which lets it wait for them', async () => {
  await database.statement((tx) =>
    sql`update identity_members set disabled_at = ${clock.now()} where id = ${line.player}`.execute(
      tx,
    ),
  );
  await settle(told('t1'));
  await night();
  expect(await gained()).toEqual([0, 50, 50]);
  const { rows } = await database.statement((tx) =>
    sql`select own, state, hold from agents_rebate_payments where member_id = ${line.player}`.execute(
      tx,
    ),
  );
  expect(rows).toEqual([{ own: yen(250), state: 'HELD', hold: 'DISABLED' }]);
  await check();
});

test('what was paid at once is told for the figures of teams, once for a day', async () => {
  await settle(told('t1'), told('t2'));
  const { rows } = await database.statement((tx) =>
    sql<{ payload: object }>`
      select payload from platform_outbox_events
       where name = 'agents.rebates_paid' and payload->>'memberId' = ${line.player}`.execute(tx),
  );
  expect(rows).toMatchObject([{ payload: { own: `${yen(500)}`, team: '0', day } }]);
});

test('a member whose series is lowered plays on in another session', async () => {
  const open = async (series: object | null) => {
    const { rows } = await database.statement((tx) =>
      sql<{ id: string }>`
        insert into play_sessions (member_id, id, merchant_code, provider_code, vendor_code, game_id,
            wallet, currency, device, address, opened_at, expires_at, series)
        values (${line.player}, gen_random_uuid(), 'maneki', 'acme', 'LOTTO', 'five', 'DEMO',
                ${CURRENCY}, '', '', ${clock.now()}, ${'2030-12-31T00:00:00Z'},
                ${series && JSON.stringify(series)}::jsonb) returning id`.execute(tx),
    );
    return rows[0]!.id;
  };
  const [lottery, slots] = [await open({ SSC: 1_950 }), await open(null)];
  const ended = async () => {
    const { rows } = await database.statement((tx) =>
      sql<{ id: string }>`select id from play_sessions
           where member_id = ${line.player} and ended_at is not null`.execute(tx),
    );
    return rows.map(({ id }) => id);
  };
  const handler = seriesEventHandlers.find(({ on }) => on === 'agents.rebates_changed')!;
  const change = (changes: Events['agents.rebates_changed']['changes']) =>
    database.transact((tx) => {
      const payload = {
        ...{ memberId: line.player, merchantCode: 'maneki', isLowered: true, changes },
      };
      const event = { payload, recordedAt: clock.now() } as RecordedEvent<'agents.rebates_changed'>;
      return handler.handle({ tx } as HandlerContext, [event] as never);
    });
  await change([
    { group: 'RNG', before: 2, after: 1 },
    { group: 'SSC', before: 1_940, after: 1_950 },
  ]);
  expect(await ended()).toEqual([]);
  await change([{ group: 'SSC', before: 1_950, after: 1_940 }]);
  expect(await ended()).toEqual([lottery]);
  expect(slots).not.toBe(lottery);
});
