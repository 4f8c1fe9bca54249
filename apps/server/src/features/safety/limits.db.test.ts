import { safetyEndpoints } from '@maneki/contract/safety/endpoints';
import type { LimitKind, LimitPeriod } from '@maneki/contract/safety/limits';
import { DAY_MS } from '@maneki/kernel/clock';
import { parseAmount } from '@maneki/kernel/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.dispose());
beforeEach(async () => {
  for (const table of ['safety_caps', 'safety_raises', 'safety_changes'])
    await server.database.statement((tx) => sql`delete from ${sql.table(table)}`.execute(tx));
  cookie = await server.logIn('sakura');
});

type Which = { kind: LimitKind; period: LimitPeriod };
const stakeDay: Which = { kind: 'STAKE', period: 'DAY' };

const set = (amount: string | null, which: Which = stakeDay) =>
  server.send(safetyEndpoints.setLimit, { ...which, amount }, { cookie });
const confirm = (which: Which = stakeDay) =>
  server.send(safetyEndpoints.confirmRaise, which, { cookie });
const withdraw = (which: Which = stakeDay) =>
  server.send(safetyEndpoints.withdrawRaise, which, { cookie });

/** A session may have ended while the clock went on. */
async function wait(ms: number): Promise<void> {
  server.clock.advance(ms);
  cookie = await server.logIn('sakura');
}

async function look({ kind, period }: Which = stakeDay) {
  const { body } = await server.send(safetyEndpoints.listLimits, {}, { cookie });
  expect(body.value.list).toHaveLength(12);
  const { amount, raise } = body.value.list.find(
    (limit: Which) => limit.kind === kind && limit.period === period,
  );
  return { amount, raise: raise?.amount, from: raise?.confirmFrom };
}

async function listSteps(): Promise<string[]> {
  const { rows } = await server.database.statement((tx) =>
    sql<{ text: string }>`
      select concat_ws(' ', kind, period, step, coalesce(amount::text, 'none')) as text
        from safety_changes order by id`.execute(tx),
  );
  return rows.map(({ text }) => text);
}

const NOTHING = { amount: null, raise: undefined, from: undefined };

test('[SAFE-1] nobody is limited before they ask for it', async () => {
  expect(await look()).toEqual(NOTHING);
  expect((await set(null)).status).toBe(200);
  expect(await listSteps()).toEqual([]);
});

test('[SAFE-1] a first limit and a lower one hold at once', async () => {
  expect((await set('100')).body.value.list).toContainEqual({
    ...stakeDay,
    amount: '100',
    raise: null,
  });
  await set('99.9999');
  expect(await look()).toMatchObject({ amount: '99.9999', raise: undefined });
  expect(await listSteps()).toEqual(['STAKE DAY LOWERED 1000000', 'STAKE DAY LOWERED 999999']);
});

test('[SAFE-1] a raise waits 24 hours to the millisecond, and then for a confirmation', async () => {
  await set('100');
  await set('100.0001');
  const from = new Date(server.clock.now().getTime() + DAY_MS).toISOString();
  expect(await look()).toEqual({ amount: '100', raise: '100.0001', from });
  await wait(DAY_MS - 1);
  expect(await confirm()).toMatchObject({
    status: 409,
    body: { code: 'safety.raise_too_soon', detail: { hours: 1 } },
  });
  expect(await look()).toMatchObject({ amount: '100' });
  await wait(1);
  expect(await look()).toMatchObject({ amount: '100', raise: '100.0001' });
  expect((await confirm()).status).toBe(200);
  expect(await look()).toEqual({ ...NOTHING, amount: '100.0001' });
  expect(await confirm()).toMatchObject({ status: 404, body: { code: 'safety.raise_not_found' } });
  expect((await listSteps()).slice(1)).toEqual([
    'STAKE DAY RAISE_ASKED 1000001',
    'STAKE DAY RAISE_CONFIRMED 1000001',
  ]);
});

test('[SAFE-1] to take a limit away is a raise as well', async () => {
  await set('0');
  await set(null);
  expect(await look()).toMatchObject({ amount: '0', raise: null });
  await wait(DAY_MS);
  await confirm();
  expect(await look()).toEqual(NOTHING);
});

test('[SAFE-1] another wish takes the place of the first, and its day begins anew', async () => {
  await set('100');
  await set('200');
  await wait(DAY_MS);
  await set('300');
  expect((await confirm()).body.code).toBe('safety.raise_too_soon');
  await wait(DAY_MS);
  await confirm();
  expect(await look()).toMatchObject({ amount: '300' });
});

test('[SAFE-1] who lowers a limit, or sets it as it is, no longer asks for more', async () => {
  for (const wish of ['50', '100']) {
    await set('100');
    await set('200');
    await set(wish);
    expect(await look()).toEqual({ ...NOTHING, amount: wish });
    await wait(DAY_MS);
    expect((await confirm()).body.code).toBe('safety.raise_not_found');
    await set('100');
    await wait(DAY_MS);
    await confirm();
  }
  expect(await listSteps()).toContain('STAKE DAY RAISE_WITHDRAWN 500000');
});

test('[SAFE-1] a raise can be taken back, once', async () => {
  await set('100');
  await set('200');
  expect((await withdraw()).status).toBe(200);
  expect(await look()).toEqual({ ...NOTHING, amount: '100' });
  expect((await withdraw()).body.code).toBe('safety.raise_not_found');
  expect((await listSteps()).at(-1)).toBe('STAKE DAY RAISE_WITHDRAWN 1000000');
});

test('[SAFE-1] each limit stands by itself', async () => {
  const lossDay: Which = { kind: 'LOSS', period: 'DAY' };
  await set('100');
  await set('100', lossDay);
  await set('200', lossDay);
  await set('50');
  expect(await look(lossDay)).toMatchObject({ amount: '100', raise: '200' });
  expect((await confirm()).body.code).toBe('safety.raise_not_found');
});

test('[SAFE-1] playing time is told in minutes and kept in seconds', async () => {
  const which: Which = { kind: 'SESSION', period: 'WEEK' };
  await set('90', which);
  await set('91', which);
  expect(await look(which)).toMatchObject({ amount: '90', raise: '91' });
  expect(await listSteps()).toEqual(['SESSION WEEK LOWERED 5400', 'SESSION WEEK RAISE_ASKED 5460']);
});

test('[SAFE-1] amounts that are none are refused, and nothing is written', async () => {
  for (const amount of ['-1', '-0.0001'])
    expect(await set(amount)).toMatchObject({
      status: 422,
      body: { code: 'safety.amount_invalid' },
    });
  const minutes = await set('0.5', { kind: 'SESSION', period: 'DAY' });
  expect(minutes.body.code).toBe('safety.amount_invalid');
  for (const amount of ['1e3', '1.00001', '+1', '99999999999999999999999', ''])
    expect((await set(amount)).body.code).toBe('call.input_invalid');
  expect(await listSteps()).toEqual([]);
});

test('[SAFE-1] a guest has no limits, and nobody sees another’s', async () => {
  expect((await server.send(safetyEndpoints.listLimits, {})).status).toBe(401);
  await set('100');
  cookie = await server.logIn('agent01');
  expect(await look()).toEqual(NOTHING);
});

test('[SAFE-1] wishes of one player at the same moment follow each other', async () => {
  await Promise.all(['40', '30', '20', '10'].map((amount) => set(amount)));
  const { amount, raise } = await look();
  const lowered = (await listSteps()).filter((step) => step.includes('LOWERED'));
  expect(lowered.at(-1)).toBe(`STAKE DAY LOWERED ${amount}0000`);
  expect(raise === undefined || parseAmount(raise)! > parseAmount(amount)!).toBe(true);
});
