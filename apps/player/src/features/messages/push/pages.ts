import type { PageRows } from '#platform/pages/page-row.ts';

export const pushPages = {} as const satisfies PageRows;
