import type { ConsolePage } from '#platform/console-page.ts';

export const inboxPages: readonly ConsolePage[] = [];
