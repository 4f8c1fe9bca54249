import type { ConsolePage } from '#platform/console-page.ts';

export const chatPages: readonly ConsolePage[] = [];
