import type { PageRows } from '#platform/pages/page-row.ts';
import { mallPages } from './mall/pages.ts';

export const rewardsPages = { ...mallPages } as const satisfies PageRows;
