import { type GoodKind, MALL_MOVES, type MallState } from '@maneki/contract/rewards/mall';
import { dayOf } from '#features/wallet';
import { drawDigits } from '#platform/secrets/secrets';
import type { Texts } from './good.ts';

/** Something that was had for points. */
export type MallOrder = {
  readonly orderNo: string;
  readonly seq: bigint;
  readonly merchantCode: string;
  readonly memberId: string;
  readonly goodId: string;
  readonly wishKey: string;
  readonly kind: GoodKind;
  readonly state: MallState;
  readonly titles: Texts;
  readonly picture: string;
  readonly points: number;
  /** What was credited, or what the thing is worth. */
  readonly amount: bigint;
  readonly currency: string;
  readonly addressSealed: string | null;
  readonly carrier: string | null;
  readonly trackingNo: string | null;
  readonly orderedAt: Date;
  readonly movedAt: Date;
};

export const mayMove = (from: MallState, to: MallState): boolean =>
  (MALL_MOVES[from] as readonly MallState[]).includes(to);

/** Orders that give their points back. */
export const isUndone = (state: MallState): boolean =>
  state === 'CANCELLED' || state === 'REFUNDED';

/** A piece goes back on the shelf unless it has left the house; a code that was shown is spent. */
export const returnsStock = (from: MallState, to: MallState): boolean =>
  isUndone(to) && (from === 'PENDING' || from === 'CONFIRMED');

/** The number that both sides know an order by: the business day, and chance. */
export const drawOrderNo = (now: Date, timezone: string): string =>
  `M${dayOf(now, timezone).replaceAll('-', '').slice(2)}${drawDigits(10)}`;
