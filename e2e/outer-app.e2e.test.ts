import { expect, test } from './support/journey.ts';
import { openUnderClock } from './support/open-under-clock.ts';
import type { PageWindow } from './support/page-window.ts';
import { siteUrl } from './support/sites.ts';

declare const window: PageWindow;

test('a visitor inside another app copies the address, and is told so for 1.5 s', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openUnderClock(page, () => page.goto('/m/outerApp'));
  await expect(page.getByRole('heading', { name: 'Open in your browser' })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(3);

  const toast = page.locator('[aria-hidden=true]').getByText('Copied', { exact: true });
  await page.getByRole('button', { name: 'Copy the address' }).click();
  await expect(toast).toBeVisible();
  await expect(page.locator('[aria-live=polite]')).toHaveText('Copied');
  const copied = await page.evaluate(() => window.navigator.clipboard.readText());
  expect(copied).toBe(`${siteUrl('maneki')}/m/home`);

  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Copy the address' }).click();
  await expect(toast.last()).toBeVisible();
  await page.clock.runFor(1_400);
  await expect(toast).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(toast).toHaveCount(0);
});

test.describe('inside LINE', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/142.0 Mobile Line/14.21.0' });

  test('[SHELL-3] a visitor is shown the way out once, and may stay where they were going', async ({
    page,
  }) => {
    await page.goto('/m/rng');
    await expect(page).toHaveURL(/\/m\/outerApp$/);
    await page.getByRole('link', { name: 'Continue here' }).click();
    await expect(page).toHaveURL(/\/m\/rng$/);
    await page.reload();
    await expect(page).toHaveURL(/\/m\/rng$/);
  });
});
