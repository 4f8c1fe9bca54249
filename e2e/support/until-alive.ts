import { expect, type Locator } from '@playwright/test';

/** What the server wrote comes alive when somebody goes there. It may be drawn anew just then. */
export const untilAlive = (place: Locator): Promise<void> =>
  expect(async () => {
    await place.first().scrollIntoViewIfNeeded({ timeout: 1_000 });
    expect(await isAlive(place)).toBe(true);
  }).toPass({ timeout: 15_000 });

/** Goes to a place that may be drawn anew when somebody comes near. */
export const goTo = (place: Locator): Promise<void> =>
  expect(() => place.first().scrollIntoViewIfNeeded({ timeout: 1_000 })).toPass({
    timeout: 15_000,
  });

export const isAlive = (place: Locator): Promise<boolean> => place.first().evaluate(hasHandlers);

const hasHandlers = (element: object): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));
