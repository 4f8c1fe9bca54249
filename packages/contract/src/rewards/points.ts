import type { RewardKind } from './reward.ts';

/** Why points came or went, beside rewards that gave some. */
export const POINT_KINDS = ['PLAY', 'MALL', 'MALL_BACK', 'EXPIRY'] as const;

export type PointKind = (typeof POINT_KINDS)[number] | RewardKind;

export const POINTS_PAGE_SIZE = 20;
