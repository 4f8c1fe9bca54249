import type { RefusalOf, RefusalTable } from '../endpoint.ts';

export const contentRefusals = {
  'content.notice_unknown': { status: 404, detail: [] },
  'content.preview_over': { status: 404, detail: [] },
} as const satisfies RefusalTable<'content'>;

export type ContentCode = keyof typeof contentRefusals;
export type ContentRefusal = RefusalOf<typeof contentRefusals>;
