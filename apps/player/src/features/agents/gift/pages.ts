import type { PageRows } from '#platform/pages/page-row.ts';

export const giftPages = {} as const satisfies PageRows;
