import { DAY_MS, HOUR_MS } from '@maneki/kernel/clock';
import { howMany } from '@maneki/testkit/how-many';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { startTestServer } from '#testing/test-server';
import { followBonuses } from '../bonuses/follow-bonuses.ts';
import { giveUpBonus, previewGiveUp } from '../bonuses/give-up.ts';
import { payRebates } from '../cashback/pay-rebates.ts';
import { applyForPromotion } from '../claims/apply.ts';
import { claimPromotion } from '../claims/claim-promotion.ts';
import { listOfMember } from '../claims/store.ts';
import { approveClaim, rejectClaim, reverseClaim } from '../desk/decide-claim.ts';
import { giveGifts } from '../registration-gifts/give-gifts.ts';
import { comeAtOnce } from '../testing/come-at-once.ts';
import { openPromotions } from '../testing/open-promotions.ts';
import { CURRENCY, yen } from '../testing/open-rewards.ts';

const server = await startTestServer();
const { database, clock } = server;
const opened = openPromotions(server);
const { services, makeMember, balanceOf, offer, find, own, bet, payIn, rollovers, check } = opened;
const signal = new AbortController().signal;
const operator = { name: 'ops' };
const call = () =>
  ({ merchantCode: 'maneki', operator, now: clock.now(), language: 'EN' }) as never;
afterAll(() => server.dispose());

let memberId: string;
beforeEach(async () => {
  memberId = await makeMember();
  await empty(memberId);
  clock.advance(HOUR_MS);
});
afterEach(check);

/** Everybody begins with a gift of the demonstration; here nobody has anything. */
const empty = async (id: string) => bet(id, await balanceOf(id));
const bonusRow = async () => (await rollovers(memberId)).find(({ source }) => source === 'BONUS')!;
const statesOf = async (promotionId: string) =>
  (await database.statement((tx) => listOfMember(tx, { memberId, promotionId, limit: 9 }))).map(
    ({ state }) => state,
  );
const look = async () =>
  previewGiveUp(services, { memberId, rolloverId: (await bonusRow()).id, now: clock.now() });
const giveUp = async (deduct: bigint) =>
  giveUpBonus(services, { memberId, rolloverId: (await bonusRow()).id, deduct, now: clock.now() });
/** Gives members a number of their own, and has it verified. */
const verify = (ids: readonly string[]) =>
  database.statement((tx) =>
    sql`update identity_members set mobile_verified_at = now(), mobile = '+8190' || lpad(
          (('x' || substr(md5(id::text), 1, 7))::bit(28)::int % 100000000)::text, 8, '0')
         where id = any(${ids}::uuid[])`.execute(tx),
  );
const HALF = { ratePpm: 500_000, capRu: 1_000, minDepositRu: 0 };
const ROLLOVER = {
  base: 'DEPOSIT_PLUS_BONUS',
  multiple: 10,
  groups: [],
  maxBetRu: null,
  days: 30,
} as const;

test('[PROMO-1] [CASH-3] the worked example: 10 000 bring 5 000, and 150 000 are to be staked beside the deposit', async () => {
  const id = await offer('RELOAD', { rule: HALF, rollover: ROLLOVER } as never);
  expect(await payIn(memberId, yen('10000'), id)).toBeUndefined();
  expect(await balanceOf(memberId)).toBe(yen('15000'));
  await bet(memberId, yen('10000'), yen('10000'));
  await bet(memberId, yen('10000'), yen('10000'));
  await bet(memberId, yen('10000'), yen('10000'));
  expect(await rollovers(memberId)).toMatchObject([
    { source: 'DEPOSIT', status: 'DONE', done: yen('10000') },
    { source: 'BONUS', status: 'OPEN', required: yen('150000'), done: yen('20000') },
  ]);
  expect(await statesOf(id)).toEqual(['CREDITED']);
  expect(await payIn(memberId, yen('10000'), id)).toBe('rewards.promotion_taken');
});

test('[PROMO-1] [CASH-3] jointly: bets count for deposit and bonus at once, and the deposit remains of what is given up', async () => {
  const rollover = { ...ROLLOVER, base: 'JOINT' } as const;
  const id = await offer('RELOAD', { rule: HALF, rollover } as never);
  await payIn(memberId, yen('10000'), id);
  await bet(memberId, yen('6000'), yen('6000'));
  expect(await rollovers(memberId)).toMatchObject([
    { source: 'DEPOSIT', status: 'OPEN', done: yen('6000') },
    { source: 'BONUS', status: 'OPEN', required: yen('150000'), done: yen('6000') },
  ]);
  expect(await giveUp(yen('5000'))).toMatchObject({ ok: true });
  await bet(memberId, yen('4000'));
  expect(await rollovers(memberId)).toMatchObject([
    { source: 'DEPOSIT', status: 'DONE' },
    { source: 'BONUS', status: 'FORFEITED', done: yen('6000') },
  ]);
});

test.each([
  ['won 3 000', '1000', '4000', '8000', '10000'],
  ['lost 4 000', '4000', '0', '5000', '6000'],
])(
  '[CASH-3] who %s since the bonus of 5 000 and gives it up',
  async (_, stake, payout, deduct, left) => {
    const id = await offer('RELOAD', { rule: HALF, rollover: ROLLOVER } as never);
    await payIn(memberId, yen('10000'), id);
    clock.advance(1_000);
    await bet(memberId, yen(stake), yen(payout));
    expect(await look()).toMatchObject({ ok: true, value: { deduct: yen(deduct) } });
    expect(await giveUp(yen(deduct) - 1n)).toMatchObject({
      refusal: { code: 'rewards.bonus_changed' },
    });
    expect(await giveUp(yen(deduct))).toMatchObject({ ok: true });
    expect(await balanceOf(memberId)).toBe(yen(left));
    expect(await rollovers(memberId)).toMatchObject([
      { source: 'DEPOSIT', status: 'OPEN' },
      { source: 'BONUS', status: 'FORFEITED' },
    ]);
    expect(await statesOf(id)).toEqual(['FORFEITED']);
    expect(await giveUp(yen(deduct))).toMatchObject({ refusal: { code: 'rewards.bonus_over' } });
    expect(await balanceOf(memberId)).toBe(yen(left));
  },
);

test('[CASH-3] no bonus is given up while money lies with a vendor, and nobody’s but one’s own', async () => {
  const id = await offer('RELOAD', { rule: HALF } as never);
  await payIn(memberId, yen('10000'), id);
  const vendor = { code: 'v', name: 'v', balance: 1n, isStale: false } as never;
  const away = { ...services, listVendorBalances: async () => [vendor] };
  const wish = { memberId, rolloverId: (await bonusRow()).id, now: clock.now() };
  expect(await previewGiveUp(away, wish)).toMatchObject({
    refusal: { code: 'rewards.bonus_money_away' },
  });
  const stranger = { ...wish, memberId: await makeMember() };
  expect(await previewGiveUp(services, stranger)).toMatchObject({
    refusal: { code: 'rewards.bonus_unknown' },
  });
});

test('[CASH-3] a bonus whose time is over leaves like one that is given up', async () => {
  const rollover = { ...ROLLOVER, days: 1 };
  const id = await offer('RELOAD', { rule: HALF, rollover } as never);
  await payIn(memberId, yen('10000'), id);
  clock.advance(1_000);
  await bet(memberId, yen('1000'), yen('2000'));
  await followBonuses(services, { now: clock.now(), signal });
  expect(await balanceOf(memberId)).toBe(yen('16000'));
  clock.advance(DAY_MS);
  await followBonuses(services, { now: clock.now(), signal });
  await followBonuses(services, { now: clock.now(), signal });
  expect(await balanceOf(memberId)).toBe(yen('10000'));
  expect(await statesOf(id)).toEqual(['FORFEITED']);
});

test('[REG-11] the gift for a verified number is taken once, and no more of it stays than was said', async () => {
  const rollover = { ...ROLLOVER, base: 'BONUS', multiple: 1 } as const;
  const id = await offer('REG_BONUS', {
    rollover,
    rule: { amountRu: 2, maxCashOutRu: 20 },
  } as never);
  expect(await claimPromotion(services, own(memberId, id))).toMatchObject({
    refusal: { code: 'rewards.promotion_mobile_needed' },
  });
  await verify([memberId]);
  const claims = Array.from({ length: 8 }, () => claimPromotion(services, own(memberId, id)));
  const outcomes = await Promise.all(claims);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await balanceOf(memberId)).toBe(yen('300'));
  clock.advance(1_000);
  await bet(memberId, yen('300'), yen('9000'));
  await followBonuses(services, { now: clock.now(), signal });
  expect(await balanceOf(memberId)).toBe(yen('3000'));
  expect(await statesOf(id)).toEqual(['COMPLETED']);
});

test('[REG-11] a gift for a verified number comes by itself once, within the limits of a place', async () => {
  const limits = {
    ...{ perMember: null, perDay: null, perAddress: 1, perDevice: null },
    ...{ total: null, budgetRu: null },
  };
  // The demonstration has one of its own.
  await database.statement((tx) =>
    sql`update rewards_promotions set status = 'PAUSED' where type = 'REG_BONUS'`.execute(tx),
  );
  const id = await offer('REG_BONUS', { applyMode: 'AUTO', limits } as never);
  const other = await makeMember();
  await empty(other);
  await database.statement((tx) =>
    sql`update identity_members set registered_address = '203.0.113.7'
         where id in (${memberId}, ${other})`.execute(tx),
  );
  const { numbers } = server.services.cashier.withdrawals;
  const handler = server.services.eventHandlers.find(
    ({ name }) => name === 'rewards.note_verified',
  )!;
  const tell = (who: string, channel: 'sms' | 'email') =>
    database.transact((tx) => {
      const payload = { memberId: who, merchantCode: 'maneki', channel };
      return handler.handle({ tx } as never, [{ payload, recordedAt: clock.now() }] as never);
    });
  const give = () => giveGifts({ ...services, numbers }, { now: clock.now(), signal });
  await tell(memberId, 'email');
  expect(await give()).toBe(0);
  await verify([memberId, other]);
  await tell(memberId, 'sms');
  expect(await give()).toBe(1);
  await tell(memberId, 'sms');
  await tell(other, 'sms');
  expect(await give()).toBe(0);
  expect(await balanceOf(memberId)).toBe(yen('300'));
  expect(await balanceOf(other)).toBe(0n);
  expect(await statesOf(id)).toEqual(['CREDITED']);
});

test('[PROMO-1] one bonus of a group at a time, and none for who is not meant', async () => {
  const exclusiveGroup = 'only-one';
  const first = await offer('RELOAD', { rule: HALF, exclusiveGroup } as never);
  const second = await offer('RELOAD', { rule: HALF, exclusiveGroup } as never);
  const audience = {
    types: [],
    vipMin: null,
    vipMax: null,
    labels: ['chosen'],
    countries: [],
    registeredAfter: null,
  };
  const others = await offer('RELOAD', { rule: HALF, audience } as never);
  expect(await payIn(memberId, yen('1000'), first)).toBeUndefined();
  expect(await payIn(memberId, yen('1000'), second)).toBe('rewards.promotion_exclusive');
  expect(await payIn(memberId, yen('1000'), others)).toBe('rewards.promotion_not_for_you');
  clock.advance(1_000);
  const looked = await look();
  await giveUp(looked.ok ? looked.value.deduct : 0n);
  expect(await payIn(memberId, yen('1000'), second)).toBeUndefined();
});

test('[PROMO-1] a bonus is for the deposit that it names, and for one that is large enough', async () => {
  const rule = { ...HALF, minDepositRu: 10, nth: 1 };
  const id = await offer('DEPOSIT_BONUS', { rule } as never);
  expect(await payIn(memberId, yen('1499'), id)).toBe('rewards.promotion_deposit_low');
  const later = await offer('DEPOSIT_BONUS', { rule: { ...rule, nth: 2 } } as never);
  expect(await payIn(memberId, yen('1500'), later)).toBe('rewards.promotion_other_deposit');
});

test('[PROMO-1] neither number nor budget is overrun, however many come at once', async () => {
  const count = howMany({ short: 30, long: 500 });
  const limits = {
    perMember: 1,
    perDay: null,
    perAddress: null,
    perDevice: null,
    total: 10,
    budgetRu: 17,
  };
  const id = await offer('REG_BONUS', { limits } as never);
  const members: string[] = [];
  for (let made = 0; made < count; made += 1) members.push(await makeMember());
  await verify(members);
  const outcomes = await comeAtOnce(members, (member) => claimPromotion(services, own(member, id)));
  // Of two units each, a budget of seventeen is enough for eight.
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(8);
  expect(await find(id)).toMatchObject({ claimed: 8, spent: 16n * 10_000n });
}, 600_000);

test('[PROMO-1] one address and one browser are given so much, under whichever names', async () => {
  const limits = {
    perMember: null,
    perDay: null,
    perAddress: 1,
    perDevice: null,
    total: null,
    budgetRu: null,
  };
  const id = await offer('REG_BONUS', { limits } as never);
  const others = [await makeMember(), await makeMember()];
  await verify(others);
  const marks = { address: 'one place', device: null };
  const [first, second] = others.map((member) => own(member, id, marks));
  expect(await claimPromotion(services, first!)).toMatchObject({ ok: true });
  expect(await claimPromotion(services, second!)).toMatchObject({
    refusal: { code: 'rewards.promotion_shared' },
  });
});

test('[PROMO-1] an application is decided once: approved within the rule, rejected, or reversed for abuse', async () => {
  const id = await offer('CUSTOM');
  const apply = () =>
    applyForPromotion(services, { ...own(memberId, id), remark: 'a good round', images: [] });
  const latest = async () =>
    (
      await database.statement((tx) => listOfMember(tx, { memberId, promotionId: id, limit: 1 }))
    )[0]!;
  expect(await apply()).toMatchObject({ ok: true, value: { state: 'APPLIED' } });
  const reason = 'because';
  const first = (await latest()).id;
  const approve = (amount: string) =>
    database.transact((tx) => approveClaim(tx, services, call(), { id: first, amount, reason }));
  expect(await approve('3001')).toMatchObject({ refusal: { code: 'rewards.claim_amount' } });
  expect(await approve('3000')).toMatchObject({ ok: true });
  expect(await approve('3000')).toMatchObject({ refusal: { code: 'rewards.claim_moved_on' } });
  expect(await balanceOf(memberId)).toBe(yen('3000'));
  await bet(memberId, yen('1000'));
  const reversed = await database.transact((tx) =>
    reverseClaim(tx, services, call(), { id: first, reason }),
  );
  expect(reversed).toMatchObject({ ok: true, value: { reply: { deducted: '2000' } } });
  expect(await balanceOf(memberId)).toBe(0n);
  expect(await statesOf(id)).toEqual(['FORFEITED']);
  // Of twenty units two thirds came back, and may be given to others; rounded so that no budget is overrun.
  expect(await find(id)).toMatchObject({ claimed: 1, spent: 66_667n });
  await apply();
  const second = (await latest()).id;
  await database.transact((tx) => rejectClaim(tx, call(), { id: second, reason }));
  expect(await statesOf(id)).toEqual(['REJECTED', 'FORFEITED']);
});

test('[PROMO-1] a week’s losses come back once, also where the job was stopped in the middle', async () => {
  const id = await offer('LOSS_REBATE');
  const other = await makeMember();
  const week = '2030-01-02';
  for (const [who, stake] of [
    [memberId, '10000'],
    [other, '100'],
  ] as const)
    await database.statement((tx) =>
      sql`insert into play_day_totals (member_id, business_day, category, vendor_code, currency,
            merchant_code, stake, valid_turnover, payout, bets)
          values (${who}, ${week}::date, 'RNG', 'v', ${CURRENCY}, 'maneki', ${yen(stake)}, 0, 0, 1)`.execute(
        tx,
      ),
    );
  const now = new Date('2030-01-07T05:00:00Z');
  const stopped = AbortSignal.abort();
  expect(await payRebates(services, 'maneki', { now, signal: stopped })).toBe(0);
  await payRebates(services, 'maneki', { now, signal });
  expect(await payRebates(services, 'maneki', { now, signal })).toBe(0);
  expect(await balanceOf(memberId)).toBeGreaterThanOrEqual(yen('300'));
  expect(await statesOf(id)).toEqual(['CREDITED']);
});
