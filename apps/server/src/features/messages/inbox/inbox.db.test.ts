import type { RequestOf } from '@maneki/contract/contract';
import { inboxConsoleEndpoints as desk } from '@maneki/contract/messages/inbox-console-endpoints';
import { inboxEndpoints as calls } from '@maneki/contract/messages/inbox-endpoints';
import { DAY_MS } from '@maneki/kernel/clock';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { copyPlayer } from '#testing/copy-player';
import { enterOperator } from '#testing/enter-operator';
import { startTestServer } from '#testing/test-server';
import { everyText } from './broadcasts/broadcast.ts';
import { inboxEventHandlers } from './events.ts';
import { forgetMessages } from './forget-messages.ts';
import type { MessageWish } from './message.ts';
import { countUnread, listMessages } from './read-inbox.ts';
import { sendMessages } from './send-messages.ts';

const server = await startTestServer();
const { database, clock, send } = server;
afterAll(() => server.dispose());

const operator = await enterOperator(server, { name: 'writer', merchants: ['maneki'] });
const other = await enterOperator(server, {
  ...{ name: 'reader', role: 'support', merchants: ['maneki'] },
});

let made = 0;
let memberId: string;
let cookie: string;
const enter = async (change: { readonly registeredAt?: Date; readonly labels?: string[] } = {}) => {
  made += 1;
  const username = `reader${made}`;
  const id = await copyPlayer(server, { type: 0, username });
  const { registeredAt = clock.now(), labels = [] } = change;
  await database.statement((tx) =>
    tx
      .updateTable('identity_members')
      .set({ registered_at: registeredAt, labels })
      .where('id', '=', id)
      .execute(),
  );
  return { id, cookie: await server.logIn(username) };
};
beforeEach(async () => {
  ({ id: memberId, cookie } = await enter());
});

const as = (who = cookie) => ({ headers: { cookie: who } });
const write = (sourceKey: string, ago = 0, owner = memberId) => {
  const wish: MessageWish = {
    ...{ memberId: owner, merchantCode: 'maneki', kind: 'LEVEL_RAISED', params: { level: 2 } },
    ...{ sourceKey, at: new Date(clock.now().getTime() - ago) },
  };
  return database.transact((tx) => sendMessages(tx, [wish]));
};
const list = async (who = cookie, asked = {}) =>
  (await send(calls.listMessages, asked, as(who))).body.value;
const unread = async (who = cookie) =>
  (await send(calls.countUnread, {}, as(who))).body.value.unReadCount;
type Draft = RequestOf<typeof desk.sendBroadcast>;
const broadcast = async (change: Partial<Draft> = {}) => {
  const texts = (text: string) => ({ ...everyText({}), EN: text });
  const wish: Draft = {
    ...{ category: 'PROMO' as const, titles: texts('Hello'), bodies: texts('<p>Words</p>') },
    ...{ types: [], vipMin: null, vipMax: null, labels: [], countries: [], languages: [] },
    ...change,
  };
  return send(desk.sendBroadcast, wish, operator);
};

test('[MSG-3] a fact that is told twice gives one message, and only a new one is news', async () => {
  const handler = inboxEventHandlers.find(({ name }) => name === 'messages.write_of_deposit')!;
  const payload = {
    ...{ memberId, merchantCode: 'maneki', orderNo: 'D1', method: 'QR', currency: 'JPY' },
    ...{ amount: '100000000', creditedAt: clock.now().toISOString() },
  };
  const event = { id: 1n, name: handler.on, payload, recordedAt: clock.now() };
  const told: unknown[] = [];
  const handle = (events: unknown[]) =>
    database.transact((tx) =>
      handler.handle(
        { tx, push: () => {}, pushToMember: (...news: unknown[]) => told.push(news) } as never,
        events as never,
      ),
    );
  await handle([event, event]);
  await handle([event]);
  const { messages } = await list();
  expect(messages).toHaveLength(1);
  expect(messages[0]).toMatchObject({
    ...{ kind: 'DEPOSIT_CREDITED', category: 'FINANCE', isRead: false, title: null },
    params: { amount: { amount: '10000', currency: 'JPY' }, orderNo: 'D1' },
  });
  expect(told).toHaveLength(1);
});

test('[MSG-3] opening reads, deleting hides until it is undone, and nobody touches another’s', async () => {
  await write('a');
  await write('b');
  const [{ id }] = (await list()).messages;
  const { cookie: stranger } = await enter();
  for (const call of [calls.openMessage, calls.deleteMessage, calls.restoreMessage])
    expect((await send(call, { id }, as(stranger))).status).toBe(404);
  expect(await unread()).toBe(2);
  expect((await send(calls.openMessage, { id }, as())).body.value).toMatchObject({ isRead: true });
  expect(await unread()).toBe(1);
  await send(calls.deleteMessage, { id }, as());
  expect((await list()).messages).toHaveLength(1);
  expect((await send(calls.openMessage, { id }, as())).status).toBe(404);
  await send(calls.restoreMessage, { id }, as());
  expect((await list()).messages).toHaveLength(2);
  expect((await send(calls.readAllMessages, {}, as())).body.value).toEqual({ count: 1 });
  expect(await unread()).toBe(0);
});

test('[MSG-3] twenty stand on a page, and the next one goes on after them, by category', async () => {
  const wishes = Array.from({ length: 21 }, (_, number) => write(`page ${number}`, number * 1_000));
  await Promise.all(wishes);
  const first = await list();
  expect(first.messages).toHaveLength(20);
  const second = await list(cookie, { cursor: first.next });
  expect(second).toMatchObject({ next: null, messages: [{ kind: 'LEVEL_RAISED' }] });
  expect((await list(cookie, { category: 'FINANCE' })).messages).toEqual([]);
});

test('[MSG-3] what is 90 days old is unread no longer, and what is 180 days old is forgotten', async () => {
  const early = new Date(clock.now().getTime() - 400 * DAY_MS);
  const { id, cookie: old } = await enter({ registeredAt: early });
  const before = (await list(old)).messages.length;
  const count = await unread(old);
  await write('89', 90 * DAY_MS - 1, id);
  await write('90', 90 * DAY_MS, id);
  await write('179', 180 * DAY_MS - 1, id);
  await write('180', 180 * DAY_MS, id);
  expect(await unread(old)).toBe(count + 1);
  expect((await list(old)).messages).toHaveLength(before + 3);
  const { signal } = new AbortController();
  expect(await forgetMessages({ database, now: clock.now(), signal })).toBe(1);
  expect((await list(old)).messages).toHaveLength(before + 3);
});

test('[MSG-3] a broadcast is one row for all whom it is meant for, from before it was sent', async () => {
  const { id: vipId, cookie: vip } = await enter({ labels: ['gold'] });
  const { cookie: plain } = await enter();
  const seen = async (who: string) =>
    (await list(who)).messages.filter(({ kind }: { kind: string }) => kind === 'BROADCAST');
  const asked = { labels: 'gold' };
  const counted = (await send(desk.countAudience, asked, operator)).body.value.count;
  const sent = await broadcast({ labels: ['gold'] });
  expect(sent.body.value.reach).toBe(counted);
  const { id } = sent.body.value;
  clock.advance(1_000);
  const { cookie: late } = await enter({ labels: ['gold'] });
  expect(await seen(vip)).toMatchObject([{ id, title: 'Hello', isRead: false }]);
  expect(await seen(plain)).toEqual([]);
  expect(await seen(late)).toEqual([]);
  expect((await send(calls.openMessage, { id }, as(plain))).status).toBe(404);
  const opened = await send(calls.openMessage, { id }, as(vip));
  expect(opened.body.value).toMatchObject({ html: '<p>Words</p>', isRead: true });
  const row = (await send(desk.searchBroadcasts, {}, operator)).body.value.rows[0];
  expect(row).toMatchObject({ id, reads: 1, sentBy: 'writer' });
  await send(calls.deleteMessage, { id }, as(vip));
  expect(await seen(vip)).toEqual([]);
  await send(calls.restoreMessage, { id }, as(vip));
  expect(await seen(vip)).toMatchObject([{ id, isRead: true }]);
  const marks = await database.statement((tx) =>
    tx.selectFrom('messages_broadcast_marks').selectAll().where('broadcast_id', '=', id).execute(),
  );
  expect(marks).toMatchObject([{ member_id: vipId }]);
  const away = {
    caller: { memberId: vipId, isExcluded: true },
    language: 'EN',
    now: clock.now(),
  } as const;
  expect((await listMessages(database, away, { category: 'PROMO' })).messages).toEqual([]);
  expect(await countUnread(database, away)).toBe(0);
  expect((await send(desk.withdrawBroadcast, { id, reason: 'a mistake' }, operator)).status).toBe(
    200,
  );
  expect(await seen(vip)).toEqual([]);
  expect((await send(desk.withdrawBroadcast, { id, reason: 'a mistake' }, operator)).status).toBe(
    409,
  );
});

test('[MSG-3] scripts that an operator writes come out harmless, and half a text is none', async () => {
  const bodies = { ...everyText({}), EN: '<p onclick="x()">a<script>alert(1)</script></p>' };
  const { id } = (await broadcast({ bodies })).body.value;
  const opened = await send(calls.openMessage, { id }, as());
  expect(opened.body.value.html).toBe('<p>a</p>');
  const nothing = { ...everyText({}), EN: '<script>alert(1)</script>' };
  expect((await broadcast({ bodies: nothing })).status).toBe(422);
  expect((await broadcast({ vipMin: 3, vipMax: 2 })).status).toBe(422);
});

test('[MSG-3] a merchant words a message its own way, or has it not sent', async () => {
  const texts = everyText({ EN: 'Level {level}, well done' });
  const wish = { kind: 'LEVEL_RAISED', isOff: false, titles: everyText({}), texts } as const;
  expect((await send(desk.saveTemplate, wish, other)).status).toBe(403);
  const misfit = { ...wish, texts: everyText({ EN: '{points}' }) };
  expect((await send(desk.saveTemplate, misfit, operator)).status).toBe(422);
  expect((await send(desk.saveTemplate, wish, operator)).status).toBe(200);
  await write('worded');
  const { messages } = await list();
  const message = messages.find(({ kind }: { kind: string }) => kind === wish.kind);
  expect(message).toMatchObject({ text: 'Level {level}, well done', title: null });
  await send(desk.saveTemplate, { ...wish, isOff: true }, operator);
  expect(await write('off')).toEqual([]);
});

test('[MSG-3] a merchant without mail has no inbox', async () => {
  await server.change('maneki', { flags: { MAILCEN: false } });
  const refused = await send(calls.listMessages, {}, as());
  expect(refused).toMatchObject({ status: 403, body: { code: 'site.feature_off' } });
  await server.change('maneki', { flags: { MAILCEN: true } });
  expect((await send(calls.countUnread, {}, as())).status).toBe(200);
});
