import type { ConsolePage } from '#platform/console-page.ts';

export const rebatePages: readonly ConsolePage[] = [];
