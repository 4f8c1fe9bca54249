import { expect, type Locator } from '@playwright/test';

/** What the server wrote answers only once its scripts have come; until then a tap on it is lost. */
export const untilAlive = (place: Locator): Promise<void> =>
  expect.poll(() => place.first().evaluate(hasHandlers)).toBe(true);

const hasHandlers = (element: object): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));
