import { afterStillness } from '#platform/stillness.ts';

let wanted: Promise<void> | undefined;

/**
 * Fulfilled once the page is no longer still: until then what surrounds the first screen can be read, but
 * need not answer.
 */
export function whenWanted(): Promise<void> {
  wanted ??= new Promise((resolve) => afterStillness(resolve));
  return wanted;
}
