import type { RoundState } from '@maneki/contract/rewards/packet';
import type { PromotionRules } from '@maneki/contract/rewards/promotion-rules';
import { DAY_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { dayOf, timeOnDay } from '#features/wallet';
import type { Promotion } from '../promotions/promotion.ts';
import type { Pot } from './lucky-split.ts';

export type PacketPromotion = Extract<Promotion, { type: 'RED_PACKET' }>;

export const isOfPackets = (promotion: Promotion): promotion is PacketPromotion =>
  promotion.type === 'RED_PACKET';

/** One time of handing out. Its packets are there once it was opened. */
export type Round = {
  readonly id: string;
  readonly promotionId: string;
  readonly merchantCode: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly openedAt: Date | null;
};

export function stateOf(
  { startsAt, endsAt, openedAt }: Pick<Round, 'startsAt' | 'endsAt' | 'openedAt'>,
  now: Date,
): RoundState {
  if (now < startsAt) return 'PLANNED';
  if (openedAt === null) return now < endsAt ? 'PLANNED' : 'NOT_HELD';
  return now < endsAt ? 'OPEN' : 'OVER';
}

const UNITS = 10_000n;
const UNITS_PER_TENTH = 1_000n;

/** What the packets of a round share, in 1/10 000 of a reference unit. */
export const potOf = ({
  totalRu,
  packets,
  minTenths,
  maxRu,
}: Pick<PromotionRules['RED_PACKET'], 'totalRu' | 'packets' | 'minTenths' | 'maxRu'>): Pot => ({
  total: BigInt(totalRu) * UNITS,
  count: packets,
  min: BigInt(minTenths) * UNITS_PER_TENTH,
  max: BigInt(maxRu) * UNITS,
});

/** When rounds of a promotion begin from a moment on, for so long; only while it can be had. */
export function startsOf(
  { rule, status, startAt, endAt }: PacketPromotion,
  {
    timezone,
    from,
    forMs,
  }: { readonly timezone: string; readonly from: Date; readonly forMs: number },
): Date[] {
  if (status !== 'ACTIVE') return [];
  const until = new Date(from.getTime() + forMs);
  const days = new Set<string>();
  // By halves: where clocks change a day is shorter than others, and none may be left out.
  for (let at = from.getTime(); at < until.getTime() + DAY_MS; at += DAY_MS / 2)
    days.add(dayOf(new Date(at), timezone));
  const times = [...new Set(rule.times)];
  const starts = [...days].flatMap((day) => times.map((time) => timeOnDay(day, time, timezone)));
  return starts
    .filter((at) => at >= from && at < until && at >= startAt && (endAt === null || at < endAt))
    .sort((left, right) => left.getTime() - right.getTime());
}

export const endOf = (startsAt: Date, { openMinutes }: PromotionRules['RED_PACKET']): Date =>
  new Date(startsAt.getTime() + openMinutes * MINUTE_MS);
