import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { DAY_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codeIn } from '#testing/test-outside';
import { startTestServer, type TestServer } from '#testing/test-server';
import { addressAt, numberAt, storedNumberAt } from '../testing/visitors.ts';
import { spendCode } from './spend-code.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.dispose());

let visitor = 0;
beforeEach(() => {
  server.clock.advance(DAY_MS);
  visitor += 1;
});

async function receive(): Promise<string> {
  const input = {
    mobileNum: numberAt(visitor),
    countryDialingCode: '81',
    purpose: 'register',
  } as const;
  const answer = await server.send(identityEndpoints.sendCode, input, {
    headers: addressAt(visitor),
  });
  expect(answer.status).toBe(200);
  return codeIn(server.messages.at(-1));
}

type Spent = Parameters<typeof spendCode>[1];

const spend = (code: string, other: Partial<Spent> = {}) =>
  server.database.transact((tx) =>
    spendCode(tx, {
      merchantCode: 'maneki',
      channel: 'sms',
      recipient: storedNumberAt(visitor),
      purpose: 'register',
      code,
      now: server.clock.now(),
      ...other,
    }),
  );

const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');

test('a code counts once', async () => {
  const code = await receive();
  expect(await spend(code)).toBe(true);
  expect(await spend(code)).toBe(false);
});

test('a code counts for five minutes, and not a moment longer', async () => {
  const first = await receive();
  server.clock.advance(5 * MINUTE_MS - 1);
  expect(await spend(first)).toBe(true);
  const second = await receive();
  server.clock.advance(5 * MINUTE_MS);
  expect(await spend(second)).toBe(false);
});

test('four wrong tries leave a code good, and the fifth ends it', async () => {
  const first = await receive();
  for (let count = 0; count < 4; count += 1) expect(await spend(wrongFor(first))).toBe(false);
  expect(await spend(first)).toBe(true);

  server.clock.advance(MINUTE_MS);
  const second = await receive();
  for (let count = 0; count < 5; count += 1) expect(await spend(wrongFor(second))).toBe(false);
  expect(await spend(second)).toBe(false);
  expect(await spend(wrongFor(second))).toBe(false);
});

test('many at once spend a code once', async () => {
  const code = await receive();
  const answers = await Promise.all(Array.from({ length: 10 }, () => spend(code)));
  expect(answers.filter(Boolean)).toHaveLength(1);
});

test('wrong tries that come at once are all counted', async () => {
  const code = await receive();
  await Promise.all(Array.from({ length: 5 }, () => spend(wrongFor(code))));
  expect(await spend(code)).toBe(false);
});

/** Codes that differ, a minute apart: digits that happen to be the same would prove nothing. */
async function receiveApart(count: number): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < count) {
    server.clock.advance(MINUTE_MS);
    codes.add(await receive());
  }
  return [...codes];
}

test('the two newest codes count, and one that is used ends the other', async () => {
  const [oldest, older, newest] = await receiveApart(3);
  expect(await spend(oldest!)).toBe(false);
  expect(await spend(older!)).toBe(true);
  expect(await spend(newest!)).toBe(false);
});

test('an older code still ends after its own five minutes', async () => {
  const [older, newest] = await receiveApart(2);
  server.clock.advance(4 * MINUTE_MS);
  expect(await spend(older!)).toBe(false);
  expect(await spend(newest!)).toBe(true);
});

test('wrong tries at one code are not counted against the next', async () => {
  const [older] = await receiveApart(1);
  for (let count = 0; count < 5; count += 1) expect(await spend(wrongFor(older!))).toBe(false);
  const [newest] = await receiveApart(1);
  if (older !== newest) expect(await spend(older!)).toBe(false);
  expect(await spend(newest!)).toBe(true);
});

test('a code is for its purpose, its number, its channel and its merchant alone', async () => {
  const code = await receive();
  expect(await spend(code, { purpose: 'bind' })).toBe(false);
  expect(await spend(code, { recipient: storedNumberAt(999_999) })).toBe(false);
  expect(await spend(code, { channel: 'email' })).toBe(false);
  expect(await spend(code, { merchantCode: 'sampaguita' })).toBe(false);
  expect(await spend(code)).toBe(true);
});

test('what is no code at all is a wrong one', async () => {
  await receive();
  for (const code of ['', 'abcdef', '1234567890']) expect(await spend(code)).toBe(false);
});
