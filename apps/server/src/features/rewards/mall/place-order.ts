import { CREDIT_KINDS, FIRST_MOVES } from '@maneki/contract/rewards/mall';
import type { MallRefusal } from '@maneki/contract/rewards/mall-refusals';
import { invariant } from '@maneki/kernel/invariant';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { type Account, findAccount, getMainAccount, mainWalletIn } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import { takeTurns } from '#platform/database/take-turns';
import { creditGrants } from '../grants/credit-grants.ts';
import { grantRewards } from '../grants/grant-rewards.ts';
import { findShortage, type PointsShort, spendPoints } from '../points/spend-points.ts';
import * as addresses from './addresses/store.ts';
import { findObstacle, type Good, type Obstacle, periodStart, termsOf, worthIn } from './good.ts';
import * as goods from './goods/store.ts';
import type { MallServices } from './mall-services.ts';
import { drawOrderNo, type MallOrder } from './order.ts';
import * as orders from './orders/store.ts';
import { takeCode } from './vouchers/store.ts';

export type OrderWish = {
  readonly memberId: string;
  readonly goodId: string;
  readonly addressId: string | undefined;
  /** What the client calls the wish: sent again, it is the same order. */
  readonly wishKey: string;
  readonly now: Date;
};

type AccountRefusal = {
  readonly code: 'wallet.account_blocked' | 'wallet.account_closed' | 'wallet.key_reused';
  readonly detail: Record<never, never>;
};
type GoodRefusal = Extract<
  MallRefusal,
  {
    code:
      | 'rewards.good_unknown'
      | 'rewards.good_off_sale'
      | 'rewards.good_level'
      | 'rewards.address_unknown'
      | 'rewards.good_limit'
      | 'rewards.good_gone';
  }
>;
type OrderRefusal = GoodRefusal | PointsShort | AccountRefusal;

/** Has a member have something for points. Points, stock and what is given move together, or nothing does. */
export async function placeOrder(
  services: MallServices,
  wish: OrderWish,
): Promise<Outcome<MallOrder, OrderRefusal>> {
  const { database, tellBalance } = services;
  const { memberId, now } = wish;
  const account = await getMainAccount(services, { memberId, now });
  const wallet = mainWalletIn(account.currency);
  const { outcome, after } = await database.transact(async (tx) => ({
    outcome: await placeIn(tx, services, wish, account),
    after: await findAccount(tx, { memberId, wallet }),
  }));
  if (outcome.ok && after && CREDIT_KINDS.includes(outcome.value.kind)) {
    const { merchant_code: merchantCode, currency } = account;
    const { available: balance, seq } = after;
    tellBalance({ memberId, merchantCode, currency, wallet, balance, seq });
  }
  return outcome;
}

async function placeIn(
  tx: Tx,
  services: MallServices,
  wish: OrderWish,
  account: Account,
): Promise<Outcome<MallOrder, OrderRefusal>> {
  // One after the other for each member, so that limits hold; others are waited for only where stock is counted.
  await takeTurns(tx, `rewards.mall ${wish.memberId}`);
  const good = await goods.findGood(tx, wish.goodId);
  const earlier = await orders.findByWish(tx, wish);
  if (earlier)
    return earlier.goodId === wish.goodId
      ? done(earlier)
      : refused({ code: 'wallet.key_reused', detail: {} });
  if (good?.merchantCode !== account.merchant_code || good.status === 'DRAFT')
    return refused({ code: 'rewards.good_unknown', detail: {} });
  if (good.status === 'PAUSED') return refused({ code: 'rewards.good_off_sale', detail: {} });
  const refusal =
    findAccountRefusal(account, good, wish.now) ??
    refusalOf(good, await findObstacleIn(tx, services, good, wish));
  if (refusal) return refused(refusal);
  const addressSealed = await findAddress(tx, good, wish);
  if (addressSealed === undefined) return refused({ code: 'rewards.address_unknown', detail: {} });

  const { memberId, now } = wish;
  const { merchantCode } = good;
  const orderNo = drawOrderNo(now, services.merchants.get(merchantCode).businessTimezone);
  const payment = { memberId, merchantCode, kind: 'MALL', key: orderNo, points: good.points, now };
  const short = await findShortage(tx, payment);
  if (short) return refused(short);
  if (!(await goods.takePiece(tx, good.id)))
    return refused({ code: 'rewards.good_gone', detail: {} });
  await spendPoints(tx, payment);
  const state = FIRST_MOVES[good.kind];
  const order = await orders.insertOrder(tx, {
    ...{ orderNo, merchantCode, memberId, addressSealed },
    goodId: good.id,
    wishKey: wish.wishKey,
    kind: good.kind,
    state,
    titles: good.titles,
    picture: good.picture,
    points: good.points,
    amount: worthIn(account.currency, good),
    currency: account.currency,
    carrier: null,
    trackingNo: null,
    orderedAt: now,
    movedAt: now,
  });
  await give(tx, services, { order, good, now });
  await orders.insertMoves(tx, { orderNo, states: ['CREATED', state], now });
  return done(order);
}

/** Credit goes through the rewards, by the number of its order; a code is taken from the pool. */
async function give(
  tx: Tx,
  services: MallServices,
  { order, good, now }: { readonly order: MallOrder; readonly good: Good; readonly now: Date },
): Promise<void> {
  const { orderNo, memberId, merchantCode, currency, amount, titles: title } = order;
  if (good.kind === 'VOUCHER') {
    const isTaken = await takeCode(tx, { goodId: good.id, orderNo });
    invariant(isTaken, `the stock of ${good.id} says that there is a code`);
  }
  if (!CREDIT_KINDS.includes(good.kind)) return;
  const source = { merchantCode, memberId, kind: 'MALL', sourceKey: orderNo, currency } as const;
  const terms = termsOf(good, amount);
  const grants = await grantRewards(tx, [{ ...source, amount, title, terms }], now);
  const credited = await creditGrants(tx, services, grants, now);
  invariant(credited.length === 1, `the credit of the order ${orderNo} did not arrive`);
}

/** Credit cannot go to an account that takes nothing. */
function findAccountRefusal(
  { closed_at: closedAt, blocked_until: blockedUntil }: Account,
  { kind }: Good,
  now: Date,
): AccountRefusal | undefined {
  if (!CREDIT_KINDS.includes(kind)) return undefined;
  if (closedAt) return { code: 'wallet.account_closed', detail: {} };
  if (blockedUntil && blockedUntil > now) return { code: 'wallet.account_blocked', detail: {} };
  return undefined;
}

async function findObstacleIn(
  tx: Tx,
  { findLevel, merchants }: MallServices,
  good: Good,
  { memberId, now }: OrderWish,
): Promise<Obstacle | undefined> {
  const timezone = merchants.get(good.merchantCode).businessTimezone;
  const since = periodStart(good.limitPeriod, { now, timezone });
  const ordered = await orders.countOrdered(tx, { memberId, goods: [{ goodId: good.id, since }] });
  const vipLevel = (await findLevel?.(tx, memberId)) ?? 0;
  return findObstacle(good, { vipLevel, ordered: ordered.get(good.id) ?? 0, now });
}

function refusalOf(good: Good, obstacle: Obstacle | undefined): GoodRefusal | undefined {
  switch (obstacle) {
    case undefined:
      return undefined;
    case 'level':
      return { code: 'rewards.good_level', detail: { level: good.vipMin } };
    case 'limit':
      return { code: 'rewards.good_limit', detail: { most: good.limitCount } };
    case 'gone':
      return { code: 'rewards.good_gone', detail: {} };
    default:
      return { code: 'rewards.good_off_sale', detail: {} };
  }
}

/** Where it goes: null for what is not sent, undefined where an address is needed and not there. */
async function findAddress(
  tx: Tx,
  { kind }: Good,
  { memberId, addressId }: OrderWish,
): Promise<string | null | undefined> {
  if (kind !== 'PHYSICAL') return null;
  if (!addressId) return undefined;
  return (await addresses.findAddress(tx, { memberId, id: addressId }))?.sealed;
}
