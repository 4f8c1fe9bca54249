import type { PageRows } from '#platform/pages/page-row.ts';

export const chatPages = {} as const satisfies PageRows;
