import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';
import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import type { PushCategory } from '@maneki/contract/messages/push';
import { pushConsoleEndpoints } from '@maneki/contract/messages/push-console-endpoints';
import { pushEndpoints } from '@maneki/contract/messages/push-endpoints';
import { safetyEndpoints } from '@maneki/contract/safety/endpoints';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Tx } from '#platform/database/database';
import type { HandlerContext } from '#platform/outbox/event-handler';
import { copyPlayer } from '#testing/copy-player';
import { enterOperator } from '#testing/enter-operator';
import { startTestServer } from '#testing/test-server';
import type { PostPush } from './create-push.ts';
import { pushEventHandlers } from './events.ts';
import { queuePush } from './queue-push.ts';
import { ATTEMPTS_MAX, judge, sendPushes } from './send-pushes.ts';

type Posted = { readonly endpoint: string } & Parameters<PostPush>[1];

const posted: Posted[] = [];
let answer = { status: 201, retryAfter: null as string | null };
const server = await startTestServer({
  push: {
    post: async (endpoint, message) => {
      posted.push({ endpoint, ...message });
      return answer;
    },
  },
});
afterAll(() => server.dispose());
const { database, clock, send, services } = server;
const { keepPush, readPush, dropPush } = pushEndpoints;

beforeEach(() => {
  posted.length = 0;
  answer = { status: 201, retryAfter: null };
});

/** A browser as a push service knows it, which can read what it is sent. */
function createDevice(name: string) {
  const key = createECDH('prime256v1');
  const point = key.generateKeys();
  const auth = Buffer.alloc(16, 7);
  return {
    subscription: {
      endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
      p256dh: point.toString('base64url'),
      auth: auth.toString('base64url'),
    },
    read({ body }: Pick<Posted, 'body'>) {
      const bytes = Buffer.from(body);
      const sender = bytes.subarray(21, 86);
      const derive = (ikm: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number) =>
        Buffer.from(hkdfSync('sha256', ikm, salt, info, length));
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), point, sender]);
      const shared = derive(key.computeSecret(sender), auth, info, 32);
      const of = (what: string, length: number) =>
        derive(shared, bytes.subarray(0, 16), Buffer.from(`Content-Encoding: ${what}\0`), length);
      const cipher = createDecipheriv('aes-128-gcm', of('aes128gcm', 16), of('nonce', 12));
      cipher.setAuthTag(bytes.subarray(-16));
      const plain = Buffer.concat([cipher.update(bytes.subarray(86, -16)), cipher.final()]);
      return JSON.parse(plain.subarray(0, -1).toString());
    },
  };
}

let members = 0;

/** Somebody who is logged in, with a device that takes notifications. */
async function enter(
  wish: {
    categories?: readonly PushCategory[];
    quietHours?: { from: string; to: string } | null;
    language?: string;
  } = {},
) {
  const username = `notified${++members}`;
  await copyPlayer(server, { type: 0, username });
  const cookie = await server.logIn(username);
  const memberId: string = (await send(identityEndpoints.getMember, {}, { cookie })).body.value.id;
  const device = createDevice(username);
  const { categories = ['FINANCE', 'SECURITY'], quietHours = null, language = 'EN' } = wish;
  const chosen = { ...device.subscription, categories, quietHours, timeZone: 'UTC' } as never;
  const kept = await send(keepPush, chosen, { cookie, headers: { language } });
  expect(kept.status).toBe(200);
  return { username, cookie, memberId, device };
}

const queue = (memberId: string, category: PushCategory, kind = 'deposit_credited') =>
  database.transact((tx) => queuePush(tx, [{ memberId, category, kind, params: {} }], clock.now()));

const findDevices = async (tx: Tx, memberId: string) =>
  (
    await sql<{ id: string }>`select session_id as id from messages_push_devices
                               where member_id = ${memberId}`.execute(tx)
  ).rows.map(({ id }) => id);

const run = () =>
  sendPushes({
    ...{ database, log: services.log, push: services.push, merchants: services.merchants },
    now: clock.now(),
    signal: new AbortController().signal,
  });

test('[APP-1] a device is sent what it asked for, encrypted, in its language, and signed by us', async () => {
  const { memberId, device, cookie } = await enter({ language: 'JA' });
  await queue(memberId, 'FINANCE');
  expect(await run()).toBe(1);
  expect(device.read(posted[0]!)).toEqual({
    title: 'Maneki',
    body: '入金が反映されました。',
    url: '/m/webEmail',
    tag: expect.stringMatching(/^message-\d+$/),
  });
  expect(posted[0]!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal' });
  const { publicKey } = (await send(readPush, {}, { cookie })).body.value;
  const [, claims = '', key] = /^vapid t=[\w-]+\.([\w-]+)\.[\w-]+, k=([\w-]+)$/.exec(
    posted[0]!.headers.authorization!,
  )!;
  expect(key).toBe(publicKey);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: 'https://fcm.googleapis.com',
  });
  expect(await run()).toBe(0);
});

test('[APP-1] offers reach nobody who has not asked for them, and a kind without words has its category’s', async () => {
  const { memberId } = await enter();
  await queue(memberId, 'PROMO');
  expect(await run()).toBe(0);
  const wanting = await enter({ categories: ['PROMO'] });
  await queue(wanting.memberId, 'PROMO', 'something_else');
  await queue(wanting.memberId, 'FINANCE');
  expect(await run()).toBe(1);
  expect(wanting.device.read(posted[0]!).body).toBe('Maneki has something new for you.');
});

test('[APP-1] quiet hours hold all but security, until they are over', async () => {
  const { memberId, device } = await enter({ quietHours: { from: '11:00', to: '13:00' } });
  await queue(memberId, 'FINANCE');
  await queue(memberId, 'SECURITY', 'new_login');
  expect(await run()).toBe(1);
  expect(device.read(posted[0]!).body).toContain('new device');
  clock.advance(HOUR_MS);
  expect(await run()).toBe(1);
});

test('[APP-1] [SAFE-2] whoever stays away is sent nothing, not even what was queued before', async () => {
  const { memberId, cookie } = await enter();
  await queue(memberId, 'FINANCE');
  await send(safetyEndpoints.takeTimeOut, { days: 7 }, { cookie });
  expect(await run()).toBe(0);
  expect((await send(dropPush, {}, { cookie })).status).toBe(200);
  expect((await send(keepPush, {} as never, { cookie })).body.code).toBe('safety.excluded');
  clock.advance(8 * DAY_MS);
  await queue(memberId, 'FINANCE');
  expect(await run()).toBe(0);
});

test('[APP-1] with the session its notifications end: by logging out, wherever it was ended, by its age', async () => {
  const leaving = await enter();
  await queue(leaving.memberId, 'FINANCE');
  await send(identityEndpoints.logout, {}, { cookie: leaving.cookie });
  const elsewhere = await enter();
  const ended = await database.statement((tx) => findDevices(tx, elsewhere.memberId));
  expect(ended).toHaveLength(1);
  await database.transact((tx) =>
    pushEventHandlers[0].handle({ tx } as HandlerContext, [
      { payload: { memberId: elsewhere.memberId, sessionIds: ended } } as never,
    ]),
  );
  expect(await database.statement((tx) => findDevices(tx, elsewhere.memberId))).toEqual([]);
  const idle = await enter();
  clock.advance(7 * DAY_MS);
  await queue(idle.memberId, 'FINANCE');
  expect(await run()).toBe(0);
  expect(posted).toEqual([]);
});

test('[APP-1] a device that is gone is forgotten, one that is away is tried again, and not for ever', async () => {
  expect([200, 201, 404, 410, 429, 500, 0, 400, 413].map(judge)).toEqual([
    ...['taken', 'taken', 'gone', 'gone', 'later', 'later', 'later', 'refused', 'refused'],
  ]);
  const gone = await enter();
  answer = { status: 410, retryAfter: null };
  await queue(gone.memberId, 'FINANCE');
  await run();
  expect((await send(readPush, {}, { cookie: gone.cookie })).body.value.device).toBeNull();

  const away = await enter();
  answer = { status: 503, retryAfter: '600' };
  await queue(away.memberId, 'FINANCE');
  await run();
  clock.advance(9 * MINUTE_MS);
  await run();
  expect(posted).toHaveLength(2);
  answer = { status: 503, retryAfter: null };
  for (let tries = 0; tries < 2 * ATTEMPTS_MAX; tries += 1) {
    clock.advance(HOUR_MS);
    await run();
  }
  expect(posted).toHaveLength(1 + ATTEMPTS_MAX);
});

test('[APP-1] operators see who is told of what, and how deliveries ended', async () => {
  const read = async () => {
    const reader = await enterOperator(server, { name: 'reader', role: 'support' });
    return (await send(pushConsoleEndpoints.readPushReport, {}, reader)).body.value;
  };
  const before = await read();
  const { memberId } = await enter({ quietHours: { from: '22:00', to: '08:00' } });
  const countOf = (report: typeof before, category: PushCategory) =>
    report.devices.byCategory.find((one: { category: string }) => one.category === category).count;
  const kept = await read();
  expect(kept.devices).toMatchObject({
    all: before.devices.all + 1,
    quiet: before.devices.quiet + 1,
  });
  expect(countOf(kept, 'SECURITY')).toBe(countOf(before, 'SECURITY') + 1);
  expect(countOf(kept, 'PROMO')).toBe(countOf(before, 'PROMO'));
  expect(kept.key).toEqual({
    isOwn: false,
    publicKey: services.push.vapid.publicKey,
    subject: expect.stringMatching(/^https:/),
  });

  // What other tests sent is not to be told here.
  await database.statement((tx) => tx.deleteFrom('messages_push_days').execute());
  for (const status of [201, 400, 503, 201]) {
    answer = { status, retryAfter: null };
    await queue(memberId, 'SECURITY');
    await run();
  }
  expect((await read()).waiting).toEqual({ all: 1, tried: 1 });
  answer = { status: 410, retryAfter: null };
  await queue(memberId, 'SECURITY');
  await run();
  const report = await read();
  expect(report.days).toEqual([
    {
      day: clock.now().toISOString().slice(0, 10),
      category: 'SECURITY',
      ...{ taken: 2, gone: 1, refused: 1, givenUp: 0 },
    },
  ]);
  expect(report.devices.all).toBe(before.devices.all);
});

test('[APP-1] what a client says of its device is a stranger’s word', async () => {
  const { cookie, device } = await enter();
  const chosen = { ...device.subscription, categories: [], quietHours: null, timeZone: 'UTC' };
  const refusals = await Promise.all(
    [
      { ...chosen, endpoint: 'https://169.254.169.254/latest/meta-data' },
      { ...chosen, p256dh: 'AAAA' },
      { ...chosen, timeZone: 'Mars/Olympus' },
      { ...chosen, quietHours: { from: '08:00', to: '08:00' } },
    ].map(async (wish) => (await send(keepPush, wish as never, { cookie })).body.code),
  );
  expect(refusals).toEqual([
    ...['messages.push_service_unknown', 'messages.push_key_invalid'],
    ...['call.input_invalid', 'call.input_invalid'],
  ]);
});

test('[APP-1] a browser that somebody else logs in with is theirs alone', async () => {
  const first = await enter();
  const second = await enter();
  const chosen = {
    ...{ ...first.device.subscription, categories: ['FINANCE'], quietHours: null },
    timeZone: 'Asia/Tokyo',
  } as never;
  await send(keepPush, chosen, { cookie: second.cookie });
  await queue(first.memberId, 'FINANCE');
  expect(await run()).toBe(0);
  expect((await send(readPush, {}, { cookie: second.cookie })).body.value.device).toMatchObject({
    endpoint: first.device.subscription.endpoint,
    timeZone: 'Asia/Tokyo',
  });
});
