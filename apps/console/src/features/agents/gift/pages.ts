import type { ConsolePage } from '#platform/console-page.ts';

export const giftPages: readonly ConsolePage[] = [];
