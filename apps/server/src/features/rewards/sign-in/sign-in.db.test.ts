import { DAY_MS } from '@maneki/kernel/clock';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { dayOf } from '#features/wallet';
import { startTestServer } from '#testing/test-server';
import { listMissions } from '../missions/list-missions.ts';
import { earnPoints } from '../points/earn-points.ts';
import { CURRENCY, openRewards, yen } from '../testing/open-rewards.ts';
import { readSignIn } from './read-sign-in.ts';
import { repairSignIn, signIn } from './sign-in.ts';

const server = await startTestServer();
const { database, clock } = server;
const { services, makeMember, balanceOf, pointsOf, check } = openRewards(server);
afterAll(() => server.dispose());

let memberId: string;
beforeEach(async () => {
  memberId = await makeMember();
});
afterEach(check);

/** Has the member play so much today, as the totals of play tell it. */
const play = (turnover: bigint) =>
  database.statement((tx) =>
    sql`insert into play_day_totals (member_id, business_day, category, vendor_code, currency,
                                     merchant_code, stake, valid_turnover, payout, bets)
        values (${memberId}, ${dayOf(clock.now(), 'Asia/Tokyo')}::date, 'RNG', 'HSLOT', ${CURRENCY},
                'maneki', ${turnover}, ${turnover}, 0, 1)
        on conflict (member_id, business_day, category, vendor_code, currency)
        do update set valid_turnover = excluded.valid_turnover`.execute(tx),
  );
const sign = () => signIn(services, { memberId, now: clock.now() });
const repair = () => repairSignIn(services, { memberId, now: clock.now() });
const read = () => readSignIn(services, { memberId, now: clock.now() });
const playAndSign = async () => {
  await play(yen('1500'));
  return sign();
};

test('[PROMO-3] who played for ten reference units may sign in, who played for less may not', async () => {
  await play(yen('1500') - 1n);
  expect(await sign()).toMatchObject({ refusal: { code: 'rewards.sign_in_not_earned' } });
  await play(yen('1500'));
  expect(await read()).toMatchObject({ isEarned: true, number: 1, isSignedToday: false });
  expect(await sign()).toMatchObject({ ok: true, value: { number: 1, amount: yen('15') } });
  const { missions } = await listMissions(services, { memberId, language: 'EN', now: clock.now() });
  expect(missions.find(({ code }) => code === 'sign-in')).toMatchObject({ state: 'DONE' });
});

test('[PROMO-3] twenty at once sign in once', async () => {
  await play(yen('1500'));
  const before = await balanceOf(memberId);
  const outcomes = await Promise.all(Array.from({ length: 20 }, sign));
  expect(outcomes.every((outcome) => outcome.ok && outcome.value.amount === yen('15'))).toBe(true);
  expect(await balanceOf(memberId)).toBe(before + yen('15'));
});

test('[PROMO-3] seven days fill a card, and the eighth begins another', async () => {
  const given: bigint[] = [];
  for (let day = 0; day < 8; day += 1) {
    const signed = await playAndSign();
    given.push(signed.ok ? signed.value.amount : -1n);
    clock.advance(DAY_MS);
  }
  expect(given).toEqual(['15', '15', '30', '30', '45', '45', '150', '15'].map(yen));
});

test('[PROMO-3] a missed day is made good once for fifty points, or the card begins anew', async () => {
  await playAndSign();
  expect(await repair()).toMatchObject({ refusal: { code: 'rewards.repair_not_offered' } });
  clock.advance(2 * DAY_MS);
  const now = clock.now();
  const earn = (points: number) =>
    database.transact((tx) =>
      earnPoints(tx, {
        memberId,
        merchantCode: 'maneki',
        kind: 'TEST',
        key: `${points}`,
        points,
        now,
      }),
    );
  await earn(49);
  expect(await repair()).toMatchObject({ refusal: { code: 'rewards.points_short' } });
  await earn(51);
  expect(await read()).toMatchObject({ repair: { points: 50, balance: 100 }, number: 1 });
  const outcomes = await Promise.all(Array.from({ length: 5 }, repair));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await pointsOf(memberId)).toBe(50n);
  expect(await playAndSign()).toMatchObject({ value: { number: 3, amount: yen('30') } });
  clock.advance(2 * DAY_MS);
  expect(await repair()).toMatchObject({ refusal: { code: 'rewards.repair_not_offered' } });
  expect(await playAndSign()).toMatchObject({ value: { number: 1 } });
});
