import type { ConsolePage } from '#platform/console-page.ts';
import { contractPages } from './contract/pages.ts';
import { giftPages } from './gift/pages.ts';
import { linkPages } from './link/pages.ts';
import { rebatePages } from './rebate/pages.ts';
import { teamPages } from './team/pages.ts';

export const agentsPages: readonly ConsolePage[] = [
  ...teamPages,
  ...linkPages,
  ...rebatePages,
  ...contractPages,
  ...giftPages,
];
