import { expect, type Locator } from '@playwright/test';

/** What the server wrote comes alive when somebody goes there. It may be drawn anew just then. */
export const untilAlive = (place: Locator): Promise<void> =>
  expect(async () => {
    await place.first().scrollIntoViewIfNeeded({ timeout: 1_000 });
    expect(await place.first().evaluate(hasHandlers)).toBe(true);
  }).toPass({ timeout: 15_000 });

/** Goes to a place that may be drawn anew when somebody comes near. */
export const goTo = (place: Locator): Promise<void> =>
  expect(() => place.first().scrollIntoViewIfNeeded({ timeout: 1_000 })).toPass({
    timeout: 15_000,
  });

const hasHandlers = (element: object): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));
