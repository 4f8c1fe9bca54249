import { expect, test } from 'vitest';
import * as wishes from './wishes-of.ts';

const at = new Date('2030-01-02T03:04:05Z');
const member = { memberId: 'm', merchantCode: 'maneki' };
const money = { currency: 'JPY.DEMO', amount: '12345000' };

test.each([
  ['DEPOSIT', 'REJECTED', 'DEPOSIT_REFUSED'],
  ['DEPOSIT', 'FAILED', 'DEPOSIT_FAILED'],
  ['WITHDRAWAL', 'REJECTED', 'WITHDRAWAL_REFUSED'],
  ['WITHDRAWAL', 'FAILED', 'WITHDRAWAL_FAILED'],
  // Told by facts of their own, or done by the member.
  ['DEPOSIT', 'SUCCESS', undefined],
  ['DEPOSIT', 'CANCELLED', undefined],
  ['DEPOSIT', 'EXPIRED', undefined],
  ['WITHDRAWAL', 'PAID', undefined],
  ['WITHDRAWAL', 'CANCELLED', undefined],
] as const)('[MSG-3] a %s that is %s is told as %s', (kind, state, told) => {
  const wish = wishes.ofOrder({ ...member, ...money, kind, state, orderNo: 'X1' } as never, at);
  expect(wish?.kind).toBe(told);
  if (wish)
    expect(wish.params).toEqual({ amount: { amount: '1234.5', currency: 'JPY' }, orderNo: 'X1' });
});

test('[MSG-3] [AGENT-3] money of an upline is told, a packet that was tapped for is not, nor what was sent well', () => {
  const gift = { ...member, ...money, giftId: 'g', from: 'agent01' };
  const amount = { amount: '1234.5', currency: 'JPY' };
  expect(wishes.ofGift({ ...gift, kind: 'TRANSFER' }, at)).toMatchObject({
    ...{ kind: 'TEAM_MONEY_RECEIVED', params: { amount, from: 'agent01' } },
  });
  expect(wishes.ofGift({ ...gift, kind: 'LUCKY' }, at)).toBeUndefined();
  const sent = { ...member, ...money, giftId: 'g', kind: 'TRANSFER', reason: 'no' } as const;
  expect(wishes.ofRefusedGift({ ...sent, state: 'REJECTED' }, at)).toMatchObject({
    ...{ kind: 'TEAM_MONEY_REFUSED', params: { amount, reason: 'no' } },
  });
  expect(wishes.ofRefusedGift({ ...sent, state: 'DONE' }, at)).toBeUndefined();
});

const reward = { ...member, ...money, rewardId: 'r', points: 0 };

test.each([
  ['REBATE', 'REBATE_CREDITED'],
  ['CASHBACK', 'REBATE_CREDITED'],
  ['COMMISSION', 'COMMISSION_CREDITED'],
  ['PROMOTION', 'REWARD_CREDITED'],
  ['RED_PACKET', undefined],
  ['SIGN_IN', undefined],
  ['MISSION', undefined],
  ['MALL', undefined],
] as const)(
  '[MSG-3] a reward for %s is told as %s, once for what waited and was claimed',
  (kind, told) => {
    const claimed = wishes.ofClaimed({ ...reward, kind }, at);
    const granted = wishes.ofGranted({ ...reward, kind, expiresAt: '2030-02-01T10:00:00Z' }, at);
    expect(claimed?.kind).toBe(told);
    expect(claimed?.sourceKey).toBe(granted?.sourceKey);
  },
);

test('[MSG-3] what waits says until when, and points are no money', () => {
  const expiresAt = '2030-02-01T10:00:00Z';
  const points = { ...reward, kind: 'MILESTONE', amount: '0', points: 50, expiresAt } as const;
  expect(wishes.ofGranted(points, at)).toMatchObject({
    kind: 'POINTS_WAITING',
    params: { points: 50, day: '2030-02-01' },
  });
  expect(wishes.ofClaimed(points, at)).toBeUndefined();
});

test.each([
  [1, 2, 'LEVEL_RAISED'],
  [2, 1, 'LEVEL_LOWERED'],
])('[MSG-3] from level %i to %i is %s', (from, to, kind) => {
  expect(wishes.ofLevel({ ...member, currency: 'JPY', from, to }, at, 7n)).toMatchObject({
    kind,
    params: { level: to },
    sourceKey: 'event 7',
  });
});

test('[AGENT-4] whoever is paid or cannot pay on is told, and asked for money only once', () => {
  const bill = {
    ...member,
    billId: 'b',
    kind: 'DIVIDEND',
    status: 1,
    currency: 'JPY.DEMO',
  } as const;
  expect(wishes.ofBill({ ...bill, received: '15000', missing: '0' }, at, 7n)).toMatchObject({
    ...{ kind: 'DIVIDEND_PAID', params: { amount: { amount: '1.5', currency: 'JPY' } } },
  });
  expect(wishes.ofBill({ ...bill, received: '0', missing: '10000' }, at, 8n)).toMatchObject({
    ...{ kind: 'BILLS_TO_COVER', sourceKey: 'bill b short' },
  });
  const hourly = { ...bill, kind: 'HOURLY_SALARY', received: '1', missing: '0' } as const;
  expect(wishes.ofBill(hourly, at, 9n)).toBeUndefined();
  expect(wishes.ofBill({ ...bill, received: '0', missing: '0' }, at, 9n)).toBeUndefined();
});

test('[MSG-3] [AGENT-4] values that were lowered are told, those that were raised are not', () => {
  const change = (after: number) => ({
    ...member,
    isLowered: after < 6_500,
    changes: [{ group: 'RNG', before: 6_500, after } as const],
  });
  expect(wishes.ofRebates(change(7_000), at, 7n)).toBeUndefined();
  expect(wishes.ofRebates(change(4_000), at, 7n)).toMatchObject({
    ...{ kind: 'REBATES_LOWERED', sourceKey: 'event 7' },
    params: { values: 'RNG 0.65 % → 0.40 %' },
  });
});
