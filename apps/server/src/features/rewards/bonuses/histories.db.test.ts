import { DAY_MS } from '@maneki/kernel/clock';
import { howMany } from '@maneki/testkit/how-many';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { checkFully, walletInvariants } from '#features/wallet';
import { startTestServer } from '#testing/test-server';
import { claimPromotion } from '../claims/claim-promotion.ts';
import { BonusModel } from '../testing/bonus-model.ts';
import { openPromotions } from '../testing/open-promotions.ts';
import { yen } from '../testing/open-rewards.ts';
import { openWithdrawals } from '../testing/open-withdrawals.ts';
import { followBonuses } from './follow-bonuses.ts';
import { giveUpBonus, previewGiveUp } from './give-up.ts';

const server = await startTestServer();
const { database, clock } = server;
const opened = openPromotions(server);
const { services, makeMember, balanceOf, offer, own, bet, payIn, rollovers, check } = opened;
const { prepare, takeOut, changeMind } = openWithdrawals(server);
const signal = new AbortController().signal;
afterAll(() => server.dispose());

const whole = (amount: bigint) => (amount / yen('1')) * yen('1');
const ROLLOVER = { base: 'DEPOSIT_PLUS_BONUS', groups: [], maxBetRu: null, days: 30 } as const;
/** What comes with a deposit, in parts of it, and how often both are staked. */
const OFFERS = {
  half: { part: 2n, multiple: 2, isJoint: false },
  tenth: { part: 10n, multiple: 1, isJoint: false },
  joint: { part: 4n, multiple: 2, isJoint: true },
} as const;
const GIFT = { amount: yen('300'), required: yen('900'), cap: yen('3000'), maxBet: yen('3000') };
/** The least that an order may be. */
const ORDER_MIN = yen('1500');

const anyStep = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('payIn' as const),
      amount: fc.integer({ min: 1_000, max: 20_000 }),
      offer: fc.constantFrom('half', 'tenth', 'joint', undefined),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      what: fc.constant('bet' as const),
      share: fc.constantFrom(1, 5, 30, 60, 100),
      back: fc.constantFrom(0, 0, 1, 1, 3),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('giveUp' as const), which: fc.nat(5) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('takeOut' as const),
      share: fc.constantFrom(30, 100),
      stays: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ what: 'claimGift' as const }) },
  { weight: 1, arbitrary: fc.constant({ what: 'follow' as const }) },
);
type Step = typeof anyStep extends fc.Arbitrary<infer One> ? One : never;

const half = await offer('RELOAD', {
  rule: { ratePpm: 500_000, capRu: 1_000, minDepositRu: 0 },
  rollover: { ...ROLLOVER, multiple: OFFERS.half.multiple },
} as never);
const tenth = await offer('RELOAD', {
  rule: { ratePpm: 100_000, capRu: 1_000, minDepositRu: 0 },
  rollover: { ...ROLLOVER, multiple: OFFERS.tenth.multiple },
} as never);
const joint = await offer('RELOAD', {
  rule: { ratePpm: 250_000, capRu: 1_000, minDepositRu: 0 },
  rollover: { ...ROLLOVER, base: 'JOINT', multiple: OFFERS.joint.multiple },
} as never);
const gift = await offer('REG_BONUS', {
  rule: { amountRu: 2, maxCashOutRu: 20 },
  rollover: { ...ROLLOVER, base: 'BONUS', multiple: 3, maxBetRu: 20 },
} as never);
const ids = { half, tenth, joint };

/** One member's history, side by side with what it must come to. */
async function openHistory() {
  const memberId = await makeMember();
  await bet(memberId, await balanceOf(memberId));
  const accountId = await prepare(memberId);
  // An account may be paid out to a day after it was bound; bets before a bonus do not count for it.
  clock.advance(2 * DAY_MS);
  const model = new BonusModel();
  let hasGift = false;
  let isOrderOpen = false;
  const take: { [What in Step['what']]: (step: Extract<Step, { what: What }>) => Promise<void> } = {
    async payIn({ amount: yens, offer: name }) {
      const amount = yen(String(yens));
      clock.advance(DAY_MS);
      expect(await payIn(memberId, amount, name && ids[name])).toBeUndefined();
      model.payIn(amount);
      if (!name) return;
      const { part, multiple, isJoint } = OFFERS[name];
      const bonus = whole(amount / part);
      model.give({ amount: bonus, required: (amount + bonus) * BigInt(multiple), isJoint });
    },
    async bet({ share, back }) {
      const stake = whole((model.available * BigInt(share)) / 100n);
      if (stake === 0n) return;
      const payout = stake * BigInt(back);
      await bet(memberId, stake, payout);
      model.bet(stake, payout);
    },
    async giveUp({ which }) {
      const open = model.openBonuses;
      const row = open[which % Math.max(1, open.length)];
      if (!row) return;
      const { id: rolloverId } = (await rollovers(memberId))[model.rows.indexOf(row)]!;
      const wish = { memberId, rolloverId, now: clock.now() };
      const looked = await previewGiveUp(services, wish);
      if (!looked.ok) throw new Error(looked.refusal.code);
      const { deduct } = looked.value;
      expect(deduct).toBe(model.giveUp(row));
      expect(await giveUpBonus(services, { ...wish, deduct })).toMatchObject({ ok: true });
    },
    async claimGift() {
      const outcome = await claimPromotion(services, own(memberId, gift));
      expect(outcome.ok).toBe(!hasGift);
      if (!hasGift) model.give(GIFT);
      hasGift = true;
    },
    async follow() {
      await followBonuses(services, { now: clock.now(), signal });
      model.settle();
    },
    async takeOut({ share, stays }) {
      const amount = whole((model.available * BigInt(share)) / 100n);
      const taken = await takeOut(memberId, { accountId, amount: String(amount / yen('1')) });
      if ('refusal' in taken) {
        // Nothing else stands in the way of whoever has staked what was to be staked.
        const isMeant = isOrderOpen || !model.isFree || amount < ORDER_MIN;
        if (isMeant) return;
        const before = model.available;
        model.settle();
        expect({ refusal: taken.refusal, tooMuch: amount > model.available }).toEqual({
          refusal: 'wallet.insufficient_funds',
          tooMuch: true,
        });
        // What a refused wish would have settled is undone with it.
        expect(await balanceOf(memberId)).toBe(before);
        await followBonuses(services, { now: clock.now(), signal });
        return;
      }
      expect(isOrderOpen).toBe(false);
      model.settle();
      expect(amount <= model.most).toBe(true);
      model.moveOut(amount);
      if (stays) isOrderOpen = true;
      else {
        await changeMind(memberId, taken.orderNo);
        model.moveOut(-amount);
      }
    },
  };
  return async (step: Step) => {
    clock.advance(1_000);
    await take[step.what](step as never);
    clock.advance(1_000);
    const rows = await rollovers(memberId);
    expect(rows.map(({ status, done }) => ({ state: status, done }))).toEqual(
      model.rows.map(({ state, done }) => ({ state, done })),
    );
    expect(await balanceOf(memberId)).toBe(model.available);
  };
}

test('[CASH-3] [PROMO-1] with several bonuses at once no path makes money of one that may leave, but staking for it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 16 }), async (steps) => {
      const live = await openHistory();
      for (const step of steps) await live(step);
    }),
    { numRuns: howMany({ short: 10, long: 400 }) },
  );
  await check();
  const verdicts = await checkFully(database, { invariants: walletInvariants, now: clock.now() });
  expect(verdicts.filter(({ count }) => count > 0)).toEqual([]);
}, 600_000);
