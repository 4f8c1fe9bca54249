import type { PageRows } from '#platform/pages/page-row.ts';

export const homePages = {} as const satisfies PageRows;
