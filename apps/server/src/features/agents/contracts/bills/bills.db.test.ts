import { contractConsoleEndpoints } from '@maneki/contract/agents/contract-console-endpoints';
import { type Agreement, termsOf } from '@maneki/contract/agents/contract-terms';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { parseAmount } from '@maneki/kernel/money';
import { sql } from 'kysely';
import { afterAll, afterEach, expect, test } from 'vitest';
import { openRollover } from '#features/cashier';
import { creditAll, windowsOf } from '#features/wallet';
import { enterOperator } from '#testing/enter-operator';
import { startTestServer } from '#testing/test-server';
import { hourEventHandlers } from '../hours/events.ts';
import { contractInvariants } from '../invariants/contract-invariants.ts';
import { CURRENCY, openLine } from '../testing/open-line.ts';
import { moveSubtree, provideNodes } from '../tree.ts';
import { followBills } from './pay-open.ts';
import { settleDue } from './settle-due.ts';
import { hasOpenBill } from './store.ts';

const server = await startTestServer();
const { database } = server;
const line = openLine(server);
const {
  services,
  makeMember,
  agree,
  playBelow,
  balanceOf,
  billsOf,
  setBalance,
  disable,
  beginWith,
} = line;
const operator = await enterOperator(server, { name: 'bills' });
afterAll(() => server.dispose());
afterEach(async () => {
  expect(await line.onTheWay()).toBe(0n);
  for (const { name, find } of contractInvariants)
    expect(await database.statement((tx) => find(tx, undefined as never)), name).toMatchObject({
      count: 0,
    });
});

const { signal } = new AbortController();
const tier = (minTurnover: string, minActive: number, ratePpm: number) => ({
  ...{ minTurnover, minActive, ratePpm },
});
const daily = (...tiers: readonly object[]): Agreement => ({
  kind: 'DAILY_SALARY',
  terms: termsOf.DAILY_SALARY.parse({ groups: ['RNG', 'LOTT'], tiers }),
});
const dividend = (carry: string, ...rates: readonly (readonly [string, number])[]): Agreement => ({
  kind: 'DIVIDEND',
  terms: termsOf.DIVIDEND.parse({
    carry,
    tiers: rates.map(([minNet, ratePpm]) => ({
      ...{ minNet, minTurnover: '0', minActive: 0, ratePpm },
    })),
    feeRules: { depositPpm: 10_000, vendorPpm: 0 },
  }),
});
const A_TERMS = daily(tier('100000', 3, 500), tier('300000', 5, 800), tier('1000000', 10, 1_200));
const B_TERMS = daily(tier('300000', 5, 600));

/** Settles a business day: it is told apart from all others by the test that plays on it. */
const settleDay = (day: string, time = '02:05') => {
  const now = new Date(new Date(`${day}T${time}:00+09:00`).getTime() + DAY_MS);
  return settleDue(services, { kind: 'DAILY_SALARY', now, signal }).then(() => now);
};
const follow = (now: Date) => followBills(services, { now, signal });
/** A general agent with an agent below, who has one below in turn. */
async function makeLine() {
  const general = await makeMember(2, null);
  const upper = await makeMember(1, general);
  const lower = await makeMember(1, upper);
  return { general, upper, lower };
}

test('[AGENT-4] the domain’s day is paid once, from the top down, however often it is settled', async () => {
  const day = '2030-01-02';
  await beginWith('DAILY_SALARY', day);
  const { general: a, upper: b } = await makeLine();
  await agree(null, a, A_TERMS);
  await agree(a, b, B_TERMS);
  await playBelow(b, { day, players: 5, each: '90000' });
  await playBelow(a, { day, players: 8, each: '93750' });
  await settleDay(day, '02:04');
  expect(await billsOf(a)).toEqual([]);
  const now = await settleDay(day);
  expect(await billsOf(a)).toMatchObject([{ status: 1, calc: '1440', own: '1170', active: 13 }]);
  expect(await billsOf(b)).toMatchObject([{ status: 1, calc: '270', own: '270', active: 5 }]);
  expect([await balanceOf(a), await balanceOf(b)]).toEqual(['1170', '270']);
  await Promise.all([settleDay(day), follow(now), settleDay(day)]);
  await follow(new Date(now.getTime() + 2 * HOUR_MS));
  expect([await balanceOf(a), await balanceOf(b)]).toEqual(['1170', '270']);
});

test('[AGENT-4] whoever does not reach the terms gets nothing; whoever does is owed it by a payer who does not', async () => {
  const day = '2030-01-03';
  const { general: a, upper: b, lower: c } = await makeLine();
  await agree(null, a, daily(tier('0', 0, 500), tier('0', 0, 1_200)));
  await agree(a, b, daily(tier('1000000', 99, 1_000), tier('0', 2, 600)));
  await agree(b, c, daily(tier('0', 2, 600)));
  await playBelow(c, { day, players: 1, each: '100000' });
  // Below what makes somebody active.
  await playBelow(b, { day, players: 1, each: '2999' });
  // Whoever is moved before it is settled stood elsewhere when it was earned.
  await database.transact(async (tx) => {
    const nodes = await provideNodes(tx, [a, c]);
    await moveSubtree(tx, { node: nodes.get(c)!, parent: nodes.get(a)!, day: '2030-01-04' });
  });
  await settleDay(day);
  expect(await billsOf(c)).toMatchObject([{ status: 4, calc: '0', active: 1 }]);
  expect(await billsOf(b)).toMatchObject([{ status: 4, calc: '0', active: 1 }]);
  expect(await billsOf(a)).toMatchObject([{ status: 1, calc: '123.59', own: '123.59' }]);
});

test('[AGENT-4] what does not suffice is paid in part and goes on once the payer has money that may leave', async () => {
  const day = '2030-01-04';
  const { general: a, upper: b } = await makeLine();
  // A cap above can leave less than is owed below.
  const capped = daily(tier('0', 0, 1_000)) as Agreement & { kind: 'DAILY_SALARY' };
  await agree(null, a, { ...capped, terms: { ...capped.terms, capPerDay: '2000' } });
  await agree(a, b, daily(tier('0', 0, 1_000)));
  await playBelow(b, { day, players: 1, each: '4500000' });
  await setBalance(a, '1000');
  const now = await settleDay(day);
  expect(await billsOf(b)).toMatchObject([{ status: 2, calc: '4500', received: '3000' }]);
  expect(await billsOf(a)).toMatchObject([{ status: 3, calc: '2000', own: '0', wallet: '1000' }]);
  expect([await balanceOf(a), await balanceOf(b)]).toEqual(['0', '3000']);
  expect(await database.statement((tx) => hasOpenBill(tx, b))).toBe(true);

  // Money that has to be played first does not pay anybody.
  await setBalance(a, '900');
  await database.statement((tx) =>
    openRollover(tx, {
      ...{ memberId: a, merchantCode: 'maneki', currency: CURRENCY, source: 'DEPOSIT' as const },
      ...{ principal: 1n, sourceKey: 'bound', now },
    }),
  );
  await follow(new Date(now.getTime() + MINUTE_MS));
  expect(await billsOf(b)).toMatchObject([{ received: '3000' }]);
  await database.statement((tx) =>
    sql`update cashier_rollovers set status = 'DONE', done = required, ended_at = now()
         where member_id = ${a}`.execute(tx),
  );
  await follow(new Date(now.getTime() + 2 * MINUTE_MS));
  expect(await billsOf(b)).toMatchObject([{ status: 2, received: '3900' }]);
  await setBalance(a, '700.005');
  await follow(new Date(now.getTime() + 3 * MINUTE_MS));
  expect(await billsOf(b)).toMatchObject([{ status: 1, received: '4500', own: '4500' }]);
  expect(await billsOf(a)).toMatchObject([{ status: 1, wallet: '2500' }]);
  expect([await balanceOf(a), await balanceOf(b)]).toEqual(['100.005', '4500']);
  expect(await database.statement((tx) => hasOpenBill(tx, a))).toBe(false);
});

test('[AGENT-4] after thirty days what was not paid is not paid any more', async () => {
  const day = '2030-01-05';
  const { general: a, upper: b } = await makeLine();
  const capped = daily(tier('0', 0, 1_000)) as Agreement & { kind: 'DAILY_SALARY' };
  await agree(null, a, { ...capped, terms: { ...capped.terms, capPerDay: '10' } });
  await agree(a, b, daily(tier('0', 0, 1_000)));
  await playBelow(b, { day, players: 1, each: '100000' });
  const now = await settleDay(day);
  expect(await billsOf(b)).toMatchObject([{ status: 2, received: '10' }]);
  await follow(new Date(now.getTime() + 30 * DAY_MS - 1));
  expect(await billsOf(b)).toMatchObject([{ status: 2 }]);
  await setBalance(a, '500');
  await follow(new Date(now.getTime() + 30 * DAY_MS));
  expect(await billsOf(b)).toMatchObject([{ status: 7, received: '10' }]);
  expect(await billsOf(a)).toMatchObject([{ status: 1 }]);
  expect(await balanceOf(a)).toBe('500');
});

test('[AGENT-4] a disabled agent’s part waits for them or is written off; those below are paid', async () => {
  const day = '2030-01-06';
  const { general: a, upper: b, lower: c } = await makeLine();
  await agree(null, a, daily(tier('0', 0, 1_000)));
  await agree(a, b, daily(tier('0', 0, 800)));
  await agree(b, c, daily(tier('0', 0, 500)));
  await playBelow(c, { day, players: 1, each: '1000000' });
  await disable(b, true);
  const now = await settleDay(day);
  expect(await billsOf(a)).toMatchObject([{ status: 1, calc: '1000', own: '200' }]);
  expect(await billsOf(b)).toMatchObject([{ status: 8, calc: '800', received: '500', own: '0' }]);
  expect(await billsOf(c)).toMatchObject([{ status: 1, own: '500' }]);
  await disable(b, false);
  await follow(new Date(now.getTime() + MINUTE_MS));
  expect(await billsOf(b)).toMatchObject([{ status: 1, received: '800', own: '300' }]);

  const next = '2030-01-07';
  await playBelow(c, { day: next, players: 1, each: '1000000' });
  await disable(b, true);
  const later = await settleDay(next);
  const [, held] = await billsOf(b);
  const wish = { id: held!.id, reason: 'left for good' };
  expect(await server.send(contractConsoleEndpoints.writeOffBill, wish, operator)).toMatchObject({
    status: 200,
  });
  await disable(b, false);
  await follow(new Date(later.getTime() + MINUTE_MS));
  expect((await billsOf(b))[1]).toMatchObject({ status: 5, own: '0' });
  expect(await balanceOf(b)).toBe('300');
  const again = await server.send(contractConsoleEndpoints.writeOffBill, wish, operator);
  expect(again.body).toMatchObject({ code: 'agents.bill_moved_on' });
});

test('[AGENT-4] a contract beyond its upline is not paid, and operators read why', async () => {
  const day = '2030-01-08';
  const { general: a, upper: b } = await makeLine();
  await agree(null, a, daily(tier('0', 0, 500)));
  await agree(a, b, daily(tier('0', 0, 600)));
  await playBelow(b, { day, players: 1, each: '1000000' });
  await settleDay(day);
  expect(await billsOf(a)).toMatchObject([{ status: 1, own: '500' }]);
  const [bill] = await billsOf(b);
  expect(bill).toMatchObject({ status: 5, received: '0' });
  const read = await server.send(contractConsoleEndpoints.readBill, { id: bill!.id }, operator);
  expect(read.body.value ?? read.body).toMatchObject({
    bill: { fault: 'BEYOND_UPLINE', reason: 'tiers.0.ratePpm: 0.06% (0.05%)' },
    byGroup: [{ group: 'RNG', amount: '1000000', less: '0' }],
    reachedTier: 0,
  });
});

const settledAt = (memberId: string, at: string, turnover: string) => ({
  id: 1n,
  name: 'play.bet_settled' as const,
  recordedAt: new Date(at),
  payload: {
    ...{ memberId, merchantCode: 'maneki', currency: CURRENCY, category: 'LOTT' },
    ...{ validTurnover: String(parseAmount(turnover)), settledAt: at },
  },
});

test('[AGENT-4] hours are paid up to their caps, and their turnover is not paid again by the day', async () => {
  const day = '2030-01-09';
  const { general: a } = await makeLine();
  const hourly = termsOf.HOURLY_SALARY.parse({
    ...{ minTurnover: '1000', ratePpm: 1_000, capPerHour: '50', capPerDay: '70' },
  });
  await agree(null, a, { kind: 'HOURLY_SALARY', terms: hourly });
  await agree(null, a, daily(tier('0', 0, 1_000)));
  const [player] = await playBelow(a, { day, players: 1, each: '82000', category: 'LOTT' });
  await beginWith('HOURLY_SALARY', '2030-01-10');
  const silent = { push: () => {}, pushToMember: () => {} };
  await database.transact((tx) =>
    hourEventHandlers[0]!.handle({ tx, ...silent }, [
      settledAt(player!, '2030-01-09T10:10:00+09:00', '40000'),
      settledAt(player!, '2030-01-09T10:59:59+09:00', '12000'),
      settledAt(player!, '2030-01-09T11:00:00+09:00', '30000'),
    ] as never),
  );
  await database.statement((tx) =>
    sql`update agents_bill_runs set period_start = ${new Date('2030-01-09T09:00:00+09:00')}
         where kind = 'HOURLY_SALARY' and merchant_code = 'maneki'`.execute(tx),
  );
  const settleHour = (at: string) =>
    settleDue(services, { kind: 'HOURLY_SALARY', now: new Date(at), signal });
  await settleHour('2030-01-09T11:04:00+09:00');
  expect(await billsOf(a)).toEqual([]);
  await settleHour('2030-01-09T11:05:00+09:00');
  expect(await billsOf(a)).toMatchObject([{ status: 1, calc: '50' }]);
  await settleHour('2030-01-09T12:05:00+09:00');
  await settleHour('2030-01-09T12:05:00+09:00');
  expect(await billsOf(a)).toMatchObject([{ calc: '50' }, { calc: '20' }]);
  // The day waits for its last hour.
  await settleDay(day);
  expect(await billsOf(a)).toHaveLength(2);
  await settleHour('2030-01-10T00:05:00+09:00');
  await settleDay(day);
  const all = await billsOf(a);
  expect(all.filter(({ calc }) => calc !== '0')).toHaveLength(2);
  expect(all.at(0)).toMatchObject({ status: 4, calc: '0' });
  expect(await balanceOf(a)).toBe('70');
});

/** Money of members that a dividend looks at. */
const give = (memberId: string, kind: 'DEPOSIT' | 'PROMO', amount: string, at: string) =>
  database.transact((tx) =>
    creditAll(tx, [
      {
        ...{ memberId, wallet: 'DEMO', currency: CURRENCY, source: 'test', kind },
        ...{ key: `${kind} ${at}`, fingerprint: '', direction: 'IN', isGuarded: false },
        house: kind === 'PROMO' ? 'HOUSE_PROMO' : 'CLEARING_DEPOSIT',
        amount: parseAmount(amount)!,
        counting: { as: 'NOTHING' },
        at: new Date(at),
        windows: windowsOf(new Date(at), 'Asia/Tokyo'),
      },
    ]),
  );
const settlePeriod = (at: string) =>
  settleDue(services, { kind: 'DIVIDEND', now: new Date(at), signal });

test('[AGENT-4] dividends wait for an operator, carry losses on, and pay shares of what was lost', async () => {
  const { general: a, upper: b } = await makeLine();
  await agree(null, a, dividend('FOREVER', ['0', 50_000], ['100000', 80_000]));
  await agree(a, b, dividend('NONE', ['0', 50_000]));
  const [loser] = await playBelow(b, {
    ...{ day: '2030-01-10', players: 1, each: '100000', payout: '5000' },
  });
  const [winner] = await playBelow(a, {
    ...{ day: '2030-01-11', players: 1, each: '50000', payout: '98000' },
  });
  await give(loser!, 'DEPOSIT', '200000', '2030-01-10T10:00:00+09:00');
  await give(loser!, 'PROMO', '3000', '2030-01-10T10:00:00+09:00');
  // Of another period.
  await give(winner!, 'PROMO', '9000', '2030-01-16T00:00:00+09:00');
  await beginWith('DIVIDEND', '2029-12-16');
  await settlePeriod('2030-01-16T02:59:00+09:00');
  expect(await billsOf(a)).toMatchObject([{ calc: '0' }]);
  await settlePeriod('2030-01-16T03:00:00+09:00');
  const [, billA] = await billsOf(a);
  const [, billB] = await billsOf(b);
  // 95 000 lost, 3 000 given, a hundredth of 200 000 paid in: 90 000; above, 48 000 were won.
  expect(billB).toMatchObject({ status: 6, calc: '4500', active: 1 });
  expect(billA).toMatchObject({ status: 6, calc: '2100', received: '0' });
  const approve = (...ids: string[]) =>
    server.send(contractConsoleEndpoints.approveDividends, { ids, reason: 'looked at' }, operator);
  expect((await approve(billB!.id)).body).toMatchObject({ code: 'agents.bill_upline_pending' });
  const ask = async (id: string) => {
    const { body } = await server.send(contractConsoleEndpoints.readBill, { id }, operator);
    return body.value ?? body;
  };
  expect(await ask(billB!.id)).toMatchObject({
    dividend: { stake: '100000', payout: '5000', net: '90000', base: '90000' },
    games: [{ group: 'RNG', stake: '100000', payout: '5000', vendorFee: '0' }],
    bill: { firstDay: '2030-01-01', lastDay: '2030-01-15' },
    ...{
      uncapped: '4500',
      leastPaid: '1.5',
      paidBefore: null,
      above: { id: billA!.id, payerId: null },
      direct: [],
    },
  });
  const ofA = await ask(billA!.id);
  expect(ofA).toMatchObject({ uncapped: '2100', above: null, direct: [{ id: billB!.id }] });
  const find = async (more: object) => {
    const wish = { kind: 'DIVIDEND' as const, line: ofA.bill.root, ...more };
    const { body } = await server.send(contractConsoleEndpoints.searchBills, wish, operator);
    return (body.value ?? body).rows.map(({ id }: { id: string }) => id);
  };
  expect(await find({ day: '2030-01-15' })).toEqual(expect.arrayContaining([billA!.id, billB!.id]));
  expect(await find({ day: '2030-01-16' })).toEqual([]);
  expect(await find({ day: '2030-01-01', username: ofA.bill.payee })).toEqual([billA!.id]);
  expect(await find({ username: 'nobody' })).toEqual([]);
  await setBalance(a, '1000');
  expect(await approve(billB!.id, billA!.id)).toMatchObject({ status: 200 });
  expect((await billsOf(b))[1]).toMatchObject({ status: 2, received: '3100' });
  expect((await billsOf(a))[1]).toMatchObject({ status: 3, wallet: '1000' });
  expect((await approve(billA!.id)).body).toMatchObject({ code: 'agents.bill_moved_on' });

  // The next period is a loss, which is carried where that was agreed.
  const lossDay = { day: '2030-01-20', turnover: '1000', payout: '61000', category: 'LIVE' };
  await line.play(winner!, lossDay);
  await settlePeriod('2030-02-01T03:00:00+09:00');
  const rows = await database.statement((tx) =>
    sql<{ out: bigint }>`select carry_out as out from agents_bills
      where payee_id = ${a} order by period_start desc limit 1`.execute(tx),
  );
  expect(rows.rows[0]!.out).toBe(-parseAmount('69000')!);
  expect((await billsOf(a)).at(-1)).toMatchObject({ status: 4, calc: '0' });
});

test('[AGENT-4] several dividends are rejected at once, or none of them', async () => {
  const { general: a, upper: b } = await makeLine();
  await agree(null, a, dividend('NONE', ['0', 50_000]));
  await agree(a, b, dividend('NONE', ['0', 50_000]));
  await playBelow(b, { day: '2030-03-02', players: 1, each: '100000' });
  await beginWith('DIVIDEND', '2030-03-01');
  await settlePeriod('2030-03-16T03:00:00+09:00');
  const [billA] = await billsOf(a);
  const [billB] = await billsOf(b);
  const reject = (...ids: string[]) =>
    server.send(contractConsoleEndpoints.rejectDividends, { ids, reason: 'a mistake' }, operator);
  const stranger = '00000000-0000-7000-8000-000000000000';
  expect((await reject(billB!.id, stranger)).body).toMatchObject({ code: 'agents.bill_unknown' });
  expect((await reject(billB!.id)).body.value ?? {}).toMatchObject({ rejected: 1 });
  expect((await reject(billA!.id, billB!.id)).body).toMatchObject({ code: 'agents.bill_moved_on' });
  expect(await billsOf(a)).toMatchObject([{ status: 6 }]);
  expect((await reject(billA!.id)).body.value ?? {}).toMatchObject({ rejected: 1 });
  expect(await billsOf(b)).toMatchObject([{ status: 5, received: '0' }]);
  expect([await balanceOf(a), await balanceOf(b)]).toEqual(['0', '0']);
});
