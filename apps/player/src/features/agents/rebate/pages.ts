import type { PageRows } from '#platform/pages/page-row.ts';

export const rebatePages = {} as const satisfies PageRows;
