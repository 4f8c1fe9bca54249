import { catalogPages } from '#features/catalog';
import { operatorsPages } from '#features/operators';
import { playPages } from '#features/play';
import { sitePages } from '#features/site';
import type { ConsolePage } from '#platform/console-page.ts';

/** Every page, in the order of the menu. A new screen is a row in its feature's `pages.ts`. */
export const PAGES: readonly ConsolePage[] = [
  ...sitePages,
  ...catalogPages,
  ...playPages,
  ...operatorsPages,
];
