import type { ConsolePage } from '#platform/console-page.ts';

export const teamPages: readonly ConsolePage[] = [];
