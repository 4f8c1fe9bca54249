import type { Events } from '@maneki/contract/contract';
import { rewardsEndpoints } from '@maneki/contract/rewards/endpoints';
import { vipLabel } from '@maneki/contract/rewards/vip';
import { vipConsoleEndpoints } from '@maneki/contract/rewards/vip-console-endpoints';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { findClubLabel } from '#features/identity';
import { recordEvent } from '#platform/outbox/record-event';
import { copyPlayer } from '#testing/copy-player';
import { enterOperator } from '#testing/enter-operator';
import { startTestServer } from '#testing/test-server';
import { CURRENCY, openRewards, yen } from '../testing/open-rewards.ts';
import { birthdayRun } from './birthdays/give-birthdays.ts';
import { vipEventHandlers } from './events.ts';
import { createFindVipLevel, findDayTerms } from './find-standing.ts';
import { getVip } from './get-vip.ts';
import { rebateRun as rebateRunAfter } from './rebates/pay-rebates.ts';
import { retentionRun } from './retention/keep-levels.ts';
import { type Run, runDue } from './runs/run-due.ts';
import { endRun } from './runs/store.ts';
import { amountIn } from './standings/standing.ts';
import { listOfMember, updateLevel } from './standings/store.ts';

const server = await startTestServer();
const { database, clock } = server;
const { services, makeMember, balanceOf, check } = openRewards(server);
afterAll(() => server.dispose());

/** Nobody else gives anything for the same play. */
const rebateRun = rebateRunAfter({
  isDone: async () => true,
  listGiven: async () => new Map(),
  groupOf: (category) => category,
});

const start = clock.now();
let memberId: string;
beforeEach(async () => {
  memberId = await makeMember();
});
afterEach(check);

const units = (amount: number) => amountIn(amount, CURRENCY);
const own = () => ({ memberId, merchantCode: 'maneki', currency: CURRENCY });

/** Hands a fact to whoever counts it, as the outbox would. */
const tell = <Name extends 'play.bet_settled' | 'cashier.deposit_succeeded'>(
  name: Name,
  payload: Partial<Events[Name]>,
) =>
  database.transact(async (tx) => {
    const handler = vipEventHandlers.find(({ on }) => on === name)!;
    const silent = { tx, push: () => {}, pushToMember: () => {} };
    const event = { id: 1n, name, payload: { ...own(), ...payload }, recordedAt: clock.now() };
    await handler.handle(silent, [event] as never);
  });
const play = (amount: bigint, at = clock.now()) =>
  tell('play.bet_settled', { validTurnover: String(amount), settledAt: at.toISOString() });
const deposit = (amount: bigint) =>
  tell('cashier.deposit_succeeded', {
    ...{ amount: String(amount), creditedAt: clock.now().toISOString() },
  });

const standing = async () =>
  (await database.statement((tx) => listOfMember(tx, memberId))).find(
    ({ currency }) => currency === CURRENCY,
  )!;
const grants = async (kind: string) => {
  const { rows } = await database.statement((tx) =>
    sql<{ number: number | null; amount: bigint; state: string }>`
      select number, amount, state from rewards_grants
       where member_id = ${memberId} and kind = ${kind} order by number`.execute(tx),
  );
  return rows;
};
const labelOf = async () => {
  const { rows } = await database.statement((tx) =>
    sql<{ label: string }>`
      select club_label as label from identity_members where id = ${memberId}`.execute(tx),
  );
  return rows[0]!.label;
};
/** What play has counted of a member's business day. */
const playedOn = (day: string, category: string, amount: bigint, of = memberId) =>
  database.statement((tx) =>
    sql`insert into play_day_totals (member_id, business_day, category, vendor_code, currency,
          merchant_code, stake, valid_turnover, payout, bets)
        values (${of}, ${day}, ${category}, 'V', ${CURRENCY}, 'maneki', ${amount}, ${amount}, 0, 1)`.execute(
      tx,
    ),
  );
const run = (what: Run, now: Date, signal = new AbortController().signal) =>
  runDue({ database, now, signal }, what);
const setLevel = (level: number, upgradedMonth: string | null = null) =>
  database.statement((tx) =>
    updateLevel(tx, { ...own(), level, highest: level, upgradedMonth, now: clock.now() }),
  );

test('turnover that is taken away again counts off, also where it is heard of before the bet', async () => {
  await play(-units(200));
  expect(await standing()).toMatchObject({ level: 0, turnover: -units(200) });
  await play(units(500));
  expect(await standing()).toMatchObject({ turnover: units(300), monthTurnover: units(300) });
});

test('[PROMO-3] [MENU-1] play and deposits lift a member several levels at once, each with its bonus, once', async () => {
  await play(units(5_000));
  expect(await standing()).toMatchObject({ level: 0, turnover: units(5_000) });
  expect(await labelOf()).toBe('VIP 0');
  await deposit(units(300) - 1n);
  expect(await standing()).toMatchObject({ level: 1 });
  await deposit(1n);
  expect(await standing()).toMatchObject({ level: 2, highest: 2, upgradedMonth: '2030-01-01' });
  expect(await labelOf()).toBe('VIP 2');
  expect(await grants('LEVEL_UP')).toEqual([
    { number: 1, amount: yen('450'), state: 'CLAIMABLE' },
    { number: 2, amount: yen('1200'), state: 'CLAIMABLE' },
  ]);
  await play(1n);
  expect(await grants('LEVEL_UP')).toHaveLength(2);
  const findLevel = createFindVipLevel(services);
  expect(await findLevel(memberId)).toBe(2);
  const terms = await database.transact((tx) => findDayTerms(tx, own()));
  expect(terms).toEqual({ freeCount: 4, dayMaxRu: 5_000 });
});

test('[PROMO-3] a month without enough play loses one level, which a month of its keep brings back without a bonus', async () => {
  await play(units(20_000));
  await deposit(units(1_000));
  await setLevel(3);
  const bonuses = (await grants('LEVEL_UP')).length;
  await playedOn('2030-01-31', 'RNG', units(4_000) - 1n);
  const judged = new Date('2030-01-31T20:00:00Z');
  await run(retentionRun, new Date(judged.getTime() - 1));
  expect(await standing()).toMatchObject({ level: 3 });
  await run(retentionRun, judged);
  await run(retentionRun, judged);
  expect(await standing()).toMatchObject({ level: 2, highest: 3 });
  expect(await labelOf()).toBe('VIP 2');
  expect(await grants('MONTHLY')).toEqual([]);
  const february = new Date('2030-02-10T12:00:00Z');
  await play(units(4_000) - 1n, february);
  expect(await standing()).toMatchObject({ level: 2 });
  await play(1n, february);
  expect(await standing()).toMatchObject({ level: 3 });
  expect(await grants('LEVEL_UP')).toHaveLength(bonuses);
  await playedOn('2030-02-10', 'RNG', units(4_000));
  await run(retentionRun, new Date('2030-02-28T20:00:00Z'));
  expect(await standing()).toMatchObject({ level: 3 });
  expect(await grants('MONTHLY')).toEqual([{ number: 3, amount: yen('1200'), state: 'CLAIMABLE' }]);
});

test('[PROMO-3] a day of play gives back its part once, however often the run is killed and begun again', async () => {
  const others = [await makeMember(), await makeMember()];
  const day = '2030-01-02';
  await play(1n);
  await setLevel(5);
  await playedOn(day, 'RNG', yen('100000'));
  await playedOn(day, 'FISH', yen('1000.5'));
  await playedOn(day, 'LOTT', yen('100000'));
  for (const other of others) await playedOn(day, 'PVP', yen('2000'), other);
  const before = await Promise.all([memberId, ...others].map(balanceOf));
  const now = new Date('2030-01-02T19:00:00Z');
  const { step } = rebateRun;
  /** Dies in the middle of the second batch, of one member each. */
  let batches = 0;
  const killed: Run = {
    ...rebateRun,
    async step(tx, asked) {
      if (batches === 1) throw new Error('killed');
      const last = await step(tx, asked);
      if (asked.period === day) batches += 1;
      return last;
    },
  };
  const ids = [memberId, ...others].sort();
  await run(killed, now).catch(() => {});
  // A batch that was kept is not paid again, even where the run forgot how far it was.
  await database.statement((tx) =>
    sql`update rewards_vip_runs set after_member = ${ids[0]!}::uuid, ended_at = null
         where job = 'rebates' and merchant_code = 'maneki' and period = ${day}::date`.execute(tx),
  );
  await run(rebateRun, now);
  await run(rebateRun, now);
  const after = await Promise.all([memberId, ...others].map(balanceOf));
  expect(after.map((balance, index) => balance - before[index]!)).toEqual([
    yen('404.002'),
    yen('1'),
    yen('1'),
  ]);
  expect(await grants('REBATE')).toMatchObject([{ state: 'CLAIMED' }]);
});

test('[PROMO-3] a day is paid once everything that was played on it is counted', async () => {
  const day = '2030-03-05';
  const ended = new Date('2030-03-05T20:00:00Z');
  const counter = 'play.count_bets';
  await database.transact(async (tx) => {
    await sql`insert into play_day_totals (member_id, business_day, category, vendor_code, currency,
                merchant_code, stake, valid_turnover, payout, bets)
              values (${memberId}, ${day}::date, 'RNG', 'v', ${CURRENCY}, 'maneki', 0, ${yen('1000')}, 0, 1)`.execute(
      tx,
    );
    await endRun(tx, { merchantCode: 'maneki', job: 'rebates', period: '2030-03-04', now: ended });
    await sql`insert into platform_outbox_cursors (handler, xact, event_id, moved_at)
              values (${counter}, '0', 0, ${ended})`.execute(tx);
    await recordEvent(tx, new Date('2030-03-05T14:59:59Z'), 'play.bet_settled', {} as never);
  });
  await run(rebateRun, ended);
  expect(await grants('REBATE')).toEqual([]);
  await database.statement((tx) =>
    sql`update platform_outbox_cursors set (xact, event_id) =
          (select xact, id from platform_outbox_events order by xact desc, id desc limit 1)
         where handler = ${counter}`.execute(tx),
  );
  await run(rebateRun, ended);
  expect(await grants('REBATE')).toMatchObject([{ amount: yen('2') }]);
});

test('[PROMO-3] a birthday that has been known for long gives its bonus once', async () => {
  await play(1n);
  await setLevel(2);
  const setBirthday = (setAt: string) =>
    database.statement((tx) =>
      sql`update identity_members set birthday = '1990-01-06', birthday_set_at = ${setAt}
           where id = ${memberId}`.execute(tx),
    );
  await setBirthday('2029-12-20T00:00:00Z');
  await run(birthdayRun, new Date('2030-01-04T03:00:00Z'));
  expect(await grants('BIRTHDAY')).toEqual([]);
  await setBirthday('2029-11-01T00:00:00Z');
  await run(birthdayRun, new Date('2030-01-05T03:00:00Z'));
  await run(birthdayRun, new Date('2030-01-06T03:00:00Z'));
  expect(await grants('BIRTHDAY')).toEqual([
    { number: 2030, amount: yen('1200'), state: 'CLAIMABLE' },
  ]);
});

test('[PROMO-3] a member sees where they stand, and a new level is celebrated once', async () => {
  memberId = await copyPlayer(server, { type: 0, username: 'climber' });
  await play(units(1_000));
  await deposit(units(100));
  const cookie = await server.logIn('climber');
  const ask = async () => (await server.send(rewardsEndpoints.getVip, {}, { cookie })).body.value;
  expect(await ask()).toMatchObject({
    ...{ currency: 'JPY', level: 1, newLevel: 1, isExempt: true, isReturning: false },
    ...{ turnover: '150000', deposits: '15000', monthTurnover: '150000' },
  });
  expect((await ask()).levels[2]).toMatchObject({
    ...{ level: 2, turnover: '750000', deposit: '45000', keep: '150000', levelUp: '1200' },
    rebates: { slots: 3_000, fish: 3_000, live: 1_400, sports: 1_400, pvp: 600 },
  });
  await server.send(rewardsEndpoints.seeLevel, { level: 1 }, { cookie });
  expect(await ask()).toMatchObject({ newLevel: null });
});

test('[PROMO-3] an operator changes a level between its neighbours, and reads where a member stands', async () => {
  const as = await enterOperator(server, { name: 'aiko', role: 'manager' });
  const list = async () =>
    (await server.send(vipConsoleEndpoints.listVipLevels, {}, as)).body.value.levels;
  const { changedAt, changedBy, ...two } = (await list())[2];
  expect(changedAt).toBeNull();
  const save = (change: object) =>
    server.send(vipConsoleEndpoints.saveVipLevel, { ...two, ...change }, as);
  expect((await save({ turnoverRu: 999 })).body).toMatchObject({ code: 'rewards.vip_level_order' });
  expect((await save({ levelUpRu: 9 })).status).toBe(200);
  expect((await list())[2]).toMatchObject({ levelUpRu: 9 });
  await play(units(7));
  const read = await server.send(vipConsoleEndpoints.readMemberVip, { memberId }, as);
  expect(read.body.value.standings).toMatchObject([{ level: 0, turnover: '1050' }]);
  const seen = await getVip(services, { memberId, merchantCode: 'maneki', now: start });
  expect(seen.levels[2]!.levelUp).toBe('1350');
});

test('[MENU-1] a name that an operator gives stands before the level, until it is taken away', async () => {
  const as = await enterOperator(server, { name: 'rin', role: 'manager' });
  const rename = (name: string | null) =>
    server.send(vipConsoleEndpoints.nameMember, { memberId, name }, as);
  const label = () => database.statement((tx) => findClubLabel(tx, memberId));
  expect((await rename('  ')).status).toBe(422);
  expect((await rename('Friend')).status).toBe(200);
  await play(units(5_000));
  await deposit(units(300));
  expect(await label()).toEqual({ name: 'Friend', type: 'MANUAL' });
  const read = await server.send(vipConsoleEndpoints.readMemberVip, { memberId }, as);
  expect(read.body.value).toMatchObject({ name: 'Friend', standings: [{ level: 2 }] });
  expect((await rename(null)).status).toBe(200);
  expect(await label()).toEqual({ name: vipLabel(2), type: 'AUTO' });
  const { rows } = await database.statement((tx) =>
    sql`select from platform_audit where subject = ${`member ${memberId}`}`.execute(tx),
  );
  expect(rows).toHaveLength(2);
  const stranger = { memberId: '00000000-0000-4000-8000-000000000000', name: 'x' };
  const unknown = await server.send(vipConsoleEndpoints.nameMember, stranger, as);
  expect(unknown.body.code).toBe('rewards.vip_member_unknown');
});
