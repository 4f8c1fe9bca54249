import { identityConsoleEndpoints } from '@maneki/contract/identity/console-endpoints';
import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { operatorsEndpoints } from '@maneki/contract/operators/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enterOperator } from '#testing/enter-operator';
import type { SendOptions } from '#testing/send-call';
import { startTestServer, type TestServer } from '#testing/test-server';
import { listDeviceHashes } from '../login/store.ts';
import { openAccount } from '../testing/open-account.ts';
import { unblockMember as openAgain } from './block-member.ts';

const {
  addNote,
  blockMember,
  changeLabels,
  endMemberSessions,
  listLabels,
  listMemberSessions,
  listNotes,
  readMember,
  resetFactors,
  revealContacts,
  unblockMember,
} = identityConsoleEndpoints;

let server: TestServer;
const people: Record<'risk' | 'support' | 'auditor' | 'stranger', SendOptions> = {} as never;

beforeAll(async () => {
  server = await startTestServer();
  people.risk = await enterOperator(server, { name: 'riku', role: 'risk', merchants: ['maneki'] });
  people.support = await enterOperator(server, {
    name: 'sumire',
    role: 'support',
    merchants: ['maneki'],
  });
  people.auditor = await enterOperator(server, {
    name: 'aoi',
    role: 'auditor',
    merchants: ['maneki'],
  });
  people.stranger = await enterOperator(server, {
    name: 'maria',
    role: 'owner',
    merchants: ['sampaguita'],
    merchant: 'sampaguita',
  });
});
afterAll(() => server.dispose());

const reason = 'a stolen phone';

const read = async (memberId: string) =>
  (await server.send(readMember, { memberId }, people.auditor)).body.value;

const isIn = async (cookie: string) =>
  (await server.send(identityEndpoints.getMember, {}, { cookie })).status === 200;

async function actsOn(memberId: string) {
  const wish = { subject: `member ${memberId}` };
  const { body } = await server.send(operatorsEndpoints.listActs, wish, people.auditor);
  return (body.value.rows as { act: string }[]).map(({ act }) => act);
}

test('[CONSOLE-2] whoever is blocked is out at once, is told so at the door, and comes back when unblocked', async () => {
  const { id: memberId, username } = await openAccount(server);
  const cookie = await server.logIn(username);
  expect(await isIn(cookie)).toBe(true);
  const support = await server.send(blockMember, { memberId, reason }, people.support);
  expect(support).toMatchObject({ status: 403, body: { code: 'call.not_permitted' } });
  const blocked = await server.send(blockMember, { memberId, reason }, people.risk);
  expect(blocked).toMatchObject({ status: 200, body: { value: { ended: 1 } } });
  expect(await isIn(cookie)).toBe(false);
  expect((await read(memberId)).block).toMatchObject({ by: 'riku', reason });
  const wish = { type: 'username', username, password: 'maneki2026' } as const;
  expect(await server.send(identityEndpoints.login, wish)).toMatchObject({
    status: 403,
    body: { code: 'identity.user_disabled' },
  });
  expect(await server.send(blockMember, { memberId, reason }, people.risk)).toMatchObject({
    status: 409,
    body: { code: 'identity.member_blocked' },
  });
  const opened = await server.send(unblockMember, { memberId, reason }, people.risk);
  expect(opened.status).toBe(200);
  expect(await isIn(cookie)).toBe(false);
  expect(await isIn(await server.logIn(username))).toBe(true);
  expect((await read(memberId)).block).toBeNull();
  expect(await server.send(unblockMember, { memberId, reason }, people.risk)).toMatchObject({
    body: { code: 'identity.member_not_blocked' },
  });
  expect(await actsOn(memberId)).toEqual([unblockMember.name, blockMember.name]);
});

test('[CONSOLE-2] a demo account that is blocked stays so where real money is played for', async () => {
  const { id: memberId } = await openAccount(server, { isDemo: true });
  await server.send(blockMember, { memberId, reason }, people.risk);
  const unblock = (isMoneyReal: boolean) =>
    server.database.transact((tx) =>
      openAgain(tx, { memberId, merchantCode: 'maneki', isMoneyReal }),
    );
  expect(await unblock(true)).toMatchObject({
    refusal: { code: 'identity.demo_stays_blocked' },
  });
  expect((await read(memberId)).block).not.toBeNull();
  expect((await unblock(false)).ok).toBe(true);
});

test('[CONSOLE-2] one session is ended, or all of them', async () => {
  const { id: memberId, username } = await openAccount(server);
  const first = await server.logIn(username);
  server.clock.advance(1_000);
  const second = await server.logIn(username);
  const list = async () =>
    (await server.send(listMemberSessions, { memberId }, people.support)).body.value.rows;
  const [latest, earlier] = await list();
  const end = (wish: object) =>
    server.send(endMemberSessions, { memberId, reason, ...wish }, people.support);
  expect(await end({ sessionId: latest.id })).toMatchObject({ body: { value: { ended: 1 } } });
  expect([await isIn(first), await isIn(second)]).toEqual([true, false]);
  expect((await list()).map(({ isOpen }: { isOpen: boolean }) => isOpen)).toEqual([false, true]);
  expect((await end({ sessionId: latest.id })).body.code).toBe('identity.session_not_found');
  const other = await openAccount(server);
  expect((await end({ memberId: other.id, sessionId: earlier.id })).body.code).toBe(
    'identity.session_not_found',
  );
  expect(await end({})).toMatchObject({ body: { value: { ended: 1 } } });
  expect(await isIn(first)).toBe(false);
});

test('[CONSOLE-2] what somebody proves themselves with is taken away, but never the last of it', async () => {
  const { id: memberId, username } = await openAccount(server, {
    mobile: '+819011112222',
    mobileVerifiedAt: server.clock.now(),
    paymentPasswordHash: 'some hash',
  });
  const cookie = await server.logIn(username);
  const reset = (factors: readonly string[], of = memberId) =>
    server.send(resetFactors, { memberId: of, factors, reason } as never, people.support);
  const everything = ['paymentPassword', 'mobile', 'password', 'locks'];
  expect((await reset(everything)).body.code).toBe('identity.no_way_in_left');
  expect(await isIn(cookie)).toBe(true);
  await server.database.statement((tx) =>
    tx
      .updateTable('identity_members')
      .set({ email: 'owner@example.com', email_verified_at: server.clock.now() })
      .where('id', '=', memberId)
      .execute(),
  );
  expect((await reset(everything)).status).toBe(200);
  expect(await isIn(cookie)).toBe(false);
  const { mobile, isMobileProven, factors } = await read(memberId);
  expect({ mobile, isMobileProven }).toEqual({ mobile: null, isMobileProven: false });
  expect(factors).toMatchObject({ hasPaymentPassword: false, hasPassword: false });
  // Whoever had the password has nothing any more.
  const stolen = { type: 'username', username, password: 'maneki2026' } as const;
  expect((await server.send(identityEndpoints.login, stolen)).status).toBe(401);

  const onlyMobile = await openAccount(server, {
    passwordHash: null,
    mobile: '+819033334444',
    mobileVerifiedAt: server.clock.now(),
  });
  await server.change('maneki', { flags: { MOBILEVERCODELOGIN3: true } });
  expect(await reset(['mobile'], onlyMobile.id)).toMatchObject({
    status: 409,
    body: { code: 'identity.no_way_in_left' },
  });
  expect((await read(onlyMobile.id)).isMobileProven).toBe(true);
  expect((await reset([])).status).toBe(422);
});

test('[CONSOLE-1] numbers are masked until somebody asks for them, which is written down', async () => {
  const { id: memberId } = await openAccount(server, {
    mobile: '+819012345678',
    email: 'hanako@example.com',
    payeeName: 'ヤマダハナコ',
  });
  const { mobile, email } = await read(memberId);
  expect({ mobile, email }).toEqual({ mobile: '+81••••••5678', email: 'h•••••@example.com' });
  const reveal = (by: SendOptions) => server.send(revealContacts, { memberId }, by);
  expect((await reveal(people.auditor)).status).toBe(403);
  expect((await reveal(people.support)).body.value).toMatchObject({
    mobile: '+819012345678',
    email: 'hanako@example.com',
    payeeName: 'ヤマダハナコ',
  });
  expect(await actsOn(memberId)).toEqual([revealContacts.name]);
});

test('[CONSOLE-2] labels are given and taken, and those in use are suggested to their own merchant', async () => {
  const { id: memberId } = await openAccount(server);
  const give = (labels: string[]) =>
    server.send(changeLabels, { memberId, labels }, people.support);
  expect((await give(['VIP', ' whale ', 'VIP'])).body.value.labels).toEqual(['VIP', 'whale']);
  expect((await give(['whale'])).body.value.labels).toEqual(['whale']);
  expect((await read(memberId)).labels).toEqual(['whale']);
  const suggested = (await server.send(listLabels, {}, people.auditor)).body.value.labels;
  expect(suggested).toEqual(expect.arrayContaining(['VIP', 'whale']));
  const foreign = (await server.send(listLabels, {}, people.stranger)).body.value.labels;
  expect(foreign).not.toContain('whale');
  expect((await give(['x'.repeat(33)])).status).toBe(422);
  expect((await give([' '])).status).toBe(422);
});

test('[CONSOLE-2] notes are added, read from the latest, and changed by nobody', async () => {
  const { id: memberId } = await openAccount(server);
  for (const text of ['called about a bonus', 'called again']) {
    server.clock.advance(1_000);
    const { status } = await server.send(addNote, { memberId, text }, people.support);
    expect(status).toBe(200);
  }
  const list = async (wish: object) =>
    (await server.send(listNotes, { memberId, ...wish }, people.auditor)).body.value;
  const first = await list({ size: '1' });
  expect(first.rows).toMatchObject([{ operator: 'sumire', text: 'called again' }]);
  const second = await list({ size: '1', cursor: first.next });
  expect(second).toMatchObject({ rows: [{ text: 'called about a bonus' }], next: null });
  await expect(
    server.database.statement((tx) => sql`update identity_notes set text = 'x'`.execute(tx)),
  ).rejects.toThrow('notes about members are not changed');
  expect((await server.send(addNote, { memberId, text: ' ' }, people.support)).status).toBe(422);
  const auditor = await server.send(addNote, { memberId, text: 'mine' }, people.auditor);
  expect(auditor.status).toBe(403);
});

test('[CONSOLE-1] the operator of another merchant finds and changes nobody', async () => {
  const { id: memberId, username } = await openAccount(server);
  const cookie = await server.logIn(username);
  const calls = [
    [readMember, {}],
    [revealContacts, {}],
    [listMemberSessions, {}],
    [endMemberSessions, { reason }],
    [resetFactors, { factors: ['locks'], reason }],
    [blockMember, { reason }],
    [unblockMember, { reason }],
    [changeLabels, { labels: ['x'] }],
    [listNotes, {}],
    [addNote, { text: 'x' }],
  ] as const;
  for (const [endpoint, wish] of calls)
    expect(
      await server.send(endpoint, { memberId, ...wish } as never, people.stranger),
      endpoint.name,
    ).toMatchObject({ status: 404, body: { code: 'identity.member_unknown' } });
  expect(await isIn(cookie)).toBe(true);
  expect(await server.database.statement((tx) => listDeviceHashes(tx, memberId))).toHaveLength(1);
});
