import type { Events } from '@maneki/contract/contract';
import { rewardsEndpoints } from '@maneki/contract/rewards/endpoints';
import { fromReferenceUnits } from '@maneki/kernel/money';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { copyPlayer } from '#testing/copy-player';
import { startTestServer } from '#testing/test-server';
import { CURRENCY, openRewards } from '../testing/open-rewards.ts';
import { type Run, runDue } from '../vip/runs/run-due.ts';
import { referralEventHandlers } from './events.ts';
import { listFriends } from './list-friends.ts';
import { commissionRun } from './pay-commissions.ts';
import { qualifyFriends } from './qualify-friends.ts';
import { searchFriends } from './search-friends.ts';

const server = await startTestServer();
const { database, clock } = server;
const { services, check } = openRewards(server);
afterAll(() => server.dispose());
afterEach(check);

const units = (amount: number) => fromReferenceUnits(amount, 'JPY');
const merchantCode = 'maneki';
const DAY_ONE = '2030-01-01';

let made = 0;
const makeMember = async () => {
  made += 1;
  const username = `inviting${made}`;
  return { username, id: await copyPlayer(server, { type: 0, username }) };
};
let referrer: { readonly id: string; readonly username: string };
beforeEach(async () => {
  referrer = await makeMember();
});

type Named = 'identity.member_registered' | 'cashier.deposit_succeeded';

/** Hands facts to whoever counts them, as the outbox would. */
const tell = <Name extends Named>(name: Name, payloads: readonly Partial<Events[Name]>[]) =>
  database.transact(async (tx) => {
    const handler = referralEventHandlers.find(({ on }) => on === name)!;
    const events = payloads.map((payload) => ({ payload: { merchantCode, ...payload } }));
    await handler.handle({ tx } as never, events as never);
  });
const payIn = (memberId: string, ...amounts: readonly bigint[]) =>
  tell(
    'cashier.deposit_succeeded',
    amounts.map((amount) => ({
      ...{ memberId, currency: CURRENCY, amount: String(amount) },
      creditedAt: clock.now().toISOString(),
    })),
  );
const write = (statement: ReturnType<typeof sql>) =>
  database.statement((tx) => statement.execute(tx));
const playedOn = (memberId: string, day: string, amount: bigint) =>
  write(sql`
    insert into play_day_totals (member_id, business_day, category, vendor_code, currency,
      merchant_code, stake, valid_turnover, payout, bets)
    values (${memberId}, ${day}, 'RNG', 'V', ${CURRENCY}, ${merchantCode}, ${amount}, ${amount}, 0, 1)
    on conflict (member_id, business_day, category, vendor_code, currency) do update
       set valid_turnover = play_day_totals.valid_turnover + excluded.valid_turnover`);
const verifyPhone = (memberId: string) =>
  write(sql`
    update identity_members set mobile_verified_at = ${clock.now()} where id = ${memberId}`);

/** Somebody who comes by an invitation; a number that is theirs, and not yet shown to be. */
async function invite(referrerId = referrer.id) {
  const friend = await makeMember();
  await write(sql`
    update identity_members
       set referrer_id = ${referrerId}, registered_at = ${clock.now()}, mobile_verified_at = null,
           mobile = ${`+8190000${10_000 + made}`}
     where id = ${friend.id}`);
  await tell('identity.member_registered', [{ memberId: friend.id, referrerId }]);
  return friend;
}
/** And does all that is asked for. */
async function inviteDone(referrerId = referrer.id, day = DAY_ONE) {
  const friend = await invite(referrerId);
  await verifyPhone(friend.id);
  await payIn(friend.id, units(20));
  await playedOn(friend.id, day, units(200));
  return friend;
}
const qualify = (now = clock.now()) =>
  qualifyFriends(services, { now, signal: new AbortController().signal });
const grants = async (memberId: string, kind: string) => {
  const { rows } = await database.statement((tx) =>
    sql<{ key: string; amount: bigint; multiple: number }>`
      select source_key as key, amount, rollover_multiple as multiple from rewards_grants
       where member_id = ${memberId} and kind = ${kind} order by id`.execute(tx),
  );
  return rows;
};
const friendsOf = async (memberId: string, now = clock.now()) =>
  (await listFriends(services, { memberId, merchantCode, cursor: undefined, now })).friends;

test('[PROMO-2] a friend who has done it all gives both their part once, and not a unit before', async () => {
  const friend = await invite();
  await playedOn(friend.id, DAY_ONE, units(200) - 1n);
  await payIn(friend.id, units(10), units(10) - 1n);
  const seen = { state: 'PENDING', daysLeft: 30 };
  expect(await friendsOf(referrer.id)).toMatchObject([
    { ...seen, obstacles: ['PHONE', 'DEPOSIT', 'TURNOVER'], deposits: '2999.9999' },
  ]);
  await payIn(friend.id, 1n);
  await verifyPhone(friend.id);
  expect(await qualify()).toBe(0);
  expect(await friendsOf(referrer.id)).toMatchObject([
    { ...seen, obstacles: ['TURNOVER'], deposits: '3000', turnover: '29999.9999' },
  ]);
  await playedOn(friend.id, DAY_ONE, 1n);
  expect(await qualify()).toBe(1);
  expect(await qualify()).toBe(0);
  const key = friend.id;
  expect(await grants(referrer.id, 'REFERRAL')).toEqual([{ key, amount: units(5), multiple: 0 }]);
  expect(await grants(friend.id, 'REFERRED')).toEqual([{ key, amount: units(2), multiple: 5 }]);
  expect(await friendsOf(referrer.id)).toMatchObject([{ state: 'QUALIFIED', obstacles: [] }]);
});

test('[PROMO-2] what is done on the last day counts, even where it is looked at later, and then no more', async () => {
  const [inTime, late] = [await invite(), await invite()];
  for (const { id } of [inTime, late]) {
    await payIn(id, units(20));
    await verifyPhone(id);
  }
  await playedOn(inTime.id, '2030-01-31', units(200));
  await playedOn(late.id, '2030-02-01', units(200));
  expect(await qualify(new Date('2030-02-04T12:00:00Z'))).toBe(1);
  expect(await grants(inTime.id, 'REFERRED')).toHaveLength(1);
  const states = (await friendsOf(referrer.id)).map(({ id, state }) => [id, state]);
  expect(Object.fromEntries(states)).toEqual({ [inTime.id]: 'QUALIFIED', [late.id]: 'EXPIRED' });
  expect(await qualify()).toBe(0);
});

test('[PROMO-2] whoever shares a browser, an address, a phone or an account is no friend, and nobody is told what it is', async () => {
  const friends: Awaited<ReturnType<typeof inviteDone>>[] = [];
  for (let count = 0; count < 6; count += 1) friends.push(await inviteDone());
  const [browser, address, login, phone, network, account] = friends.map(({ id }) => id);
  const both = (id: string | undefined) => [id!, referrer.id];
  const each = async (
    ids: readonly string[],
    statement: (id: string) => ReturnType<typeof sql>,
  ) => {
    for (const id of ids) await write(statement(id));
  };
  const stranger = await inviteDone();
  await each(
    [referrer, stranger, ...friends].map(({ id }) => id),
    (id) => {
      return sql`update identity_members set is_demo = false where id = ${id}`;
    },
  );
  await each(both(browser), (id) => {
    return sql`insert into identity_devices values (${id}, 'same', ${clock.now()})`;
  });
  await each(both(address), (id) => {
    return sql`update identity_members set registered_address = '192.0.2.7' where id = ${id}`;
  });
  await write(sql`
    update identity_members set mobile = (select mobile from identity_members where id = ${phone!})
     where id = ${referrer.id}`);
  await each(both(network), (id) => {
    return sql`insert into cashier_traces values (${merchantCode}, 'NETWORK', 'net', ${id}, ${clock.now()})`;
  });
  await each(both(account), (id) => {
    return sql`
      insert into cashier_payout_accounts (id, merchant_code, member_id, type, bank_code,
        number_sealed, number_hash, last_four, holder_name, is_default, bound_at, usable_at, removed_at)
      values (gen_random_uuid(), ${merchantCode}, ${id}, 'BANK', 'B', '', 'same', '0001', 'H', false,
        ${clock.now()}, ${clock.now()}, ${clock.now()})`;
  });
  await server.logIn(referrer.username);
  await server.logIn(friends.find(({ id }) => id === login)!.username);
  expect(await qualify()).toBe(1);
  expect(await grants(stranger.id, 'REFERRED')).toHaveLength(1);
  const shared = (await friendsOf(referrer.id)).filter(({ id }) => id !== stranger.id);
  expect(shared.map(({ obstacles }) => obstacles)).toEqual(friends.map(() => ['SHARED']));
});

test('[PROMO-2] the fifth friend gives the first milestone, once', async () => {
  for (let count = 0; count < 4; count += 1) await inviteDone();
  await qualify();
  expect(await grants(referrer.id, 'MILESTONE')).toEqual([]);
  for (let count = 0; count < 2; count += 1) await inviteDone();
  expect(await qualify()).toBe(2);
  expect(await grants(referrer.id, 'MILESTONE')).toMatchObject([{ key: '5', amount: units(10) }]);
  expect(await grants(referrer.id, 'REFERRAL')).toHaveLength(6);
});

test('[PROMO-2] friends’ days give their commission once, however often the run is killed and begun again', async () => {
  const friend = await inviteDone();
  const second = await inviteDone(friend.id);
  const other = await makeMember();
  const others = await inviteDone(other.id);
  const day = '2030-01-02';
  expect(await qualify()).toBe(3);
  for (const { id } of [friend, second, others]) await playedOn(id, day, units(10_000));
  const now = new Date('2030-01-02T19:30:00Z');
  const run = (what: Run, at = now) =>
    runDue({ database, now: at, signal: new AbortController().signal }, what);
  await run(commissionRun, new Date(now.getTime() - 1));
  const commissions = async () => {
    const ids = [referrer.id, friend.id, other.id];
    const all = await Promise.all(ids.map((id) => grants(id, 'COMMISSION')));
    return all.map((given) => given.find(({ key }) => key === day)?.amount);
  };
  expect(await commissions()).toEqual([undefined, undefined, undefined]);
  /** Dies after what it gave was written, and before that was kept. */
  const killed: Run = {
    ...commissionRun,
    async step(tx, asked) {
      await commissionRun.step(tx, asked);
      throw new Error('killed');
    },
  };
  await run(killed).catch(() => {});
  expect(await commissions()).toEqual([undefined, undefined, undefined]);
  await run(commissionRun);
  // Even where the run forgot how far it was.
  await write(sql`
    update rewards_vip_runs set after_member = null, ended_at = null
     where job = 'commissions' and period = ${day}::date`);
  await run(commissionRun);
  expect(await commissions()).toEqual([units(6), units(5), units(5)]);
  expect(await grants(referrer.id, 'COMMISSION')).toHaveLength(2);
});

test('[PROMO-2] while it is switched off nobody is given anything, and the page says that it is to come', async () => {
  const friend = await inviteDone();
  const cookie = await server.logIn(referrer.username);
  const ask = async () =>
    (await server.send(rewardsEndpoints.getReferral, {}, { cookie })).body.value;
  await server.change(merchantCode, { flags: { REFERRAL: false } });
  expect(await qualify()).toBe(0);
  expect(await ask()).toEqual({ state: 'SOON' });
  expect(await friendsOf(referrer.id)).toEqual([]);
  await server.change(merchantCode, { flags: { REFERRAL: true } });
  expect(await qualify()).toBe(1);
  const seen = await ask();
  expect(seen).toMatchObject({
    ...{ state: 'ON', currency: 'JPY', invited: 1, qualified: 1, pending: 0, waiting: '750' },
    terms: { deposit: '3000', turnover: '30000', commissionMin: '15', commissionMax: '30000' },
  });
  expect((await ask()).code).toBe(seen.code);
  const { body } = await server.send(rewardsEndpoints.listFriends, {}, { cookie });
  expect(body.value.friends).toMatchObject([
    { id: friend.id, name: expect.stringMatching(/^in\*{3}\d$/) },
  ]);
});

test('[PROMO-2] agents are shown their own links, and whom they brought into their line is no friend', async () => {
  const cookie = await server.logIn('agent01');
  const { body } = await server.send(rewardsEndpoints.getReferral, {}, { cookie });
  expect(body.value).toEqual({ state: 'AGENT', codes: ['AGENT001'] });
  const friend = await makeMember();
  await write(sql`
    update identity_members set referrer_id = parent_id where id = ${friend.id}`);
  await tell('identity.member_registered', [{ memberId: friend.id, referrerId: referrer.id }]);
  const { rows } = await write(sql`
    select 1 from rewards_referrals where friend_id = ${friend.id}`);
  expect(rows).toEqual([]);
});

test('[CONSOLE-4] operators see who invited whom, the latest first, and nobody for a name that is nobody’s', async () => {
  const first = await invite();
  clock.advance(1_000);
  const second = await invite();
  await payIn(second.id, units(20));
  const search = (asked: Partial<Parameters<typeof searchFriends>[1]>) =>
    searchFriends(database, { merchantCode, size: 1, ...asked });
  const page = await search({ referrer: referrer.username });
  expect(page.rows).toMatchObject([
    { friend: second.username, referrer: referrer.username, state: 'OPEN', deposits: '3000' },
  ]);
  const next = await search({ referrer: referrer.username, cursor: page.next! });
  expect(next).toMatchObject({ rows: [{ friend: first.username, currency: null }], next: null });
  expect((await search({ friend: first.username })).rows).toHaveLength(1);
  expect((await search({ referrer: referrer.username, state: 'QUALIFIED' })).rows).toEqual([]);
  expect((await search({ friend: 'nobody' })).rows).toEqual([]);
});
