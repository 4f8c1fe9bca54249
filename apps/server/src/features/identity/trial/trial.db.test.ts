import { accountEndpoints } from '@maneki/contract/identity/account-endpoints';
import { loginEndpoints } from '@maneki/contract/identity/login-endpoints';
import { LANGUAGES } from '@maneki/contract/language';
import { DAY_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { phraseRefusal } from '@maneki/phrases/phrase-refusal';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#testing/test-server';

const { getTrialAccount, startTestPlay, getMember } = loginEndpoints;
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.dispose());

let networks = 0;

/** A place that no other test calls from. */
function newPlace(): { 'x-forwarded-for': string } {
  networks += 1;
  return { 'x-forwarded-for': `198.51.${networks}.7` };
}

const countTrials = async () => {
  const rows = await server.database.statement((tx) =>
    tx.selectFrom('identity_trials').select('member_id').execute(),
  );
  return rows.length;
};

test('[TRIAL-1] a device gets a trial of its own and the same one again, until a day has passed', async () => {
  const headers = newPlace();
  const first = await server.send(getTrialAccount, {}, { headers });
  expect(first.status).toBe(200);
  expect(first.body.value).toEqual({
    userName: expect.stringMatching(/^trial\d{9}$/),
    customerType: 4,
    expiresAt: new Date(server.clock.now().getTime() + DAY_MS).toISOString(),
  });

  const { cookie } = first;
  server.clock.advance(DAY_MS - 1);
  const again = await server.send(getTrialAccount, {}, { headers, cookie });
  expect(again.body).toEqual(first.body);
  server.clock.advance(1);
  const next = await server.send(getTrialAccount, {}, { headers, cookie });
  expect(next.body.value.userName).not.toBe(first.body.value.userName);
  expect(next.cookie).toBe(cookie);
});

test("[TRIAL-1] test play logs the device's trial in, which may see itself but not be a member", async () => {
  const headers = newPlace();
  const account = await server.send(getTrialAccount, {}, { headers });
  const { cookie, body } = await server.send(
    startTestPlay,
    {},
    { headers, cookie: account.cookie },
  );
  expect(body.value).toMatchObject({
    userName: account.body.value.userName,
    type: 4,
    customerType: 4,
    firstTimeLogin: false,
  });

  const member = await server.send(getMember, {}, { headers, cookie });
  expect(member.body.value).toMatchObject({
    account: account.body.value.userName,
    type: 4,
    expiresAt: account.body.value.expiresAt,
  });
  const refused = await server.send(accountEndpoints.listSessions, {}, { headers, cookie });
  expect(refused.body.code).toBe('identity.actual_account_needed');
});

test('a client without cookies gets a bearer token that works', async () => {
  const options = { headers: newPlace(), isBrowser: false };
  const { token } = (await server.send(startTestPlay, {}, options)).body.value;
  const member = await server.call(getMember, { headers: { authorization: `Bearer ${token}` } });
  expect(member.body.value.type).toBe(4);
});

test('a trial that lies idle for half an hour is logged out, and goes on with the next test play', async () => {
  const headers = newPlace();
  const { cookie, body } = await server.send(startTestPlay, {}, { headers });
  server.clock.advance(30 * MINUTE_MS);
  const idle = await server.send(getMember, {}, { headers, cookie });
  expect(idle.body.code).toBe('call.session_expired');
  const again = await server.send(startTestPlay, {}, { headers, cookie: idle.cookie });
  expect(again.body.value.userName).toBe(body.value.userName);
});

test('an expired trial opens nothing any more', async () => {
  const headers = newPlace();
  const { cookie } = await server.send(startTestPlay, {}, { headers });
  for (let passed = 0; passed < DAY_MS; passed += 20 * MINUTE_MS) {
    expect((await server.send(getMember, {}, { headers, cookie })).status).toBe(200);
    server.clock.advance(20 * MINUTE_MS);
  }
  const ended = await server.send(getMember, {}, { headers, cookie });
  expect(ended.body.code).toBe('call.session_expired');
});

test('an address opens five trials in a day and not a sixth, whoever asks', async () => {
  const headers = newPlace();
  const fifth = [];
  for (let count = 0; count < 5; count++)
    fifth.push(await server.send(startTestPlay, {}, { headers }));
  expect(fifth.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);

  for (const endpoint of [startTestPlay, getTrialAccount]) {
    const sixth = await server.send(endpoint, {}, { headers });
    expect(sixth).toMatchObject({ status: 429, body: { code: 'identity.trial_limit' } });
    expect(sixth.cookie).toBe('');
  }
  const known = await server.send(startTestPlay, {}, { headers, cookie: fifth[4]!.cookie });
  expect(known.status).toBe(200);
  expect((await server.send(startTestPlay, {}, { headers: newPlace() })).status).toBe(200);
  const elsewhere = { ...headers, merchant: 'sampaguita' };
  expect((await server.send(startTestPlay, {}, { headers: elsewhere })).status).toBe(200);

  server.clock.advance(DAY_MS - 1);
  expect((await server.send(startTestPlay, {}, { headers })).status).toBe(429);
  server.clock.advance(1);
  expect((await server.send(startTestPlay, {}, { headers })).status).toBe(200);
});

test('addresses of one IPv6 network count as one place', async () => {
  const from = (host: number) => ({ 'x-forwarded-for': `2001:db8:5:6::${host}` });
  for (let host = 1; host <= 5; host++)
    expect((await server.send(startTestPlay, {}, { headers: from(host) })).status).toBe(200);
  expect((await server.send(startTestPlay, {}, { headers: from(6) })).status).toBe(429);
});

test('a wide IPv6 network opens as many trials as eight places, and those beside it are not held up', async () => {
  const open = async (network: string) => {
    const headers = { 'x-forwarded-for': `2001:db8:7:${network}::1` };
    return (await server.send(startTestPlay, {}, { headers })).status;
  };
  // 2001:db8:7:aa00::/56 holds all of these.
  for (const network of ['aa00', 'aa01', 'aa02', 'aa03', 'aa04', 'aa05', 'aa06', 'aa07'])
    for (let count = 0; count < 5; count++) expect(await open(network)).toBe(200);
  expect(await open('aa08')).toBe(429);
  expect(await open('ab00')).toBe(200);
});

test('requests of one device at the same time make one trial', async () => {
  const headers = newPlace();
  const cookie = `device=${'d'.repeat(43)}`;
  const before = await countTrials();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => server.send(startTestPlay, {}, { headers, cookie })),
  );
  expect(new Set(answers.map(({ body }) => body.value.userName)).size).toBe(1);
  expect(await countTrials()).toBe(before + 1);
});

test('many devices of one address at the same time make five trials', async () => {
  const headers = newPlace();
  const before = await countTrials();
  const answers = await Promise.all(
    Array.from({ length: 9 }, () => server.send(getTrialAccount, {}, { headers })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(await countTrials()).toBe(before + 5);
});

test("a trial's device is known only by the hash of its cookie", async () => {
  const { cookie } = await server.send(getTrialAccount, {}, { headers: newPlace() });
  const token = /device=([\w-]{43})/.exec(cookie)?.[1];
  expect(token).toBeDefined();
  const rows = await server.database.statement((tx) =>
    tx.selectFrom('identity_trials').select('device_hash').execute(),
  );
  expect(rows.map(({ device_hash }) => device_hash)).not.toContain(token);
});

test('a cookie that we never made names no device', async () => {
  const headers = newPlace();
  const { cookie } = await server.send(getTrialAccount, {}, { headers, cookie: 'device=mine' });
  expect(cookie).toMatch(/^device=[\w-]{43}$/);
});

test('the limit of trials is told in every language', async () => {
  const headers = newPlace();
  for (let count = 0; count < 5; count++) await server.send(getTrialAccount, {}, { headers });
  const messages = new Set<string>();
  for (const language of LANGUAGES) {
    const { body } = await server.send(getTrialAccount, {}, { headers: { ...headers, language } });
    expect(body.message).toBe(phraseRefusal(language, { code: body.code, detail: {} }));
    messages.add(body.message);
  }
  expect(messages.size).toBe(LANGUAGES.length);
});

test('a member who starts test play goes on as the trial, and the old login stays on the list', async () => {
  const headers = newPlace();
  const cookie = await server.logIn('sakura');
  const play = await server.send(startTestPlay, {}, { headers, cookie });
  const member = await server.send(getMember, {}, { headers, cookie: play.cookie });
  expect(member.body.value.type).toBe(4);
  const again = await server.send(accountEndpoints.listSessions, {}, { headers, cookie });
  expect(again.body.value.list).toMatchObject([{ isCurrent: true, via: 'PASSWORD' }]);
});
