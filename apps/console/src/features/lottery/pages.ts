import type { ConsolePage } from '#platform/console-page.ts';

/** A page is a row: its address and words' name, its group, its right, and a screen that is loaded. */
export const lotteryPages: readonly ConsolePage[] = [];
