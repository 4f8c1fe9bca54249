import { SECOND_MS } from '@maneki/kernel/clock';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startTestHouse } from '#testing/test-house';
import { ADDRESS_LIMIT, SESSION_LIMIT } from './limits.ts';

const house = await startTestHouse({ isLimited: true });
afterAll(() => house.dispose());
// Every window is over before the next test begins.
beforeEach(() => house.clock.advance(ADDRESS_LIMIT.perSeconds * SECOND_MS));

type Answer = Awaited<ReturnType<typeof house.call>>;

function expectRefused(answer: Answer, seconds: number) {
  expect(answer.statusCode).toBe(429);
  expect(answer.headers['retry-after']).toBe(String(seconds));
  expect(answer.json()).toEqual({
    code: 'call.too_many_requests',
    message: expect.stringMatching(/\S/),
    detail: { seconds },
  });
}

/** Uses up what an address may ask for, with calls that cost nothing. */
async function crowd(from: string) {
  for (let call = 1; call <= ADDRESS_LIMIT.calls; call += 1)
    expect((await house.call('GET', '/nothing', { from })).statusCode).toBe(404);
}

test('the last call of an address that fits is answered, the next is told when to come back', async () => {
  const from = '203.0.113.9';
  await crowd(from);
  house.clock.advance(20 * SECOND_MS);
  expectRefused(await house.call('GET', '/nothing', { from }), 40);
  expect((await house.call('GET', '/nothing', { from: '203.0.113.10' })).statusCode).toBe(404);
  house.clock.advance(40 * SECOND_MS - 1);
  expectRefused(await house.call('GET', '/nothing', { from }), 1);
  house.clock.advance(1);
  expect((await house.call('GET', '/nothing', { from })).statusCode).toBe(404);
});

test('an IPv6 household counts as one, everything but files counts, and words are in its language', async () => {
  await crowd('2001:db8:1:2::1');
  const headers = { 'x-from': '2001:db8:1:2:ffff::9', 'accept-language': 'ja' };
  for (const url of ['/games/api/sessions', '/games/launch', '/games/jackpots/maneki'])
    expect((await house.app.inject({ url, headers })).statusCode).toBe(429);
  const refused = await house.app.inject({ url: '/games/api/state', headers });
  expect(refused.json().message).toMatch(/[ぁ-ん]/);
  expect(
    (await house.app.inject({ url: '/games/art/maneki3/none.webp', headers })).statusCode,
  ).toBe(404);
  const next = { 'x-from': '2001:db8:1:3::1' };
  const other = await house.app.inject({ url: '/games/jackpots/maneki', headers: next });
  expect(other.statusCode).toBe(200);
});

test('a launch that meets the limit is not spent', async () => {
  const cookie = await house.server.logIn('sakura');
  const launchToken = await house.launch(cookie, { vendor: 'HSLOT', gameId: 'maneki3' });
  const open = (from: string) => house.call('POST', '/sessions', { body: { launchToken }, from });
  await crowd('127.0.0.9');
  expect((await open('127.0.0.9')).statusCode).toBe(429);
  expect((await open('127.0.0.10')).statusCode).toBe(200);
});

test('a session has a limit of its own, wherever in its network it calls from', async () => {
  const seat = await house.sitDown();
  const other = await house.sitDown({ username: 'agent01' });
  const ask = (call: number, token = seat.token) =>
    house.call('POST', '/rounds/seen', { token, body: {}, from: `127.0.0.${call % 200}` });
  for (let call = 1; call <= SESSION_LIMIT.calls; call += 1)
    expect((await ask(call)).statusCode).toBe(400);
  house.clock.advance(10 * SECOND_MS);
  expectRefused(await ask(1), 50);
  expect((await ask(1, other.token)).statusCode).toBe(400);
  house.clock.advance(50 * SECOND_MS);
  expect((await ask(1)).statusCode).toBe(400);
});
