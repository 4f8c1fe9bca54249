import type { ConsolePage } from '#platform/console-page.ts';

export const contractPages: readonly ConsolePage[] = [];
