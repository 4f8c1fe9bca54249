import type { PageRows } from '#platform/pages/page-row.ts';

export const inboxPages = {} as const satisfies PageRows;
