import type { PageRows } from '#platform/pages/page-row.ts';
import { vipPages } from './vip/pages.ts';

export const rewardsPages = {
  ...vipPages,
} as const satisfies PageRows;
