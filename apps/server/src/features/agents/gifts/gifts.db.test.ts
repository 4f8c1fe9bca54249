import { giftConsoleEndpoints } from '@maneki/contract/agents/gift-console-endpoints';
import { giftEndpoints } from '@maneki/contract/agents/gift-endpoints';
import { walletEndpoints } from '@maneki/contract/wallet/endpoints';
import { DAY_MS, HOUR_MS } from '@maneki/kernel/clock';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { openRollover } from '#features/cashier';
import { setBlockedUntil } from '#features/wallet';
import { drawId } from '#platform/secrets/secrets';
import { enterOperator } from '#testing/enter-operator';
import { startTestServer } from '#testing/test-server';
import { CURRENCY, codeOf, MERCHANT, openTeam, yen } from '../testing/open-team.ts';
import { sendGift } from './send-gift.ts';
import { putReach } from './store.ts';

const server = await startTestServer();
const { database, clock, services } = server;
const { makeMember, setBalance, books, usernameOf, send, rollovers, moved, check } =
  openTeam(server);
afterAll(() => server.dispose());
afterEach(check);

let general: string;
let agent: string;
let child: string;
beforeEach(async () => {
  clock.advance(DAY_MS);
  general = await makeMember({ type: 2 });
  agent = await makeMember({ type: 1, parentId: general, balance: 1_000_000 });
  child = await makeMember({ parentId: agent, balance: 100 });
});

const to = (...recipients: readonly (readonly [string, number])[]) => ({
  kind: 'TRANSFER' as const,
  recipients: recipients.map(([memberId, amount]) => ({ memberId, amount: yen(amount) })),
});
const change = (memberId: string, fields: object) =>
  database.statement((tx) =>
    tx.updateTable('identity_members').set(fields).where('id', '=', memberId).execute(),
  );

test('[AGENT-3] [CASH-4] money goes to all of a batch, once, is to be staked once, and both records name the other', async () => {
  const second = await makeMember({ type: 1, parentId: agent, balance: 100 });
  const plan = to([child, 1_500], [second, 300]);
  const wish = { wishKey: 'once', greeting: 'Thanks!' };
  const first = await send(agent, plan, wish);
  const again = await send(agent, plan, wish);
  expect(first).toMatchObject({ ok: true, value: { status: 'DONE', total: yen(1_800), count: 2 } });
  expect(again.ok && first.ok && again.value.id === first.value.id).toBe(true);
  expect(codeOf(await send(agent, to([child, 1_501]), wish))).toBe('wallet.key_reused');
  expect(await books(agent)).toEqual({ available: 998_200, held: 0 });
  expect(await books(child)).toEqual({ available: 1_600, held: 0 });
  expect(await moved(agent)).toEqual(['DOWNLINE_OUT 1500', 'DOWNLINE_OUT 300']);
  expect(await moved(second)).toEqual(['DOWNLINE_IN 300']);
  expect(await rollovers(child)).toEqual([
    { source: 'DOWNLINE_IN', required: yen(1_500), status: 'OPEN' },
  ]);

  const cookie = await server.logIn(await usernameOf(agent));
  const today = clock.now().toISOString().slice(0, 10);
  const asked = { types: 'A', from: today, to: today } as const;
  const list = async (more: object) =>
    (await server.send(walletEndpoints.listTransfers, { ...asked, ...more }, { cookie })).body.value
      .list;
  const childName = await usernameOf(child);
  expect(await list({ counterparty: childName })).toMatchObject([
    { kind: 'DOWNLINE_OUT', amount: '1500', counterparty: childName, remark: 'Thanks!' },
  ]);
  expect(await list({ kind: 'DOWNLINE_OUT' })).toHaveLength(2);
  expect(await list({ kind: 'DIVIDEND_IN' })).toEqual([]);
  expect(await list({ counterparty: 'sakura' })).toEqual([]);
  expect(await list({ counterparty: 'nobody-at-all' })).toEqual([]);
  const sums = await server.send(
    walletEndpoints.sumTransfers,
    { ...asked, counterparty: childName },
    { cookie },
  );
  expect(sums.body.value).toEqual({ count: 1, in: '0', out: '1500', net: '-1500' });
});

test('[AGENT-3] one who cannot get money, and nobody gets any', async () => {
  await change(child, { disabled_at: clock.now() });
  const other = await makeMember({ parentId: agent });
  expect(await send(agent, to([other, 150], [child, 150]))).toMatchObject({
    refusal: { code: 'agents.recipient_closed', detail: { username: await usernameOf(child) } },
  });
  expect(await books(agent)).toEqual({ available: 1_000_000, held: 0 });
  expect(await moved(other)).toEqual([]);
});

test('[AGENT-3] nobody is sent anything up, beside, in another line, at another merchant or in a demo', async () => {
  const sibling = await makeMember({ parentId: general });
  const otherAgent = await makeMember({ type: 1, parentId: general });
  const stranger = await makeMember({ parentId: otherAgent });
  const elsewhere = await makeMember({ merchantCode: 'sampaguita', parentId: agent });
  const trial = await makeMember({ type: 4, parentId: agent });
  const demo = await makeMember({ type: 40, parentId: agent });
  const nobody = drawId(clock.now());
  for (const recipient of [general, agent, sibling, stranger, elsewhere, trial, demo, nobody])
    expect(await send(agent, to([recipient, 150]))).toEqual({
      ok: false,
      refusal: { code: 'agents.recipient_unknown', detail: {} },
    });
  const grandchild = await makeMember({ parentId: child, balance: 1 });
  expect(codeOf(await send(agent, to([grandchild, 150])))).toBe('agents.recipient_unknown');
  const now = clock.now();
  await database.transact((tx) => putReach(tx, { merchantCode: MERCHANT, reach: 'TEAM', now }));
  expect(codeOf(await send(agent, to([grandchild, 150])))).toBe('done');
  expect(codeOf(await send(agent, to([stranger, 150])))).toBe('agents.recipient_unknown');
  await database.transact((tx) => putReach(tx, { merchantCode: MERCHANT, reach: 'DIRECT', now }));
  expect(codeOf(await send(agent, to([child, 150]), { type: 41 }))).toBe('agents.gift_play_credit');
});

test('[AGENT-3] only what may be withdrawn is sent', async () => {
  expect(codeOf(await send(agent, to([child, 150]), { paymentPassword: '000000' }))).toBe(
    'identity.payment_password_wrong',
  );
  await setBalance(agent, 150);
  expect(codeOf(await send(agent, to([child, 151])))).toBe('agents.gift_short');
  await database.transact((tx) =>
    openRollover(tx, {
      ...{ memberId: agent, merchantCode: MERCHANT, currency: CURRENCY, source: 'DEPOSIT' },
      ...{ sourceKey: 'D1', principal: yen(10), now: clock.now() },
    }),
  );
  expect(await send(agent, to([child, 150]))).toMatchObject({
    refusal: { code: 'cashier.rollover_open', detail: { remaining: '10.00' } },
  });
  await database.statement((tx) =>
    tx
      .updateTable('cashier_rollovers')
      .set({ status: 'DONE', done: yen(10), ended_at: clock.now() })
      .where('member_id', '=', agent)
      .execute(),
  );
  expect(codeOf(await send(agent, to([child, 150])))).toBe('done');
  // What was sent has to be staked before it goes on.
  const below = await makeMember({ parentId: child });
  expect(codeOf(await send(child, to([below, 150])))).toBe('cashier.rollover_open');
});

test('[AGENT-3] new, locked, blocked and excluded members neither send nor get', async () => {
  const justNot = await makeMember({ parentId: agent, ageMs: DAY_MS - 1 });
  const just = await makeMember({ parentId: agent, ageMs: DAY_MS });
  expect(await send(agent, to([justNot, 150]))).toMatchObject({
    refusal: { code: 'agents.recipient_new', detail: { hours: 1 } },
  });
  expect(codeOf(await send(agent, to([just, 150])))).toBe('done');
  await change(child, { payment_password_reset_at: new Date(clock.now().getTime() - HOUR_MS) });
  expect(codeOf(await send(agent, to([child, 150])))).toBe('agents.recipient_closed');
  await change(child, { payment_password_reset_at: null });
  const until = new Date(clock.now().getTime() + HOUR_MS);
  await database.statement((tx) => setBlockedUntil(tx, { memberId: child, until }));
  expect(codeOf(await send(agent, to([child, 150])))).toBe('agents.recipient_closed');
  await database.statement((tx) =>
    tx
      .insertInto('safety_exclusions')
      .values({ member_id: just, kind: 'SELF_EXCLUSION', began_at: clock.now(), ends_at: until })
      .execute(),
  );
  expect(codeOf(await send(agent, to([just, 150])))).toBe('agents.recipient_closed');

  const fresh = await makeMember({ type: 1, parentId: agent, balance: 1_000, ageMs: 0 });
  const below = await makeMember({ parentId: fresh });
  expect(await send(fresh, to([below, 150]))).toMatchObject({
    refusal: { code: 'agents.sender_new', detail: { hours: 24 } },
  });
  await change(agent, { payment_password_reset_at: clock.now() });
  expect(codeOf(await send(agent, to([just, 150])))).toBe('cashier.payment_password_recent');
});

test('[AGENT-3] a day has twenty thousand reference units; what waits and what was sent count, what was turned down does not', async () => {
  await setBalance(agent, 5_000_000);
  const large = await Promise.all(
    Array.from({ length: 4 }, () => send(agent, to([child, 750_000]))),
  );
  for (const one of large)
    expect(one).toMatchObject({ ok: true, value: { status: 'PENDING_REVIEW' } });
  expect(await books(agent)).toEqual({ available: 2_000_000, held: 3_000_000 });
  expect(await send(agent, to([child, 150]))).toMatchObject({
    refusal: { code: 'agents.gift_day_limit', detail: { left: '0.00' } },
  });
  const operator = await enterOperator(server, { name: 'noriko', role: 'finance' });
  const [first] = large;
  const { id } = (first as { value: { id: string } }).value;
  const { rejectGift } = giftConsoleEndpoints;
  const wish = { id, reason: 'too much at once' };
  expect((await server.send(rejectGift, wish, operator)).status).toBe(200);
  expect(await books(agent)).toEqual({ available: 2_750_000, held: 2_250_000 });
  expect((await server.send(rejectGift, wish, operator)).body.code).toBe('agents.gift_moved');
  expect(codeOf(await send(agent, to([child, 150])))).toBe('done');
  clock.advance(DAY_MS);
  expect(codeOf(await send(agent, to([child, 150])))).toBe('done');
});

test('[AGENT-3] [CONSOLE-2] what is large waits for one operator, who is told who cannot get it any more', async () => {
  const sent = await send(agent, to([child, 300_001]));
  if (!sent.ok) throw new Error(sent.refusal.code);
  const { id } = sent.value;
  expect(await moved(child)).toEqual([]);
  const noriko = await enterOperator(server, { name: 'noriko', role: 'finance' });
  const goro = await enterOperator(server, { name: 'goro', role: 'risk' });
  const { searchGifts, readGift, claimGift, releaseGift, approveGift } = giftConsoleEndpoints;
  const waiting = { state: 'PENDING_REVIEW', sender: await usernameOf(agent) } as const;
  const found = await server.send(searchGifts, waiting, noriko);
  expect(found.body.value.rows).toMatchObject([{ id, total: '300001', given: 0 }]);
  expect((await server.send(claimGift, { id }, goro)).status).toBe(200);
  expect((await server.send(approveGift, { id }, noriko)).body.code).toBe('agents.gift_claimed');
  expect((await server.send(releaseGift, { id }, goro)).status).toBe(200);
  await change(child, { disabled_at: clock.now() });
  expect((await server.send(approveGift, { id }, noriko)).body.code).toBe(
    'agents.recipient_closed',
  );
  await change(child, { disabled_at: null });
  expect((await server.send(approveGift, { id }, noriko)).status).toBe(200);
  expect((await server.send(approveGift, { id }, noriko)).body.code).toBe('agents.gift_moved');
  expect(await books(agent)).toEqual({ available: 699_999, held: 0 });
  expect(await moved(child)).toEqual(['DOWNLINE_IN 300001']);
  const read = await server.send(readGift, { id }, noriko);
  expect(read.body.value).toMatchObject({
    state: 'DONE',
    parts: [{ username: await usernameOf(child), amount: '300001' }],
  });
  const foreign = await enterOperator(server, {
    ...{ name: 'maria', role: 'owner', merchants: ['sampaguita'], merchant: 'sampaguita' },
  });
  expect((await server.send(readGift, { id }, foreign)).status).toBe(404);
});

test('[AGENT-3] of twenty batches at once with money for one, one is sent', async () => {
  await setBalance(agent, 150);
  const sent = await Promise.all(Array.from({ length: 20 }, () => send(agent, to([child, 150]))));
  expect(sent.map(codeOf).filter((code) => code === 'done')).toHaveLength(1);
  expect(await books(agent)).toEqual({ available: 0, held: 0 });
  expect(await moved(child)).toEqual(['DOWNLINE_IN 150']);
});

test('[AGENT-3] what fails in the middle leaves nothing behind, and can be wished for again', async () => {
  const { merchants } = services;
  const now = clock.now();
  const plan = to([child, 150]);
  const wish = { memberId: agent, type: 1, merchantCode: MERCHANT, plan, greeting: '' } as const;
  const asked = { ...wish, paymentPassword: '281736', wishKey: 'broken', now };
  const withdrawals = services.cashier.withdrawals;
  // The money has left the sender when the recipient's day is asked for.
  let hasLeft = false;
  const failing = {
    ...withdrawals,
    merchants: {
      ...merchants,
      findMarket: merchants.findMarket.bind(merchants),
      get(code: string) {
        if (hasLeft) throw new Error('the process dies');
        return merchants.get(code);
      },
    },
    beforeRequest: async (tx: never) => {
      hasLeft = tx !== undefined && passes++ > 0;
    },
  };
  let passes = 0;
  await expect(sendGift(failing as never, asked)).rejects.toThrow('the process dies');
  expect(await books(agent)).toEqual({ available: 1_000_000, held: 0 });
  expect(codeOf(await sendGift(withdrawals, asked))).toBe('done');
  expect(await moved(child)).toEqual(['DOWNLINE_IN 150']);
});

test('[SITE-8] [AGENT-3] agents see terms, whom they may send to and what they sent, unless it is switched off', async () => {
  const sent = await send(agent, to([child, 150]));
  if (!sent.ok) throw new Error(sent.refusal.code);
  await makeMember({ parentId: general });
  const cookie = await server.logIn(await usernameOf(agent));
  const username = await usernameOf(child);
  const { getGiftTerms, searchRecipients, listGifts, getGift } = giftEndpoints;
  expect((await server.send(getGiftTerms, {}, { cookie })).body.value).toMatchObject({
    ...{ currency: 'JPY', reach: 'DIRECT', withdrawable: '999850', dayLeft: '2999850' },
    ...{ eachMin: '150', eachMax: '750000', reviewAbove: '300000' },
  });
  const search = async (wish: object) =>
    (await server.send(searchRecipients, wish, { cookie })).body.value.list;
  expect(await search({})).toMatchObject([{ memberId: child, username, isPlaying: false }]);
  expect(await search({ search: username.slice(0, 5) })).toHaveLength(1);
  expect(await search({ search: '%' })).toEqual([]);
  const listed = await server.send(listGifts, { of: 'TRANSFERS' }, { cookie });
  expect(listed.body.value.list).toMatchObject([{ id: sent.value.id, state: 'DONE', given: 1 }]);
  const { id } = sent.value;
  const read = await server.send(getGift, { id }, { cookie });
  expect(read.body.value.parts).toMatchObject([{ username, amount: '150' }]);
  const other = await server.logIn(await usernameOf(general));
  expect((await server.send(getGift, { id }, { cookie: other })).body.code).toBe(
    'agents.gift_unknown',
  );
  await server.change(MERCHANT, { flags: { AGENTRANSMULTDOWN3: false } });
  expect(codeOf(await send(agent, to([child, 150])))).toBe('agents.gifts_off');
  for (const endpoint of [getGiftTerms, searchRecipients])
    expect((await server.send(endpoint, {}, { cookie })).body.code).toBe('agents.gifts_off');
  await server.change(MERCHANT, { flags: { AGENTRANSMULTDOWN3: true } });
});
