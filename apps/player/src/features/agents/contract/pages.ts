import type { PageRows } from '#platform/pages/page-row.ts';

export const contractPages = {} as const satisfies PageRows;
