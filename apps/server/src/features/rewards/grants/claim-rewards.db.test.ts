import { rewardsEndpoints } from '@maneki/contract/rewards/endpoints';
import { DAY_MS } from '@maneki/kernel/clock';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { blockAccount } from '#features/wallet';
import { copyPlayer } from '#testing/copy-player';
import { startTestServer } from '#testing/test-server';
import { CURRENCY, openRewards, yen } from '../testing/open-rewards.ts';
import { claimAllRewards, claimReward } from './claim-rewards.ts';
import { creditGrants } from './credit-grants.ts';
import { expireRewards } from './expire-rewards.ts';
import { type GrantWish, grantRewards } from './grant-rewards.ts';
import { listPastRewards, listWaitingRewards } from './list-rewards.ts';

const server = await startTestServer();
const { database, clock } = server;
const { services, news, makeMember, balanceOf, pointsOf, check } = openRewards(server);
afterAll(() => server.dispose());

let memberId: string;
let given = 0;
beforeEach(async () => {
  memberId = await makeMember();
});
afterEach(check);

const grant = async (wish: Partial<GrantWish> = {}) => {
  given += 1;
  const own = { memberId, merchantCode: 'maneki', currency: CURRENCY, sourceKey: `P${given}` };
  const asked = { ...own, kind: 'PROMOTION', amount: yen('300'), ...wish } as const;
  const [made] = await database.transact((tx) => grantRewards(tx, [asked], clock.now()));
  return made;
};
const claim = (id: string) => claimReward(services, { memberId, id, now: clock.now() });
const claimAll = () => claimAllRewards(services, { memberId, now: clock.now() });

test('[PROMO-3] a reward is credited with its money, its points and what has to be staked for it', async () => {
  const before = await balanceOf(memberId);
  const terms = { principal: yen('300'), multiple: 5, groups: [], maxBet: yen('3000'), days: 30 };
  const { id } = (await grant({ points: 40, terms }))!;
  expect(await claim(id)).toMatchObject({ ok: true, value: [{ id, state: 'CLAIMED' }] });
  expect(await balanceOf(memberId)).toBe(before + yen('300'));
  expect(await pointsOf(memberId)).toBe(40n);
  expect(news.at(-1)).toMatchObject({ memberId, balance: before + yen('300') });
  const rollover = await database.statement((tx) =>
    tx
      .selectFrom('cashier_rollovers')
      .select(['source', 'source_key', 'required', 'max_bet'])
      .where('member_id', '=', memberId)
      .execute(),
  );
  const required = yen('1500');
  expect(rollover).toEqual([{ source: 'BONUS', source_key: id, required, max_bet: yen('3000') }]);
});

test('[PROMO-3] a reward is claimed once, also by twenty at once', async () => {
  const before = await balanceOf(memberId);
  const { id } = (await grant({ points: 1 }))!;
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => claim(id)));
  expect(outcomes.every(({ ok }) => ok)).toBe(true);
  expect(await balanceOf(memberId)).toBe(before + yen('300'));
  expect(await pointsOf(memberId)).toBe(1n);
});

test('[PROMO-3] the same thing is given once', async () => {
  expect(await grant({ sourceKey: 'the same' })).toBeDefined();
  expect(await grant({ sourceKey: 'the same' })).toBeUndefined();
  expect(await grant({ sourceKey: 'the same', kind: 'MISSION' })).toBeDefined();
});

test('[PROMO-3] claiming all takes what can be taken, and leaves what waits for its time', async () => {
  const before = await balanceOf(memberId);
  await grant();
  await grant({ amount: 0n, points: 7 });
  const later = await grant({ availableFrom: new Date(clock.now().getTime() + DAY_MS) });
  expect(await claimAll()).toMatchObject({ ok: true, value: { length: 2 } });
  expect(await balanceOf(memberId)).toBe(before + yen('300'));
  expect(await pointsOf(memberId)).toBe(7n);
  expect(await claim(later!.id)).toMatchObject({ refusal: { code: 'rewards.reward_locked' } });
  expect(await claimAll()).toMatchObject({ ok: true, value: [] });
});

test('[PROMO-3] what is not claimed in time is gone, before and after that is written down', async () => {
  const expiresAt = new Date(clock.now().getTime() + 1_000);
  const { id } = (await grant({ expiresAt }))!;
  clock.advance(1_000);
  expect(await claim(id)).toMatchObject({ refusal: { code: 'rewards.reward_expired' } });
  const wish = { memberId, now: clock.now() };
  expect(await listWaitingRewards(database, wish)).toEqual([]);
  const signal = new AbortController().signal;
  expect(await expireRewards({ database, now: clock.now(), signal })).toBeGreaterThan(0);
  expect(await claim(id)).toMatchObject({ refusal: { code: 'rewards.reward_expired' } });
  const { grants } = await listPastRewards(database, { memberId, cursor: undefined });
  expect(grants).toMatchObject([{ id, state: 'EXPIRED', endedAt: expiresAt }]);
});

test('[PROMO-3] nobody claims what belongs to another member', async () => {
  const { id } = (await grant())!;
  const stranger = await makeMember();
  const outcome = await claimReward(services, { memberId: stranger, id, now: clock.now() });
  expect(outcome).toMatchObject({ refusal: { code: 'rewards.reward_unknown' } });
});

test('[SAFE-3] who stays away is given nothing, and a blocked account takes nothing', async () => {
  const { id } = (await grant())!;
  const now = clock.now();
  const until = new Date(now.getTime() + DAY_MS);
  await blockAccount(server.services, { memberId, until, now });
  expect(await claim(id)).toMatchObject({ refusal: { code: 'wallet.account_blocked' } });
  expect(await claimAll()).toMatchObject({ refusal: { code: 'wallet.account_blocked' } });
  await database.statement((tx) =>
    sql`insert into safety_exclusions (member_id, kind, began_at, ends_at)
        values (${memberId}, 'TIME_OUT', ${now}, ${until})`.execute(tx),
  );
  expect(await grant()).toBeUndefined();
});

test('[PROMO-3] many are credited in one transaction, those with debts too, and nobody twice', async () => {
  const members = [memberId, await makeMember(), await makeMember()];
  const before = await Promise.all(members.map(balanceOf));
  const wishes = members.flatMap((id) =>
    ['a', 'b'].map((sourceKey) => ({
      ...{ memberId: id, merchantCode: 'maneki', currency: CURRENCY },
      ...({ kind: 'REBATE', sourceKey, amount: yen('5') } as const),
    })),
  );
  const credit = () =>
    database.transact(async (tx) => {
      const grants = await grantRewards(tx, wishes, clock.now());
      return creditGrants(tx, services, grants, clock.now());
    });
  expect(await credit()).toHaveLength(6);
  expect(await credit()).toHaveLength(0);
  const after = await Promise.all(members.map(balanceOf));
  expect(after).toEqual(before.map((balance) => balance + yen('10')));
});

test('[PROMO-3] past rewards are paged, the latest first', async () => {
  for (let count = 0; count < 22; count += 1) await grant({ amount: 0n, points: 1 });
  await claimAll();
  const first = await listPastRewards(database, { memberId, cursor: undefined });
  expect(first.grants).toHaveLength(20);
  const second = await listPastRewards(database, { memberId, cursor: first.next! });
  expect(second).toMatchObject({ grants: { length: 2 }, next: null });
});

test('[PROMO-3] the calls tell of a reward in the words of its reader', async () => {
  const username = `reader${given}`;
  const own = await copyPlayer(server, { type: 0, username });
  const cookie = await server.logIn(username);
  const title = { EN: 'Welcome', JA: 'ようこそ' };
  const made = await grant({ memberId: own, title, points: 3 });
  const as = {
    cookie,
    headers: { language: 'JA', 'idempotency-key': 'd9428888-122b-11e1-b85c-61cd3cbb3211' },
  };
  const { body } = await server.send(rewardsEndpoints.listRewards, {}, as);
  const reward = { title: 'ようこそ', amount: '300', currency: 'JPY', points: 3, toStake: '0' };
  expect(body.value.rewards).toMatchObject([{ ...reward, state: 'CLAIMABLE' }]);
  const claimed = await server.send(rewardsEndpoints.claimReward, { id: made!.id }, as);
  expect(claimed.body.value).toMatchObject({ amount: '300', points: 3, rewards: [reward] });
});
