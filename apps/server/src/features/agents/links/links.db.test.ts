import { linkConsoleEndpoints } from '@maneki/contract/agents/link-console-endpoints';
import { linkEndpoints } from '@maneki/contract/agents/link-endpoints';
import type { RequestOf } from '@maneki/contract/contract';
import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { copyPlayer } from '#testing/copy-player';
import { enterOperator } from '#testing/enter-operator';
import { startTestServer } from '#testing/test-server';
import { readProfile } from '../profiles/read-profiles.ts';
import { putValues } from '../profiles/store.ts';
import { provideNodes } from '../tree/provide-nodes.ts';
import { linkEventHandlers } from './events.ts';

const server = await startTestServer();
const { database, clock } = server;
afterAll(() => server.dispose());

let agents = 0;
/** An agent below the demonstration's own, with a share of slots. */
async function addAgent(rng = 5_000) {
  agents += 1;
  const username = `linker${agents}`;
  const memberId = await copyPlayer(server, { type: 1, username });
  await database.transact(async (tx) => {
    const [owner] = (
      await sql<{
        id: string;
      }>`select parent_id as id from identity_members where id = ${memberId}`.execute(tx)
    ).rows;
    for (const id of [owner!.id, memberId])
      await putValues(tx, {
        ...{ memberId: id, merchantCode: 'maneki', rebates: { RNG: rng, SSC: 1_900 } },
        ...{ by: 'a test', now: clock.now() },
      });
  });
  const cookie = await server.logIn(username);
  return {
    memberId,
    username,
    create: async (wish: object = {}) =>
      (await server.send(linkEndpoints.createLink, wish, { cookie })).body,
    turn: async (code: string, isOn: boolean) =>
      (await server.send(linkEndpoints.switchLink, { code, isOn }, { cookie })).body,
    list: async () => (await server.send(linkEndpoints.listLinks, {}, { cookie })).body.value,
    open: async (account: RequestOf<typeof linkEndpoints.openAccount>) =>
      (await server.send(linkEndpoints.openAccount, account, { cookie })).body,
  };
}

const idOf = async (username: string) =>
  (
    await database.statement((tx) =>
      sql<{
        id: string;
      }>`select id from identity_members where merchant_code = 'maneki' and username = ${username}`.execute(
        tx,
      ),
    )
  ).rows[0]!.id;

/** Somebody who registered by a link, as a registration leaves them. */
async function bring(code: string, parentId: string, username: string): Promise<string> {
  const memberId = await copyPlayer(server, { type: 1, username });
  await database.transact(async (tx) => {
    await sql`update identity_members set invitation_code = ${code}, parent_id = ${parentId}
               where id = ${memberId}`.execute(tx);
    await sql`update identity_affiliate_codes set uses = uses + 1 where code = ${code}`.execute(tx);
  });
  return memberId;
}

/** Hands a fact to whoever of links hears it, as the outbox would. */
const tell = (name: string, payload: object) =>
  database.transact(async (tx) => {
    const context = { tx, push: () => {}, pushToMember: () => {} };
    const event = { id: 1n, name, payload, recordedAt: clock.now() };
    for (const handler of linkEventHandlers)
      if (handler.on === name) await handler.handle(context, [event] as never);
  });

test('[REG-7] a link brings members, counts who looked, came and paid, and gives what its owner still has', async () => {
  const agent = await addAgent();
  const { code } = (
    await agent.create({
      targetType: 1,
      rebates: { RNG: 4_000, SSC: 1_880 },
      remark: ' On the poster ',
    })
  ).value;
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
  const look = (visitor: string, cookie = `affiliate=${code}`) =>
    server.send(
      identityEndpoints.checkAffiliate,
      { code, domain: 'localhost' },
      { cookie, headers: { 'user-agent': visitor } },
    );
  await look('one');
  await look('one');
  await look('two');
  await look('three', '');
  clock.advance(24 * 3_600_000);
  await look('one');
  const memberId = await bring(code, agent.memberId, 'poster1');
  // Meanwhile the owner has less slots than the link promises.
  await database.statement((tx) =>
    putValues(tx, {
      ...{ memberId: agent.memberId, merchantCode: 'maneki', rebates: { RNG: 3_500 } },
      ...{ by: 'a test', now: clock.now() },
    }),
  );
  await tell('identity.member_registered', { memberId, merchantCode: 'maneki' });
  const { profile } = await database.transact((tx) =>
    readProfile(tx, { merchantCode: 'maneki', memberId }),
  );
  expect(profile).toMatchObject({ RNG: 3_500, SSC: 1_880, LIVE: 0, K3: 1_940 });
  for (const creditedAt of ['2030-01-03T00:00:00Z', '2030-01-04T00:00:00Z'])
    await tell('cashier.deposit_succeeded', { memberId, creditedAt });
  expect((await agent.list()).links).toMatchObject([
    {
      ...{ code, state: 'ACTIVE', targetType: 1, remark: 'On the poster' },
      ...{ visits: 3, registrations: 1, firstDeposits: 1 },
      rebates: { RNG: 4_000, SSC: 1_880, LIVE: 0 },
    },
  ]);
});

test('[REG-7] a link stands for what its owner has, on hosts of the merchant, for a time ahead', async () => {
  const agent = await addAgent();
  const codeOf = async (wish: object) => (await agent.create(wish)).code;
  expect(await codeOf({ rebates: { RNG: 5_100 } })).toBe('agents.rebate_above_own');
  expect(await codeOf({ rebates: { RNG: 4_950 } })).toBe('agents.rebate_step');
  expect(await codeOf({ rebates: { SSC: 1_600 } })).toBe('agents.rebate_out_of_range');
  expect(await codeOf({ domain: 'elsewhere.example' })).toBe('agents.link_domain');
  expect(await codeOf({ expiresAt: clock.now().toISOString() })).toBe('agents.link_expiry');
  expect((await agent.create({ remark: 'x'.repeat(141) })).code).toBe('call.input_invalid');
  expect(
    (await agent.create({ rebates: { RNG: 5_000 }, domain: 'localhost' })).code,
  ).toBeUndefined();
  expect((await agent.list()).own[0]).toMatchObject({ group: 'RNG', value: 5_000 });
});

test('[REG-7] twenty links may be active, and states follow from use, time and switches', async () => {
  const agent = await addAgent();
  const stranger = await addAgent();
  const soon = new Date(clock.now().getTime() + 60_000).toISOString();
  const { code: timed } = (await agent.create({ expiresAt: soon })).value;
  const { code: once } = (await agent.create({ usesMax: 1 })).value;
  const rest = await Promise.all(Array.from({ length: 22 }, () => agent.create()));
  expect(rest.filter(({ code }) => code === 'agents.link_limit')).toHaveLength(4);
  await bring(once, agent.memberId, 'once1');
  clock.advance(60_000);
  const stateOf = async (code: string) =>
    (await agent.list()).links.find((link: { code: string }) => link.code === code).state;
  expect(await stateOf(timed)).toBe('EXPIRED');
  expect(await stateOf(once)).toBe('EXHAUSTED');
  const { code: extra } = (await agent.create()).value;
  expect((await stranger.turn(extra, false)).code).toBe('agents.link_unknown');
  await agent.turn(extra, false);
  expect(await stateOf(extra)).toBe('DISABLED');
  await agent.turn(timed, false);
  expect((await agent.turn(timed, true)).code).toBe('agents.link_over');
  await agent.create();
  await agent.create();
  expect((await agent.turn(extra, true)).code).toBe('agents.link_limit');
  const as = await enterOperator(server, { name: 'nao', role: 'manager' });
  const rows = async (asked: object) =>
    (await server.send(linkConsoleEndpoints.searchLinks, asked, as)).body.value;
  const first = await rows({ owner: agent.username, size: 20 });
  const second = await rows({ owner: agent.username, size: 20, cursor: first.next });
  expect([first.rows.length, second.rows.length, second.next]).toEqual([20, 3, null]);
  const active = first.rows.find(({ state }: { state: string }) => state === 'ACTIVE').code;
  await server.send(
    linkConsoleEndpoints.disableLink,
    { code: active, reason: 'spam on a forum' },
    as,
  );
  expect(await stateOf(active)).toBe('DISABLED');
});

test('[AGENT-3] [AUTH-14] an agent opens accounts by the rules of registration, whose owners first choose a password', async () => {
  const agent = await addAgent();
  const account = {
    username: 'opened1',
    password: 'kite-Lantern-47',
    targetType: 0,
    rebates: { RNG: 2_000 },
  } as const;
  const codeOf = async (change: object) => (await agent.open({ ...account, ...change })).code;
  expect(await codeOf({ username: 'x' })).toBe('identity.account_format');
  expect(await codeOf({ username: 'admin01' })).toBe('identity.username_taken');
  expect(await codeOf({ username: 'sakura' })).toBe('identity.username_taken');
  expect(await codeOf({ password: 'short' })).toBe('identity.password_format');
  expect(await codeOf({ password: 'password1' })).toBe('identity.password_weak');
  expect(await codeOf({ rebates: { RNG: 5_100 } })).toBe('agents.rebate_above_own');
  expect((await agent.open(account)).value).toEqual({ username: 'opened1', openingsLeft: 29 });
  expect(await codeOf({})).toBe('identity.username_taken');
  const { rows } = await database.statement((tx) =>
    sql<object>`select type, joined_via, must_change_password, parent_id, currency from identity_members
         where username = 'opened1'`.execute(tx),
  );
  expect(rows).toEqual([
    {
      ...{ type: 0, joined_via: 'AGENT_CREATED', must_change_password: true, currency: 'JPY' },
      parent_id: agent.memberId,
    },
  ]);
  const cookie = await server.logIn('opened1', { password: account.password });
  const me = await server.send(identityEndpoints.getMember, {}, { cookie });
  expect(me.body.value?.firstTimeLogin ?? me.body.code).toBeTruthy();
  const memberId = await idOf('opened1');
  const { profile } = await database.transact((tx) =>
    readProfile(tx, { merchantCode: 'maneki', memberId }),
  );
  expect(profile.RNG).toBe(2_000);
});

test('[AGENT-3] thirty accounts may be opened on a business day', async () => {
  const agent = await addAgent();
  await agent.list();
  for (let number = 0; number < 29; number += 1)
    await copyPlayer(server, { type: 0, username: `bulk${number}` }, agent.username);
  await database.statement((tx) =>
    sql`update identity_members set parent_id = ${agent.memberId}, joined_via = 'AGENT_CREATED',
               registered_at = ${clock.now()} where username like 'bulk%'`.execute(tx),
  );
  const { rows } = await database.statement((tx) =>
    sql<{ id: string }>`select id from identity_members where username like 'bulk%'`.execute(tx),
  );
  await database.transact((tx) =>
    provideNodes(
      tx,
      rows.map(({ id }) => id),
    ),
  );
  const open = (username: string) => agent.open({ username, password: 'kite-Lantern-47' });
  const both = await Promise.all([open('last001'), open('last002')]);
  expect(both.map(({ code }) => code).sort()).toEqual(['agents.openings_limit', undefined]);
  clock.advance(24 * 3_600_000);
  expect((await open('next001')).value).toMatchObject({ openingsLeft: 29 });
});
