import type { ConsolePage } from '#platform/console-page.ts';
import { chatPages } from './chat/pages.ts';
import { feedbackPages } from './feedback/pages.ts';
import { inboxPages } from './inbox/pages.ts';
import { pushPages } from './push/pages.ts';

export const messagesPages: readonly ConsolePage[] = [
  ...inboxPages,
  ...feedbackPages,
  ...chatPages,
  ...pushPages,
];
