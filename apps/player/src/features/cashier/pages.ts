import type { PageRows } from '#platform/pages/page-row.ts';
import { withdrawPages } from './withdraw/pages.ts';

export const cashierPages = { ...withdrawPages } as const satisfies PageRows;
