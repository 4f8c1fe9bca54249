import { randomUUID } from 'node:crypto';
import { MINUTE_MS, SECOND_MS } from '@maneki/kernel/clock';
import { addTestProvider } from '@maneki/server/features/play/testing/add-test-provider';
import { afterAll, expect, test } from 'vitest';
import { startTestHouse } from '#testing/test-house';

const house = await startTestHouse();
afterAll(() => house.dispose());

const open = (launchToken: string, from?: string) =>
  house.call('POST', '/sessions', { body: { launchToken }, ...(from ? { from } : {}) });
const launch = async (wish = { vendor: 'HSLOT', gameId: 'maneki3' }) =>
  house.launch(await house.server.logIn('sakura'), wish);

test('a launch opens one session, within its minute', async () => {
  const used = await launch();
  expect((await open(used)).statusCode).toBe(200);
  const again = await open(used);
  expect(again.statusCode).toBe(401);
  expect(again.json()).toMatchObject({ code: 'house.launch_invalid', detail: {} });
  const late = await launch();
  house.clock.advance(61 * SECOND_MS);
  expect((await open(late)).json().code).toBe('house.launch_invalid');
});

test('a launch of another provider, and one that nobody made, open nothing', async () => {
  const { database, services } = house.server;
  const sealer = services.play.sealer;
  await addTestProvider({ database, sealer }, { code: 'acme', now: house.clock.now() });
  services.play.providers.forget();
  const foreign = await launch({ vendor: 'acme', gameId: 'lucky-cat' });
  expect((await open(foreign)).json().code).toBe('house.launch_invalid');
  expect((await open('x'.repeat(43))).json().code).toBe('house.launch_invalid');
});

test('a launch that turns up in another network is refused, and stays good for its owner', async () => {
  const carriedAway = await launch();
  for (const stranger of ['127.0.1.1', '203.0.113.7', '2001:db8::1']) {
    const answer = await open(carriedAway, stranger);
    expect(answer.statusCode).toBe(401);
    expect(answer.json().code).toBe('house.session_ended');
  }
  expect((await open(carriedAway, '127.0.0.200')).statusCode).toBe(200);
  expect((await open(carriedAway)).json().code).toBe('house.launch_invalid');
  expect((await open(carriedAway, '127.0.1.1')).json().code).toBe('house.session_ended');
});

test('a session goes on only in the network of its launch', async () => {
  const seat = await house.sitDown();
  const stateFrom = (from: string) => house.call('GET', '/state', { token: seat.token, from });
  expect((await stateFrom('127.0.0.200')).statusCode).toBe(200);
  const elsewhere = await stateFrom('127.0.1.1');
  expect(elsewhere.statusCode).toBe(401);
  expect(elsewhere.json().code).toBe('house.session_ended');
  expect((await stateFrom('127.0.0.1')).statusCode).toBe(200);
});

test('a game that the house does not have is off', async () => {
  const unknown = await launch({ vendor: 'HSLOT', gameId: 'nothing' });
  expect((await open(unknown)).json().code).toBe('house.game_off');
});

test('a session ends after fifteen minutes without a call', async () => {
  const seat = await house.sitDown();
  house.clock.advance(14 * MINUTE_MS);
  expect((await seat.spin(randomUUID())).statusCode).toBe(200);
  house.clock.advance(14 * MINUTE_MS);
  expect((await house.call('GET', '/state', { token: seat.token })).statusCode).toBe(200);
  house.clock.advance(15 * MINUTE_MS);
  expect((await house.call('GET', '/state', { token: seat.token })).statusCode).toBe(401);
});

test('what the platform ended is ended here too', async () => {
  const seat = await house.sitDown();
  // Asking keeps the house's own session alive, but the platform counts bets.
  for (const minutes of [8, 6]) {
    house.clock.advance(minutes * MINUTE_MS);
    expect((await house.call('GET', '/state', { token: seat.token })).statusCode).toBe(200);
  }
  house.clock.advance(2 * MINUTE_MS);
  expect((await seat.spin(randomUUID())).json().code).toBe('house.session_ended');
  expect((await seat.spin(randomUUID())).statusCode).toBe(401);
  expect(await house.listFaults()).toEqual([]);
});

test.each([undefined, 'x'.repeat(43), 'short'])('the token %s is nobody’s', async (token) => {
  const answer = await house.call('GET', '/state', token ? { token } : {});
  expect(answer.statusCode).toBe(401);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('unknown fields, missing ones and bodies that cannot be read are refused', async () => {
  const launchToken = await launch();
  const extra = await house.call('POST', '/sessions', { body: { launchToken, playerId: 'me' } });
  expect(extra.statusCode).toBe(400);
  expect(extra.json()).toMatchObject({
    code: 'call.input_invalid',
    detail: { field: 'playerId' },
  });
  expect((await house.call('POST', '/sessions', { body: {} })).statusCode).toBe(400);
  const unreadable = await house.app.inject({
    method: 'POST',
    url: '/games/api/sessions',
    headers: { 'content-type': 'application/json', 'accept-language': 'ja' },
    payload: '{',
  });
  expect(unreadable.statusCode).toBe(400);
  expect(unreadable.json().code).toBe('call.body_unreadable');
  expect((await house.call('GET', '/nothing')).json().code).toBe('call.not_found');
});

test('while the platform does not answer, the game says so and spends nothing', async () => {
  const launchToken = await launch();
  house.line.fail('session/open', 'lost before');
  expect((await open(launchToken)).json().code).toBe('house.temporary');
  expect((await open(launchToken)).statusCode).toBe(200);
  const seat = await house.sitDown();
  house.line.fail('balance', 'unavailable');
  expect((await house.call('GET', '/state', { token: seat.token })).statusCode).toBe(409);
});

test('without a build the launch page says that there is none, and is framed by its sites alone', async () => {
  const answer = await house.app.inject('/games/launch?token=x');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  expect(answer.headers['content-security-policy']).toContain(
    "frame-ancestors 'self' https://site.example",
  );
});
