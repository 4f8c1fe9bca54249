import type { PageRows } from '#platform/pages/page-row.ts';

export const feedbackPages = {} as const satisfies PageRows;
