import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';

/** The picture on top of a page: the first banner of home, or the scene above a form. */
const topImage = (page: Page) => page.getByRole('main').locator('img').first();

/** Width of what was drawn in fact: 0 for a picture that did not come. */
const drawnWidth = (page: Page) =>
  topImage(page).evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth);
const address = (page: Page) =>
  topImage(page).evaluate((image) => (image as unknown as { currentSrc: string }).currentSrc);

test('[SITE-11] pictures come from the host of the merchant', async ({ page }) => {
  await page.goto('/m/home');
  await expect.poll(() => drawnWidth(page)).toBeGreaterThan(0);
  expect(await address(page)).toContain('/m/art/maneki-banner-welcome');
});

test('[SITE-11] a picture whose host is dead comes from the next one', async ({
  arrive,
  complaints,
}) => {
  complaints.expect(/net::ERR.*127\.0\.0\.1:9\//);
  const page = await arrive({ site: 'images' });
  await page.goto('/m/login');
  await expect.poll(() => address(page)).toContain('images.localhost');
  await expect.poll(() => drawnWidth(page)).toBeGreaterThan(0);
  expect(await address(page)).toContain('/m/art/maneki-banner-entry');
});

test('[SITE-11] where no host has a picture, the default one stands in', async ({
  arrive,
  complaints,
}) => {
  complaints.expect(/net::ERR.*127\.0\.0\.1:9\//);
  const page = await arrive({ site: 'imageless' });
  await page.goto('/m/login');
  await expect.poll(() => address(page)).toContain('/m/art/maneki-default-banner');
  await expect.poll(() => drawnWidth(page)).toBeGreaterThan(0);
});
