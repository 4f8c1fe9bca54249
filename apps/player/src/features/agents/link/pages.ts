import type { PageRows } from '#platform/pages/page-row.ts';

export const linkPages = {} as const satisfies PageRows;
