import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { DAY_MS, HOUR_MS } from '@maneki/kernel/clock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REGISTRATION_BUDGET } from '#platform/limits/registration-budget';
import { startTestServer, type TestServer } from '#testing/test-server';
import { identityJobs } from '../jobs.ts';
import { registerByMobile, registerByUsername } from '../testing/registrations.ts';
import { expectInEveryLanguage, numberAt, readPicture } from '../testing/visitors.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ country: 'JP', registrationBudget: REGISTRATION_BUDGET });
});
afterAll(() => server.dispose());

let names = 0;
async function registerFrom(address: string, headers: Record<string, string> = {}) {
  names += 1;
  const place = { 'x-forwarded-for': address, ...headers };
  return registerByUsername(server, { username: `crowd${names}` }, { headers: place });
}

const isOpened = async (address: string, headers?: Record<string, string>) =>
  (await registerFrom(address, headers)).status === 200;

async function openMany(address: string, count: number): Promise<void> {
  for (let opened = 0; opened < count; opened += 1)
    expect(await isOpened(address), `${opened}`).toBe(true);
}

const countRows = async () => {
  const rows = await server.database.statement((tx) =>
    tx.selectFrom('identity_registrations').select('network').execute(),
  );
  return rows.length;
};

test('an address opens five accounts in an hour and not a sixth, other addresses and sites do', async () => {
  const here = '203.0.113.1';
  await openMany(here, 5);
  const { status, body } = await registerFrom(here);
  expect({ status, code: body.code }).toEqual({ status: 429, code: 'identity.registration_limit' });
  expect(await isOpened('203.0.113.2')).toBe(true);
  await server.change('sampaguita', { flags: { REGMOBVERF3: false } });
  expect(await isOpened(here, { merchant: 'sampaguita' })).toBe(true);
  server.clock.advance(HOUR_MS);
  expect(await isOpened(here)).toBe(true);
});

test('an address opens twenty accounts in a day', async () => {
  const here = '203.0.113.3';
  for (let hour = 0; hour < 4; hour += 1) {
    await openMany(here, 5);
    server.clock.advance(HOUR_MS);
  }
  expect(await isOpened(here)).toBe(false);
  server.clock.advance(DAY_MS - 4 * HOUR_MS);
  expect(await isOpened(here)).toBe(true);
});

test('addresses of one IPv6 network of 64 bits have one budget, the next network its own', async () => {
  for (let host = 1; host <= 5; host += 1)
    expect(await isOpened(`2001:db8:7:1::${host}`)).toBe(true);
  expect(await isOpened('2001:db8:7:1::6')).toBe(false);
  expect(await isOpened('2001:db8:7:2::1')).toBe(true);
});

test('of many at once no more are opened than the budget has', async () => {
  const answers = await Promise.all(Array.from({ length: 9 }, () => isOpened('203.0.113.4')));
  expect(answers.filter(Boolean)).toHaveLength(5);
});

test('a registration that fails for another reason uses nothing up', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.5' };
  const before = await countRows();
  for (let tries = 0; tries < 6; tries += 1) {
    const taken = await registerByUsername(server, { username: 'sakura' }, { headers });
    expect(taken.body.code).toBe('identity.username_taken');
  }
  expect(await countRows()).toBe(before);
  expect(await isOpened('203.0.113.5')).toBe(true);
});

test('who is refused for the budget keeps the picture and the code', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.6' };
  const mobileNum = numberAt(7_001);
  const input = { mobileNum, countryDialingCode: '81', purpose: 'register' } as const;
  expect((await server.send(identityEndpoints.sendCode, input, { headers })).status).toBe(200);
  await openMany('203.0.113.6', 5);
  const picture = await readPicture(server, headers);
  const verificationCode = /(?<!\d)\d{6}(?!\d)/.exec(server.messages.at(-1)!.body)![0];
  const fields = { mobileNum, verificationCode, ...picture };
  const refused = await registerByMobile(server, fields, { headers });
  expect(refused.body.code).toBe('identity.registration_limit');
  const elsewhere = { headers: { 'x-forwarded-for': '203.0.113.7' } };
  expect((await registerByMobile(server, fields, elsewhere)).status).toBe(200);
});

test('the budget is told in every language', async () => {
  const place = { 'x-forwarded-for': '203.0.113.1' };
  while (await isOpened('203.0.113.1'));
  await expectInEveryLanguage((headers) => registerFrom('', { ...place, ...headers }), {
    code: 'identity.registration_limit',
  });
});

test('what counts no more is forgotten within the hour', async () => {
  await isOpened('203.0.113.8');
  server.clock.advance(DAY_MS + 1);
  const { database, services, clock } = server;
  const { signal } = new AbortController();
  const tools = { database, now: clock.now(), log: services.log, data: {} as never, signal };
  await identityJobs[0]!.run(tools);
  expect(await countRows()).toBe(0);
});
