import type { PageRows } from '#platform/pages/page-row.ts';

export const teamPages = {} as const satisfies PageRows;
