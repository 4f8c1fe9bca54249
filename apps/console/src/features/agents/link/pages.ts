import type { ConsolePage } from '#platform/console-page.ts';

export const linkPages: readonly ConsolePage[] = [];
