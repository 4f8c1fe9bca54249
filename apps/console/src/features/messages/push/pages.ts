import type { ConsolePage } from '#platform/console-page.ts';

export const pushPages: readonly ConsolePage[] = [];
