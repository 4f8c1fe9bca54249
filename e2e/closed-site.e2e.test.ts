import type { SiteStatus } from '@maneki/contract/site/schemas';
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import type { PageWindow } from './support/page-window.ts';
import { words } from './support/words.ts';

declare const window: PageWindow;

const readStatus = (page: Page): Promise<SiteStatus> =>
  page.evaluate(async () => {
    const answer = await window.fetch('/api/site/status');
    return ((await answer.json()) as { value: SiteStatus }).value;
  });

test('[SITE-3] a site under maintenance shows when it comes back, and looks again when asked', async ({
  arrive,
  complaints,
}) => {
  complaints.expect(/503/);
  const page = await arrive({ site: 'closed' });
  expect((await page.goto('/m/home'))?.status()).toBe(503);
  await expect(page).toHaveURL(/\/m\/restrict$/);
  await expect(page.getByText('We expect to be back on January 2, 2031')).toBeVisible();
  expect((await readStatus(page)).status).toBe(1);

  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('heading', { name: 'We are upgrading' })).toBeVisible();
});

test('[SITE-3] a page that breaks shows the service error page with its reference', async ({
  page,
  complaints,
}) => {
  complaints.expect(/500/);
  await page.goto('/m/home');
  const reply = await page.goto('/m/broken');
  expect(reply?.status()).toBe(500);
  const title = page.getByRole('heading', { name: 'Something went wrong on our side' });
  await expect(title).toBeVisible();
  await expect(page.getByText(`Reference: ${reply?.headers()['x-request-id']}`)).toBeVisible();

  // Both ways on lead somewhere.
  await page.getByText('Try again').click();
  await expect(title).toBeVisible();
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Maneki' })).toBeAttached();
});

test('[SITE-3] a page whose components throw shows the service error page, and the site lives on', async ({
  page,
  complaints,
}) => {
  complaints.expect(/500/);
  const reply = await page.goto('/m/breaking');
  expect(reply?.status()).toBe(500);
  await expect(
    page.getByRole('heading', { name: words('EN').site.serviceError.title }),
  ).toBeVisible();
  expect((await page.goto('/m/home'))?.status()).toBe(200);
});
