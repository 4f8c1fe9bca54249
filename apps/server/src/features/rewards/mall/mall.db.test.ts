import { DAY_MS } from '@maneki/kernel/clock';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { startTestServer } from '#testing/test-server';
import { earnPoints } from '../points/earn-points.ts';
import { comeAtOnce } from '../testing/come-at-once.ts';
import { openRewards, yen } from '../testing/open-rewards.ts';
import { listAddresses, saveAddress } from './addresses.ts';
import { describeWhole } from './describe-order.ts';
import type { StoredGood } from './goods/store.ts';
import { findGood, listGoods, putGood } from './goods/store.ts';
import { moveOrder, moveOwnOrder } from './move-order.ts';
import type { MallOrder } from './order.ts';
import { lockOrder } from './orders/store.ts';
import { placeOrder } from './place-order.ts';
import { receiveOrders } from './receive-orders.ts';
import { addVouchers } from './vouchers.ts';

const server = await startTestServer();
const { database, clock } = server;
const rewards = openRewards(server);
const { makeMember, pointsOf, balanceOf, check } = rewards;
const services = { ...rewards.services, findLevel: async () => 2 };
afterAll(() => server.dispose());

let memberId: string;
let wishes = 0;
beforeEach(async () => {
  memberId = await makeMember();
});
afterEach(check);

const earn = (points: number, owner = memberId) =>
  database.transact((tx) =>
    earnPoints(tx, {
      ...{ memberId: owner, merchantCode: 'maneki', kind: 'TEST', key: 'start', points },
      now: clock.now(),
    }),
  );
const goodOf = async (picture: string, change: Partial<StoredGood> = {}) => {
  const goods = await database.statement((tx) => listGoods(tx, 'maneki'));
  const good = { ...goods.find((one) => one.picture === `art:${picture}`)!, ...change };
  await database.transact((tx) => putGood(tx, good));
  return good;
};
const stockOf = async (id: string) => (await database.statement((tx) => findGood(tx, id)))!.stock;
const order = (
  goodId: string,
  more: { owner?: string; addressId?: string; wishKey?: string } = {},
) => {
  wishes += 1;
  return placeOrder(services, {
    memberId: more.owner ?? memberId,
    goodId,
    addressId: more.addressId,
    wishKey: more.wishKey ?? `wish-${wishes}`,
    now: clock.now(),
  });
};
const HOME = {
  recipient: '佐藤 さくら',
  phone: '090-1234-5678',
  country: 'JP',
  postcode: '1500001',
  address: '東京都渋谷区神宮前1-2-3',
} as const;
const keepHome = async () => {
  const saved = await saveAddress(services, {
    ...{ memberId, id: undefined, typed: HOME },
    now: clock.now(),
  });
  if (!saved.ok) throw new Error(saved.refusal.code);
  return saved.value.id;
};
const orderThing = async (): Promise<MallOrder> => {
  const { id } = await goodOf('tea-set', { points: 100, stock: 5 });
  const placed = await order(id, { addressId: await keepHome() });
  if (!placed.ok) throw new Error(placed.refusal.code);
  return placed.value;
};
const move = (orderNo: string, to: 'CONFIRMED' | 'SHIPPED' | 'REFUNDED') =>
  database.transact(async (tx) =>
    moveOrder(tx, (await lockOrder(tx, orderNo))!, {
      ...{ to, now: clock.now(), operator: 'o' },
      ...(to === 'SHIPPED' ? { parcel: { carrier: 'Yamato', trackingNo: '1234' } } : {}),
    }),
  );
const moveOwn = (orderNo: string, to: 'CANCELLED' | 'RECEIVED') =>
  moveOwnOrder(database, { memberId, orderNo, to, now: clock.now() });

test('[PROMO-3] credit is there at once, costs its points and has to be staked once', async () => {
  await earn(1_000);
  const before = await balanceOf(memberId);
  const { id } = await goodOf('credit');
  const wishKey = 'the same wish';
  const placed = await order(id, { wishKey });
  expect(placed).toMatchObject({ ok: true, value: { state: 'COMPLETED', amount: yen('750') } });
  expect(await order(id, { wishKey })).toMatchObject(placed);
  expect(await balanceOf(memberId)).toBe(before + yen('750'));
  expect(await pointsOf(memberId)).toBe(0n);
  const rollovers = await database.statement((tx) =>
    tx
      .selectFrom('cashier_rollovers')
      .select('required')
      .where('member_id', '=', memberId)
      .execute(),
  );
  expect(rollovers).toEqual([{ required: yen('750') }]);
  expect(await order(id)).toMatchObject({
    refusal: { code: 'rewards.points_short', detail: { missing: 1_000 } },
  });
});

test('[PROMO-3] of 20 pieces exactly 20 are had, however many order at once', async () => {
  const { id } = await goodOf('gift', { stock: 20, points: 10 });
  const owners = await Promise.all(Array.from({ length: 10 }, makeMember));
  await Promise.all(owners.map((owner) => earn(1_000, owner)));
  const wishes = Array.from({ length: 200 }, (_, place) => owners[place % owners.length]!);
  const outcomes = await comeAtOnce(wishes, (owner) => order(id, { owner }));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(20);
  const refusals = new Set(outcomes.flatMap((one) => (one.ok ? [] : [one.refusal.code])));
  expect([...refusals]).toEqual(['rewards.good_gone']);
  expect(await stockOf(id)).toBe(0);
});

test('[PROMO-3] levels, limits and sales stand in the way of an order', async () => {
  await earn(100_000);
  const suitcase = await goodOf('suitcase');
  expect(await order(suitcase.id)).toMatchObject({
    refusal: { code: 'rewards.good_level', detail: { level: 3 } },
  });
  const monthly = await goodOf('gift-large', { vipMin: 2 });
  expect(await order(monthly.id)).toMatchObject({ ok: true });
  expect(await order(monthly.id)).toMatchObject({
    refusal: { code: 'rewards.good_limit', detail: { most: 1 } },
  });
  const later = await goodOf('chips', { saleFrom: new Date(clock.now().getTime() + 1) });
  expect(await order(later.id)).toMatchObject({ refusal: { code: 'rewards.good_off_sale' } });
  const draft = await goodOf('chips', { saleFrom: null, status: 'DRAFT' });
  expect(await order(draft.id)).toMatchObject({ refusal: { code: 'rewards.good_unknown' } });
});

test('[PROMO-3] a voucher is a code that one order has, sealed where it is kept', async () => {
  await earn(2_000);
  const { id } = await goodOf('coffee');
  const add = (codes: string[]) =>
    database.transact((tx) =>
      addVouchers(tx, services.mallVault, { goodId: id, codes, now: clock.now() }),
    );
  expect(await add(['AAA-1', 'AAA-1', 'BBB-2'])).toBe(2);
  expect(await add(['BBB-2'])).toBe(0);
  const codes: (string | null)[] = [];
  for (const placed of [await order(id), await order(id)])
    if (placed.ok)
      codes.push(
        (await database.transact((tx) => describeWhole(tx, services.mallVault, placed.value, 'EN')))
          .code,
      );
  expect(codes.sort()).toEqual(['AAA-1', 'BBB-2']);
  expect(await order(id)).toMatchObject({ refusal: { code: 'rewards.good_gone' } });
  const kept = await database.statement((tx) =>
    tx.selectFrom('rewards_voucher_codes').select('sealed').where('good_id', '=', id).execute(),
  );
  expect(JSON.stringify(kept)).not.toContain('AAA-1');
});

test('[PROMO-3] a thing is confirmed, sent and received; it goes to the address as it was', async () => {
  await earn(100);
  const { orderNo } = await orderThing();
  expect(await listAddresses(services, memberId)).toMatchObject([{ postcode: '150-0001' }]);
  expect(await moveOwn(orderNo, 'RECEIVED')).toMatchObject({
    refusal: { code: 'rewards.order_moved_on' },
  });
  for (const to of ['CONFIRMED', 'SHIPPED'] as const)
    expect(await move(orderNo, to)).toMatchObject({ ok: true });
  expect(await moveOwn(orderNo, 'CANCELLED')).toMatchObject({
    refusal: { code: 'rewards.order_moved_on' },
  });
  const run = { database, signal: new AbortController().signal };
  const at = (days: number) => ({ ...run, now: new Date(clock.now().getTime() + days * DAY_MS) });
  expect(await receiveOrders(at(13.9))).toBe(0);
  expect(await receiveOrders(at(14))).toBe(1);
  const found = (await database.transact((tx) => lockOrder(tx, orderNo)))!;
  const whole = await database.transact((tx) => describeWhole(tx, services.mallVault, found, 'JA'));
  expect(whole).toMatchObject({
    state: 'RECEIVED',
    carrier: 'Yamato',
    address: { ...HOME, postcode: '150-0001' },
  });
  expect(whole.moves.map(({ state }) => state)).toEqual([
    'CREATED',
    'PENDING',
    'CONFIRMED',
    'SHIPPED',
    'RECEIVED',
  ]);
});

test('[PROMO-3] an order that is taken back gives points with their expiry, and its piece, back once', async () => {
  await earn(150);
  const { orderNo, goodId } = await orderThing();
  const stock = await stockOf(goodId);
  const outcomes = await Promise.all([1, 2, 3].map(() => moveOwn(orderNo, 'CANCELLED')));
  expect(outcomes.every(({ ok }) => ok)).toBe(true);
  expect(await pointsOf(memberId)).toBe(150n);
  expect(await stockOf(goodId)).toBe(stock + 1);
  expect(await move(orderNo, 'REFUNDED')).toMatchObject({ ok: false });
});

test('[PROMO-3] what was sent and is refunded gives the points back, and no piece', async () => {
  await earn(100);
  const { orderNo, goodId } = await orderThing();
  await move(orderNo, 'CONFIRMED');
  await move(orderNo, 'SHIPPED');
  const stock = await stockOf(goodId);
  expect(await move(orderNo, 'REFUNDED')).toMatchObject({ ok: true });
  expect(await pointsOf(memberId)).toBe(100n);
  expect(await stockOf(goodId)).toBe(stock);
});
