import type { RefusalTable } from '../endpoint.ts';

export const vipRefusals = {
  /** A level cannot ask for less than the one below it, or for more than the one above. */
  'rewards.vip_level_order': { status: 409, detail: ['level'] },
  'rewards.vip_member_unknown': { status: 404, detail: [] },
} as const satisfies RefusalTable<'rewards'>;

export type VipCode = keyof typeof vipRefusals;
