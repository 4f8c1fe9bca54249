import type { PageRows } from '#platform/pages/page-row.ts';
import { chatPages } from './chat/pages.ts';
import { feedbackPages } from './feedback/pages.ts';
import { inboxPages } from './inbox/pages.ts';
import { pushPages } from './push/pages.ts';

export const messagesPages = {
  ...inboxPages,
  ...feedbackPages,
  ...chatPages,
  ...pushPages,
} as const satisfies PageRows;
