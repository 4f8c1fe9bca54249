import { contentPages } from '#features/content';
import { operatorsPages } from '#features/operators';
import { sitePages } from '#features/site';
import type { ConsolePage } from '#platform/console-page.ts';

/** Every page, in the order of the menu. A new screen is a row in its feature's `pages.ts`. */
export const PAGES: readonly ConsolePage[] = [...sitePages, ...contentPages, ...operatorsPages];
