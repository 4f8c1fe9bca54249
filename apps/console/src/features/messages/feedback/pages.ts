import type { ConsolePage } from '#platform/console-page.ts';

export const feedbackPages: readonly ConsolePage[] = [];
