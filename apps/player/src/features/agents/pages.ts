import type { PageRows } from '#platform/pages/page-row.ts';
import { contractPages } from './contract/pages.ts';
import { giftPages } from './gift/pages.ts';
import { homePages } from './home/pages.ts';
import { linkPages } from './link/pages.ts';
import { rebatePages } from './rebate/pages.ts';
import { teamPages } from './team/pages.ts';

export const agentsPages = {
  ...homePages,
  ...teamPages,
  ...linkPages,
  ...rebatePages,
  ...contractPages,
  ...giftPages,
} as const satisfies PageRows;
