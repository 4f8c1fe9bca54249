import { DAY_MS, HOUR_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { howMany } from '@maneki/testkit/how-many';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { startTestServer } from '#testing/test-server';
import { NO_MARKS } from '../claims/claim.ts';
import type { Promotion } from '../promotions/promotion.ts';
import { putPromotion } from '../promotions/store.ts';
import { referenceIn } from '../reference-amount.ts';
import { comeAtOnce } from '../testing/come-at-once.ts';
import { openPromotions } from '../testing/open-promotions.ts';
import { CURRENCY, yen } from '../testing/open-rewards.ts';
import { listRounds } from './list-rounds.ts';
import { readRain } from './read-rain.ts';
import { runRounds } from './run-rounds.ts';
import { takePacket } from './take-packet.ts';

const server = await startTestServer();
const { database, clock } = server;
const { services, makeMember, balanceOf, offer, find, payIn, rollovers, check } =
  openPromotions(server);
const signal = new AbortController().signal;
const merchantCode = 'maneki';
const TOKYO_MS = 9 * HOUR_MS;
/** Making ten thousand members takes its time. */
const LONG_MS = 10 * MINUTE_MS;
const RULE = {
  ...{ openMinutes: 10, packets: 5, totalRu: 10, minTenths: 1, maxRu: 5, minDepositRu: 0 },
};
afterAll(() => server.dispose());
afterEach(check);
// The days of other tests rain on nobody.
afterEach(() => Promise.all(offered.splice(0).map((id) => move(id, 'ENDED'))));

const offered: string[] = [];
let memberId: string;
beforeEach(async () => {
  memberId = await makeMember();
});

/** As chance would have it in the middle of everything. */
const draw = (limit: number) => Math.floor(limit / 2);
const run = (drawing = draw) => runRounds({ database, now: clock.now(), signal }, drawing);

/** Offers a rain that begins in a few minutes, and plans it. */
async function plan(rule: Partial<typeof RULE> = {}, change: Partial<Promotion> = {}) {
  const startsAt = (Math.floor(clock.now().getTime() / MINUTE_MS) + 5) * MINUTE_MS;
  const times = [new Date(startsAt + TOKYO_MS).toISOString().slice(11, 16)];
  const id = await offer('RED_PACKET', { ...change, rule: { ...RULE, ...rule, times } } as never);
  offered.push(id);
  await run();
  return { id, begin: () => clock.advance(startsAt - clock.now().getTime()) };
}

const move = async (id: string, status: Promotion['status']) => {
  const promotion = await find(id);
  await database.transact((tx) => putPromotion(tx, { ...promotion, status }));
};

const roundsOf = async (promotionId: string) => {
  const call = { merchantCode, language: 'EN', now: clock.now() } as const;
  return (await listRounds(database, call, { promotionId, size: 20 })).rows;
};

/** The same, begun. */
async function rain(rule: Partial<typeof RULE> = {}, change: Partial<Promotion> = {}) {
  const { id, begin } = await plan(rule, change);
  begin();
  await run();
  const round = (await roundsOf(id)).find(({ state }) => state === 'OPEN')!;
  return { id, roundId: round.id };
}

const take = (roundId: string, who = memberId) =>
  takePacket(services, {
    ...{ memberId: who, merchantCode, roundId, marks: NO_MARKS, now: clock.now() },
  });
const codeOf = (outcome: Awaited<ReturnType<typeof take>>) =>
  outcome.ok ? 'taken' : outcome.refusal.code;
const packetsOf = (roundId: string) =>
  database.statement((tx) =>
    tx
      .selectFrom('rewards_packets')
      .select(['units', 'member_id'])
      .where('round_id', '=', roundId)
      .execute(),
  );

test(
  '[PROMO-3] of many who come at once exactly as many get one as there are, and all is given',
  async () => {
    const packets = howMany({ short: 30, long: 500 });
    const takers = howMany({ short: 90, long: 10_000 });
    const { id, roundId } = await rain({ packets, totalRu: packets, maxRu: 50 });
    const members: string[] = [];
    for (let made = 0; made < takers; made += 1) members.push(await makeMember());
    const gift = await balanceOf(memberId);
    const codes = await comeAtOnce(members, async (who) => codeOf(await take(roundId, who)));
    expect(codes.filter((code) => code === 'taken')).toHaveLength(packets);
    expect(codes.filter((code) => code === 'rewards.packet_all_taken')).toHaveLength(
      takers - packets,
    );
    const made = await packetsOf(roundId);
    expect(new Set(made.map(({ member_id }) => member_id)).size).toBe(packets);
    expect(made.reduce((sum, { units }) => sum + units, 0n)).toBe(BigInt(packets) * 10_000n);
    for (const { units, member_id } of made)
      expect((await balanceOf(member_id!)) - gift).toBe(referenceIn(units, CURRENCY));
    expect((await find(id)).claimed).toBe(packets);
    expect(await roundsOf(id)).toMatchObject([{ given: packets, left: 0 }]);
  },
  LONG_MS,
);

test('[PROMO-3] [CASH-3] a member takes one of a round, however often they tap, and stakes it once', async () => {
  const { roundId } = await rain();
  const before = await balanceOf(memberId);
  const taps = await Promise.all(Array.from({ length: 6 }, () => take(roundId)));
  const [first] = taps;
  if (!first?.ok) throw new Error(codeOf(first!));
  const { amount } = first.value;
  expect(amount).toBeGreaterThan(0n);
  for (const tap of taps) expect(tap).toMatchObject({ ok: true, value: { amount } });
  expect((await balanceOf(memberId)) - before).toBe(amount);
  expect(await rollovers(memberId)).toMatchObject([{ source: 'BONUS', required: amount }]);
  clock.advance(10 * MINUTE_MS);
  expect(await take(roundId)).toMatchObject({ ok: true, value: { amount } });
});

test('[PROMO-3] nobody takes before a round begins, after it ends, or of another merchant', async () => {
  const { id, begin } = await plan();
  const [planned] = await roundsOf(id);
  expect(planned).toMatchObject({ state: 'PLANNED', packets: 0 });
  expect(codeOf(await take(planned!.id))).toBe('rewards.packet_round_early');
  clock.advance(4 * MINUTE_MS - 1);
  await run();
  expect(codeOf(await take(planned!.id))).toBe('rewards.packet_round_early');
  begin();
  expect(codeOf(await take(planned!.id, await makeMember()))).toBe('taken');
  clock.advance(10 * MINUTE_MS - 1);
  expect(codeOf(await take(planned!.id, await makeMember()))).toBe('taken');
  clock.advance(1);
  expect(codeOf(await take(planned!.id))).toBe('rewards.packet_round_over');
  const elsewhere = { memberId, merchantCode: 'sampaguita', roundId: planned!.id };
  expect(
    codeOf(await takePacket(services, { ...elsewhere, marks: NO_MARKS, now: clock.now() })),
  ).toBe('rewards.packet_round_unknown');
});

test('[PROMO-3] a round is for those who paid in enough on its day', async () => {
  const yesterday = await makeMember();
  await payIn(yesterday, yen('1500'));
  clock.advance(DAY_MS);
  const enough = await makeMember();
  await payIn(enough, yen('1500'));
  await payIn(memberId, yen('1499'));
  const { id, roundId } = await rain({ minDepositRu: 10 });
  const low = { code: 'rewards.packet_deposit_low', detail: { minimum: '1,500.00' } };
  expect(await take(roundId)).toMatchObject({ refusal: low });
  expect(codeOf(await take(roundId, yesterday))).toBe('rewards.packet_deposit_low');
  expect(codeOf(await take(roundId, enough))).toBe('taken');
  const reader = { merchantCode, language: 'EN', now: clock.now() } as const;
  const seen = await readRain(services, { ...reader, memberId });
  expect(seen.rain).toMatchObject({
    ...{ promotionId: id, isEarned: false, paidIn: '1499', minimum: '1500', own: [] },
    open: { id: roundId, taken: null, isAnyLeft: true },
  });
  const own = await readRain(services, { ...reader, memberId: enough });
  expect(own.rain?.own).toMatchObject([{ roundId, amount: own.rain?.open?.taken }]);
});

test('[PROMO-3] a job that died in the middle, or runs again, makes no second round and no second packet', async () => {
  const { id, begin } = await plan();
  begin();
  let draws = 0;
  const dying = () => {
    draws += 1;
    if (draws > 2) throw new Error('the process dies');
    return 0;
  };
  await expect(run(dying)).rejects.toThrow('the process dies');
  expect((await roundsOf(id)).map(({ packets }) => packets)).toEqual([0]);
  await Promise.all([run(), run()]);
  await run();
  const rounds = await roundsOf(id);
  expect(rounds.filter(({ state }) => state === 'OPEN')).toMatchObject([
    { packets: 5, totalRu: '10', givenRu: '0' },
  ]);
  expect(new Set(rounds.map(({ startsAt }) => startsAt)).size).toBe(rounds.length);
});

test('[PROMO-3] what stands still rains on nobody, and its rounds ahead are given up', async () => {
  const { id, begin } = await plan();
  await move(id, 'PAUSED');
  await run();
  expect(await roundsOf(id)).toEqual([]);
  const { id: later, begin: beginLater } = await plan();
  begin();
  beginLater();
  await move(later, 'PAUSED');
  await run();
  clock.advance(10 * MINUTE_MS);
  expect(await roundsOf(later)).toMatchObject([{ state: 'NOT_HELD', packets: 0 }]);
});

test('[PROMO-3] a budget is not overrun, and who comes too late leaves the packet where it was', async () => {
  const limits = {
    ...{ perMember: null, perDay: null, perAddress: null, perDevice: null },
    ...{ total: null, budgetRu: 2 },
  };
  const equal = { packets: 4, totalRu: 4, minTenths: 10, maxRu: 1 };
  const { id, roundId } = await rain(equal, { limits });
  const crowd = await Promise.all(Array.from({ length: 4 }, makeMember));
  const codes = await Promise.all(crowd.map(async (who) => codeOf(await take(roundId, who))));
  expect(codes.toSorted()).toEqual([
    ...['rewards.promotion_exhausted', 'rewards.promotion_exhausted', 'taken', 'taken'],
  ]);
  expect(await find(id)).toMatchObject({ claimed: 2, spent: 20_000n });
  expect((await roundsOf(id)).find(({ state }) => state === 'OPEN')).toMatchObject({ left: 2 });
});
