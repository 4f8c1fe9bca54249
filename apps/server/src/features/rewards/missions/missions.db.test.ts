import { randomUUID } from 'node:crypto';
import type { Events } from '@maneki/contract/contract';
import { rewardsEndpoints } from '@maneki/contract/rewards/endpoints';
import { DAY_MS } from '@maneki/kernel/clock';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import type { EventHandler } from '#platform/outbox/event-handler';
import { copyPlayer } from '#testing/copy-player';
import { startTestServer } from '#testing/test-server';
import {
  countMissionBets,
  countMissionDeposits,
  countMissionFriends,
} from '../mission-progress/events.ts';
import { CURRENCY, openRewards, yen } from '../testing/open-rewards.ts';
import { claimChest } from './claim-chest.ts';
import { claimMission } from './claim-mission.ts';
import { areMissionsOn, listMissions } from './list-missions.ts';

const server = await startTestServer();
const { database, clock } = server;
const { services, makeMember, balanceOf, pointsOf, check } = openRewards(server);
afterAll(() => server.dispose());

let memberId: string;
let told: string[] = [];
beforeEach(async () => {
  memberId = await makeMember();
  told = [];
});
afterEach(check);

/** What the outbox does with events of a name, all in one batch. */
const tell = <Name extends keyof Events>(
  handler: EventHandler<Name>,
  payloads: readonly Events[Name][],
) =>
  database.transact((tx) =>
    handler.handle(
      { tx, push: () => {}, pushToMember: (_, member) => void told.push(member.memberId) },
      payloads.map((payload, index) => ({
        ...{ id: BigInt(index), name: handler.on, payload, recordedAt: clock.now() },
      })),
    ),
  );

let tickets = 0;
const bet = (other: Partial<Events['play.bet_settled']> = {}): Events['play.bet_settled'] => {
  tickets += 1;
  return {
    ...{ memberId, merchantCode: 'maneki', currency: CURRENCY, providerCode: 'house' },
    ...{ roundId: 'r', txId: `t${tickets}`, vendorCode: 'HSLOT', gameId: 'koi', category: 'RNG' },
    ...{ status: 'LOST', stake: '10000', validTurnover: '10000', payout: '0' },
    settledAt: clock.now().toISOString(),
    ...other,
  };
};
const bets = (...all: Events['play.bet_settled'][]) => tell(countMissionBets, all);
const deposit = (amount: string, orderNo: string) =>
  tell(countMissionDeposits, [
    {
      ...{ memberId, merchantCode: 'maneki', currency: CURRENCY, orderNo, method: 'BANK_TRANSFER' },
      ...{ amount: String(yen(amount)), creditedAt: clock.now().toISOString() },
    },
  ]);

const board = () => listMissions(services, { memberId, language: 'EN', now: clock.now() });
const find = async (code: string) =>
  (await board()).missions.find((mission) => mission.code === code)!;
const claim = (code: string) => claimMission(services, { memberId, code, now: clock.now() });
const open = (at: number) => claimChest(services, { memberId, at, now: clock.now() });

test('[PROMO-3] turnover and bets count by category, on both sides of the target', async () => {
  await bets(bet({ validTurnover: String(yen('14999')) }), bet({ category: 'LIVE' }));
  expect(await find('slots')).toMatchObject({ value: '14999', target: '15000', state: 'DOING' });
  expect(await find('live')).toMatchObject({ value: '1', target: '10', state: 'DOING' });
  expect(await claim('slots')).toMatchObject({ refusal: { code: 'rewards.mission_not_done' } });
  await bets(bet({ validTurnover: String(yen('1')) }));
  expect(await find('slots')).toMatchObject({ value: '15000', state: 'DONE' });
  expect(told).toContain(memberId);
});

test('[PROMO-3] what is told twice counts once, in one batch or in two', async () => {
  const ten = Array.from({ length: 9 }, () => bet({ category: 'LIVE' }));
  await bets(...ten, ...ten);
  await bets(...ten);
  expect(await find('live')).toMatchObject({ value: '9', state: 'DOING' });
  await deposit('1499', 'D1');
  await deposit('1499', 'D1');
  expect(await find('deposit')).toMatchObject({ value: '1499', target: '1500', state: 'DOING' });
  await deposit('1', 'D2');
  expect(await find('deposit')).toMatchObject({ state: 'DONE' });
  expect(await find('newbie-deposit')).toMatchObject({ value: '1', state: 'DONE' });
});

test('[PROMO-3] one large win is enough, many small ones are not; games count once each', async () => {
  await bets(...Array.from({ length: 30 }, () => bet({ payout: '199999' })));
  expect(await find('big-win')).toMatchObject({ value: '19', state: 'DOING' });
  expect(await find('newbie-games')).toMatchObject({ value: '1' });
  await bets(bet({ payout: '200000' }), ...['a', 'b', 'c', 'a'].map((gameId) => bet({ gameId })));
  expect(await find('big-win')).toMatchObject({ state: 'DONE' });
  expect(await find('newbie-games')).toMatchObject({ value: '4', state: 'DOING' });
});

test('[PROMO-3] bets that were called off, and credit to try games with, count nothing', async () => {
  await bets(
    bet({ category: 'LIVE', validTurnover: '0', status: 'VOID' }),
    bet({ category: 'LIVE', currency: 'JPY.PLAY' }),
  );
  expect(await find('live')).toMatchObject({ value: '0' });
});

test('[PROMO-3] a friend who qualified counts, other rewards do not', async () => {
  const reward = {
    ...{ memberId, merchantCode: 'maneki', currency: CURRENCY, rewardId: randomUUID() },
    ...{ amount: '0', points: 1, expiresAt: clock.now().toISOString() },
  };
  await tell(countMissionFriends, [{ ...reward, kind: 'MISSION' }]);
  expect(await find('event-friend')).toMatchObject({ value: '0' });
  await tell(countMissionFriends, [{ ...reward, kind: 'REFERRAL' }]);
  expect(await find('event-friend')).toMatchObject({ value: '1', state: 'DONE' });
});

test('[PROMO-3] a verified phone and a payout account are looked up, and claimed once', async () => {
  const points = await pointsOf(memberId);
  const before = await find('newbie-phone');
  await database.statement((tx) =>
    sql`update identity_members set mobile = '+8190' || floor(random() * 89999999 + 10000000)::text,
               mobile_verified_at = ${clock.now()} where id = ${memberId}`.execute(tx),
  );
  expect([before.state, (await find('newbie-phone')).state]).toEqual(['DOING', 'DONE']);
  expect(await claim('newbie-phone')).toMatchObject({ ok: true, value: { points: 50 } });
  expect(await claim('newbie-phone')).toMatchObject({ ok: true, value: { points: 50 } });
  expect(await pointsOf(memberId)).toBe(points + 50n);
  expect(await claim('newbie-account')).toMatchObject({ ok: false });
});

test('[PROMO-3] twenty claims at once give a mission once, with what has to be staked', async () => {
  await deposit('1500', 'D20');
  const before = await balanceOf(memberId);
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => claim('newbie-deposit')));
  expect(outcomes.every((outcome) => outcome.ok && outcome.value.amount === yen('150'))).toBe(true);
  expect(await balanceOf(memberId)).toBe(before + yen('150'));
  const rollovers = await database.statement((tx) =>
    sql<{ required: bigint }>`select required from cashier_rollovers
                               where member_id = ${memberId} and source = 'BONUS'`.execute(tx),
  );
  expect(rollovers.rows).toEqual([{ required: yen('750') }]);
});

test('[PROMO-3] activity opens chests, each once, and the next day begins anew', async () => {
  await deposit('1500', 'D30');
  await claim('deposit');
  expect(await board()).toMatchObject({ activity: 20 });
  expect(await open(40)).toMatchObject({ refusal: { code: 'rewards.chest_closed' } });
  await Promise.all(Array.from({ length: 5 }, () => open(20)));
  expect(await pointsOf(memberId)).toBe(5n);
  const { chests } = await board();
  expect(chests.map(({ state }) => state)).toEqual([
    ...['CLAIMED', 'CLOSED', 'CLOSED', 'CLOSED', 'CLOSED'],
  ]);
  await bets(bet({ validTurnover: String(yen('15000')) }));
  clock.advance(DAY_MS);
  expect(await board()).toMatchObject({ activity: 0 });
  expect(await find('slots')).toMatchObject({ value: '0', state: 'DOING' });
  expect(await claim('slots')).toMatchObject({ refusal: { code: 'rewards.mission_not_done' } });
  expect(await find('weekly-turnover')).toMatchObject({ value: '15000' });
});

test('[MENU-3] missions are on while one of them runs, for this merchant', async () => {
  const ask = () =>
    database.statement((tx) => areMissionsOn(tx, { merchantCode: 'maneki', now: clock.now() }));
  const set = (isOn: boolean) =>
    database.statement((tx) =>
      sql`update rewards_missions set is_on = ${isOn} where merchant_code = 'maneki'`.execute(tx),
    );
  expect(await ask()).toBe(true);
  await set(false);
  expect(await ask()).toBe(false);
  expect((await board()).missions).toEqual([]);
  expect(await claim('deposit')).toMatchObject({ refusal: { code: 'rewards.mission_unknown' } });
  await set(true);
});

test('[PROMO-3] the board is told in the words of its reader', async () => {
  const username = 'reader-of-missions';
  await copyPlayer(server, { type: 0, username });
  const as = { cookie: await server.logIn(username), headers: { language: 'JA' } };
  const { body } = await server.send(rewardsEndpoints.listMissions, {}, as);
  expect(body.value.missions[0]).toMatchObject({ code: 'sign-in', title: 'サインインする' });
});
