import type { Language } from '@maneki/contract/language';
import type { Category } from '@maneki/contract/play/tickets';
import type { GoodKind, LIMIT_PERIODS } from '@maneki/contract/rewards/mall';
import { floorToMinorUnits, PER_REFERENCE_UNIT, UNITS_PER_ONE } from '@maneki/kernel/money';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import { startOfDay, windowsOf } from '#features/wallet';
import type { StakeTerms } from '../grants/grant.ts';

export type Texts = Readonly<Record<Language, string>>;

/** Something to be had for points. */
export type Good = {
  readonly id: string;
  readonly merchantCode: string;
  readonly kind: GoodKind;
  readonly titles: Texts;
  readonly descriptions: Texts;
  readonly picture: string;
  readonly points: number;
  /** Hundredths of a reference unit. */
  readonly worthCents: number;
  readonly rollover: number;
  readonly stock: number;
  readonly vipMin: number;
  /** How many a member may order in each period; 0 is as many as wanted. */
  readonly limitCount: number;
  readonly limitPeriod: (typeof LIMIT_PERIODS)[number];
  readonly saleFrom: Date | null;
  readonly saleTo: Date | null;
  readonly status: 'DRAFT' | 'ACTIVE' | 'PAUSED';
  readonly sort: number;
};

/** What a good is worth in a wallet's currency. */
export function worthIn(currency: string, { worthCents }: Pick<Good, 'worthCents'>): bigint {
  const money = moneyOf(currency);
  const worth = (BigInt(worthCents) * PER_REFERENCE_UNIT[money] * UNITS_PER_ONE) / 100n;
  return floorToMinorUnits(worth, money);
}

/** Chips are for tables: what is staked elsewhere does not count for them. */
const CHIP_GROUPS: readonly Category[] = ['LIVE', 'PVP'];

/** What has to be staked before credit that was had for points may leave. */
export const termsOf = (
  { kind, rollover }: Pick<Good, 'kind' | 'rollover'>,
  amount: bigint,
): StakeTerms => ({
  principal: amount,
  multiple: rollover,
  groups: kind === 'CHIP' ? CHIP_GROUPS : [],
  maxBet: null,
  days: null,
});

export type Obstacle = 'soon' | 'over' | 'level' | 'limit' | 'gone';

export type Buyer = {
  readonly vipLevel: number;
  /** How many of it they have ordered in its period. */
  readonly ordered: number;
  readonly now: Date;
};

/** Why somebody cannot have a good, the points aside; undefined where they can. */
export function findObstacle(
  good: Pick<Good, 'saleFrom' | 'saleTo' | 'vipMin' | 'limitCount' | 'stock'>,
  { vipLevel, ordered, now }: Buyer,
): Obstacle | undefined {
  if (good.saleFrom && now < good.saleFrom) return 'soon';
  if (good.saleTo && now >= good.saleTo) return 'over';
  if (vipLevel < good.vipMin) return 'level';
  if (good.limitCount > 0 && ordered >= good.limitCount) return 'limit';
  return good.stock > 0 ? undefined : 'gone';
}

/** Since when orders count against a good's limit. */
export function periodStart(
  period: Good['limitPeriod'],
  { now, timezone }: { readonly now: Date; readonly timezone: string },
): Date {
  const { day, week, month } = windowsOf(now, timezone);
  if (period === 'EVER') return new Date(0);
  return startOfDay({ DAY: day, WEEK: week, MONTH: month }[period], timezone);
}
