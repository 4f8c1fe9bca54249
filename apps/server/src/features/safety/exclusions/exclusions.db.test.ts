import { catalogEndpoints } from '@maneki/contract/catalog/endpoints';
import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { operatorsEndpoints } from '@maneki/contract/operators/endpoints';
import { playEndpoints } from '@maneki/contract/play/endpoints';
import { safetyConsoleEndpoints } from '@maneki/contract/safety/console-endpoints';
import { safetyEndpoints } from '@maneki/contract/safety/endpoints';
import { walletEndpoints } from '@maneki/contract/wallet/endpoints';
import { DAY_MS, HOUR_MS } from '@maneki/kernel/clock';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { copyPlayer } from '#testing/copy-player';
import { enterOperator } from '#testing/enter-operator';
import { CAPTCHA_ANSWER } from '#testing/test-outside';
import { startTestServer } from '#testing/test-server';
import { findExclusion } from './find-exclusion.ts';

const server = await startTestServer();
afterAll(() => server.dispose());
const { database, clock, send } = server;

const { excludeSelf, getExclusion, takeTimeOut } = safetyEndpoints;

let players = 0;

/** Somebody new, logged in. */
async function enter() {
  const username = `away${++players}`;
  await copyPlayer(server, { type: 0, username });
  const cookie = await server.logIn(username);
  const { id } = (await send(identityEndpoints.getMember, {}, { cookie })).body.value;
  return { username, memberId: id as string, cookie };
}

const rest = (cookie: string, days: number) => send(takeTimeOut, { days }, { cookie });
const leave = (cookie: string, period: 'MONTHS_6' | 'PERMANENT') =>
  send(excludeSelf, { period, isConfirmed: true }, { cookie });

const blockedUntil = async (memberId: string) =>
  (
    await database.statement((tx) =>
      sql<{ until: Date | null }>`select distinct blocked_until as until from wallet_accounts
                                   where member_id = ${memberId}`.execute(tx),
    )
  ).rows.map(({ until }) => until?.toISOString());

test('[SAFE-2] a time-out holds at once: the wallet is blocked, other sessions end, the own one pays out and tells', async () => {
  const { username, memberId, cookie } = await enter();
  const elsewhere = await server.logIn(username);
  const until = new Date(clock.now().getTime() + 7 * DAY_MS).toISOString();
  const began = await rest(cookie, 7);
  expect(began.body.value).toEqual({
    exclusion: { kind: 'TIME_OUT', startedAt: clock.now().toISOString(), until },
  });
  expect(await blockedUntil(memberId)).toEqual([until]);
  const other = await send(identityEndpoints.getMember, {}, { cookie: elsewhere });
  expect(other.body.code).toBe('call.session_expired');
  const own = await send(identityEndpoints.getMember, {}, { cookie });
  expect(own.body.value).toMatchObject({ isExcluded: true });
  expect((await send(walletEndpoints.getWallet, {}, { cookie })).status).toBe(200);
  expect((await send(getExclusion, {}, { cookie })).body.value.exclusion).toMatchObject({ until });
  for (const endpoint of [playEndpoints.launchGame, catalogEndpoints.listFavourites])
    expect((await send(endpoint, {} as never, { cookie })).body).toMatchObject({
      code: 'safety.excluded',
    });
  expect(
    await database.statement((tx) => findExclusion(tx, { memberId, now: clock.now() })),
  ).toMatchObject({ kind: 'TIME_OUT' });
});

test('[SAFE-2] whoever logs in while away comes in, and to nothing else', async () => {
  const { username, cookie } = await enter();
  await leave(cookie, 'PERMANENT');
  const again = await server.logIn(username);
  const member = await send(identityEndpoints.getMember, {}, { cookie: again });
  expect(member.body.value).toMatchObject({ isExcluded: true });
  expect((await send(getExclusion, {}, { cookie: again })).body.value.exclusion).toMatchObject({
    kind: 'SELF_EXCLUSION',
    until: null,
  });
  const headers = { 'idempotency-key': 'd9428888-122b-11e1-b85c-61cd3cbb3211' };
  const refill = await send(walletEndpoints.refillCredit, {}, { cookie: again, headers });
  expect(refill.body.code).toBe('safety.excluded');
});

test('[SAFE-2] [TRIAL-2] from the device of whoever stays away nobody opens a trial or an account, until it is over', async () => {
  const { cookie } = await enter();
  const device = /device=[\w-]{43}/.exec(cookie)![0];
  const { startTestPlay, getTrialAccount, registerByUsername, sendCode } = identityEndpoints;
  // The trial from before does not open a way around it.
  expect((await send(startTestPlay, {}, { cookie: device })).status).toBe(200);
  await rest(cookie, 1);
  const picture = await send(identityEndpoints.getCaptcha, {}, { cookie: device });
  const form = {
    username: 'another1',
    password: 'Quiet7Lantern',
    confirmPassword: 'Quiet7Lantern',
    agreement: true,
    captchaId: picture.body.value.id,
    captcha: CAPTCHA_ANSWER,
  };
  const refusal = { status: 403, body: { code: 'identity.device_excluded' } };
  for (const endpoint of [startTestPlay, getTrialAccount])
    expect(await send(endpoint, {}, { cookie: device })).toMatchObject(refusal);
  expect(await send(registerByUsername, form, { cookie: device })).toMatchObject(refusal);
  expect((await send(startTestPlay, {}, { cookie: '' })).status).toBe(200);
  const elsewhere = { cookie: device, headers: { merchant: 'sampaguita' } };
  expect((await send(startTestPlay, {}, elsewhere)).status).toBe(200);
  // A phone is needed to be paid, so its code is sent to those who stay away, too.
  const bind = { mobileNum: '09022221111', countryDialingCode: '81', purpose: 'bind' } as const;
  expect((await send(sendCode, bind, { cookie })).status).toBe(200);

  clock.advance(DAY_MS - 1);
  expect(await send(startTestPlay, {}, { cookie: device })).toMatchObject(refusal);
  clock.advance(1);
  expect((await send(startTestPlay, {}, { cookie: device })).status).toBe(200);
});

test('[SAFE-2] at its end to the millisecond, and not before, all is as it was', async () => {
  const { memberId, cookie } = await enter();
  await rest(cookie, 1);
  const isExcluded = async () =>
    (await send(identityEndpoints.getMember, {}, { cookie })).body.value.isExcluded;
  clock.advance(DAY_MS - 1);
  expect(await isExcluded()).toBe(true);
  expect(
    await database.statement((tx) => findExclusion(tx, { memberId, now: clock.now() })),
  ).toBeDefined();
  clock.advance(1);
  expect(await isExcluded()).toBe(false);
  expect(
    await database.statement((tx) => findExclusion(tx, { memberId, now: clock.now() })),
  ).toBeUndefined();
  expect((await send(catalogEndpoints.listFavourites, {}, { cookie })).status).toBe(200);
  // It can be taken again.
  expect((await rest(cookie, 1)).status).toBe(200);
});

test('[SAFE-2] it is extended and never shortened, and a second tap is the first', async () => {
  const { memberId, cookie } = await enter();
  const first = await rest(cookie, 7);
  clock.advance(5);
  expect((await rest(cookie, 7)).body.value).toEqual(first.body.value);
  expect((await rest(cookie, 6)).body.code).toBe('safety.exclusion_not_longer');
  expect((await leave(cookie, 'MONTHS_6')).status).toBe(200);
  expect((await rest(cookie, 42)).body.code).toBe('safety.exclusion_not_longer');
  expect((await leave(cookie, 'PERMANENT')).body.value.exclusion.until).toBeNull();
  clock.advance(DAY_MS);
  expect((await leave(cookie, 'MONTHS_6')).body.code).toBe('safety.exclusion_not_longer');
  expect(await blockedUntil(memberId)).toEqual(['9999-12-31T00:00:00.000Z']);
  for (const days of [0, 43, 1.5])
    expect((await rest(cookie, days)).body.code).toBe('call.input_invalid');
  const unsure = { period: 'MONTHS_6', isConfirmed: false } as never;
  expect((await send(excludeSelf, unsure, { cookie })).body.code).toBe('call.input_invalid');
});

test('[SAFE-2] taps that come together are one decision', async () => {
  const { memberId, cookie } = await enter();
  const answers = await Promise.all(Array.from({ length: 4 }, () => rest(cookie, 3)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { rows } = await database.statement((tx) =>
    sql`select id from safety_exclusions where member_id = ${memberId}`.execute(tx),
  );
  expect(rows).toHaveLength(1);
});

test('[SAFE-2] only two operators let somebody in before the time, and nobody within a day', async () => {
  const { memberId, cookie } = await enter();
  await rest(cookie, 42);
  await leave(cookie, 'MONTHS_6');
  const enterBoth = async () => [
    await enterOperator(server, { name: 'ren', role: 'risk' }),
    await enterOperator(server, { name: 'mio', role: 'manager' }),
  ];
  let [ren, mio] = await enterBoth();
  const list = async () =>
    (await send(safetyConsoleEndpoints.listExclusions, { memberId }, ren!)).body.value.rows;
  const [months, days] = await list();
  expect([months, days]).toMatchObject([
    { kind: 'SELF_EXCLUSION', isActive: true, lift: null },
    { kind: 'TIME_OUT', isActive: true, lift: null },
  ]);
  const propose = (exclusionId: string, of = memberId) =>
    send(
      safetyConsoleEndpoints.proposeLift,
      { memberId: of, exclusionId, reason: 'asked by letter' },
      ren!,
    );
  expect((await propose(months.id)).body).toMatchObject({
    code: 'safety.lift_too_soon',
    detail: { hours: 24 },
  });
  clock.advance(DAY_MS);
  [ren, mio] = await enterBoth();
  const { memberId: stranger } = await enter();
  expect((await propose(months.id, stranger)).body.code).toBe('safety.exclusion_unknown');
  const support = await enterOperator(server, { name: 'sae', role: 'support' });
  const asked = { memberId, exclusionId: months.id, reason: 'asked by letter' };
  expect((await send(safetyConsoleEndpoints.proposeLift, asked, support)).status).toBe(403);
  const { proposalId: id } = (await propose(months.id)).body.value;
  const approve = (as: typeof ren) => send(operatorsEndpoints.approveProposal, { id }, as!);
  expect((await approve(ren)).body.code).toBe('operators.own_proposal');
  expect((await approve(mio)).status).toBe(200);
  // The time-out before it still holds.
  const until = new Date(Date.parse(days.startedAt) + 42 * DAY_MS).toISOString();
  expect(await blockedUntil(memberId)).toEqual([until]);
  expect((await send(getExclusion, {}, { cookie })).body.value.exclusion).toMatchObject({
    kind: 'TIME_OUT',
  });
  const second = (await propose(days.id)).body.value.proposalId;
  expect((await send(operatorsEndpoints.approveProposal, { id: second }, mio!)).status).toBe(200);
  expect(await blockedUntil(memberId)).toEqual([undefined]);
  const member = await send(identityEndpoints.getMember, {}, { cookie });
  expect(member.body.value).toMatchObject({ isExcluded: false });
  expect((await list())[0]).toMatchObject({
    isActive: false,
    lift: { by: 'ren, mio', reason: 'asked by letter' },
  });
  expect((await propose(days.id)).body.code).toBe('safety.exclusion_unknown');
});

test('[SAFE-2] a proposal that was made in time cannot lift what began since', async () => {
  const { memberId, cookie } = await enter();
  await rest(cookie, 2);
  clock.advance(DAY_MS + HOUR_MS);
  const ren = await enterOperator(server, { name: 'ren', role: 'risk' });
  const mio = await enterOperator(server, { name: 'mio', role: 'manager' });
  const { rows } = (await send(safetyConsoleEndpoints.listExclusions, { memberId }, ren)).body
    .value;
  const wish = { memberId, exclusionId: rows[0].id, reason: 'asked by letter' };
  const { proposalId: id } = (await send(safetyConsoleEndpoints.proposeLift, wish, ren)).body.value;
  await leave(cookie, 'MONTHS_6');
  expect((await send(operatorsEndpoints.approveProposal, { id }, mio)).status).toBe(200);
  expect((await send(getExclusion, {}, { cookie })).body.value.exclusion).toMatchObject({
    kind: 'SELF_EXCLUSION',
  });
});
