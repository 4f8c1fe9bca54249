import type { RefusalTable } from '../endpoint.ts';

export const pointRefusals = {
  'rewards.points_short': { status: 409, detail: ['missing'] },
} as const satisfies RefusalTable<'rewards'>;

export type PointCode = keyof typeof pointRefusals;
