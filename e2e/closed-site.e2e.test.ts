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

test('[SITE-3] a site under maintenance shows when it comes back, whatever was asked for', async ({
  arrive,
  complaints,
}) => {
  complaints.expect(/503/);
  const page = await arrive({ site: 'closed' });
  for (const path of ['/m/home', '/m/terms', '/m/restrict', '/m/nowhere']) {
    const reply = await page.goto(path);
    expect(reply?.status(), path).toBe(503);
    await expect(page).toHaveURL(/\/m\/restrict$/);
  }
  await expect(page.getByRole('heading', { name: 'We are upgrading' })).toBeVisible();
  await expect(page.getByText('System upgrading, please try again later.')).toBeVisible();
  await expect(page.getByText('We expect to be back on January 2, 2031')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact customer service' })).toBeVisible();
  expect((await readStatus(page)).status).toBe(1);

  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('heading', { name: 'We are upgrading' })).toBeVisible();
});

test('[SITE-3] a visitor from a closed region is told so, with address and country', async ({
  arrive,
  complaints,
}) => {
  complaints.expect(/451/);
  const page = await arrive({ country: 'KP', address: '10.20.30.40' });
  const reply = await page.goto('/m/home');
  expect(reply?.status()).toBe(451);
  await expect(page).toHaveURL(/\/m\/restrict$/);
  await expect(page.getByRole('heading', { name: 'Not available in your region' })).toBeVisible();
  await expect(page.getByText('Your address: 10.20.30.40')).toBeVisible();
  await expect(page.getByText('Country: North Korea')).toBeVisible();
  const status = await readStatus(page);
  expect(status).toMatchObject({ status: 2, regionRestriction: { isOn: true } });
});

test('[SITE-3] maintenance covers a closed region', async ({ arrive, complaints }) => {
  complaints.expect(/503/);
  const page = await arrive({ site: 'closed', country: 'KP' });
  await page.goto('/m/home');
  await expect(page.getByRole('heading', { name: 'We are upgrading' })).toBeVisible();
  await expect(page.getByText('Not available in your region')).toHaveCount(0);
  const status = await readStatus(page);
  expect(status).toMatchObject({ status: 1, regionRestriction: { isOn: true } });
});

test('[SITE-3] an open site has no restricted page', async ({ page }) => {
  await page.goto('/m/restrict');
  await expect(page).toHaveURL(/\/m\/home$/);
  expect((await readStatus(page)).status).toBe(0);
});

test('the closed pages speak the language of the visitor', async ({ arrive, complaints }) => {
  complaints.expect(/503/);
  for (const language of ['JA', 'TH', 'CN', 'VI'] as const) {
    const page = await arrive({ site: 'closed', language });
    await page.goto('/m/home');
    const { restrict } = words(language).site;
    await expect(page.getByRole('heading', { name: restrict.maintenanceTitle })).toBeVisible();
    await expect(page.getByRole('button', { name: restrict.checkAgain })).toBeVisible();
    await expect(page.getByText('2031')).toBeVisible();
  }
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

  // It stays once its scripts run, and both ways on lead somewhere.
  await page.waitForLoadState('networkidle');
  await expect(title).toBeVisible();
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
