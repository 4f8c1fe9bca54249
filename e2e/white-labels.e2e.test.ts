import type { SiteSettings, SiteStatus } from '@maneki/contract/site/schemas';
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import type { PageWindow } from './support/page-window.ts';
import { goTo } from './support/until-alive.ts';

declare const window: PageWindow;

async function readCall<Value>(page: Page, path: string): Promise<Value> {
  const reply = await page.evaluate(async (address) => {
    const answer = await window.fetch(address);
    return answer.json();
  }, path);
  return (reply as { value: Value }).value;
}

const token = (page: Page, name: string) =>
  page.evaluate(
    (asked) => window.getComputedStyle(window.document.documentElement).getPropertyValue(asked),
    name,
  );

async function describeSite(page: Page) {
  const header = page.getByRole('banner');
  const settings = await readCall<SiteSettings>(page, '/api/site/settings');
  const status = await readCall<SiteStatus>(page, '/api/site/status');
  return {
    name: await header.getByRole('link').first().getAttribute('aria-label'),
    logo: await header.locator('img').getAttribute('src'),
    primary: await token(page, '--look-primary'),
    ground: await token(page, '--look-ground'),
    languages: await listLanguages(page),
    currency: settings.currency,
    flags: status.info.whitelabel.flags,
    social: await page.getByRole('navigation', { name: 'Follow us' }).getByRole('link').count(),
  };
}

/** They stand in the footer once somebody has come down to it. */
async function listLanguages(page: Page): Promise<string[]> {
  await goTo(page.locator('footer'));
  const languages = page.getByLabel('Language', { exact: true });
  await expect(languages).toBeVisible();
  return languages.locator('option').allTextContents();
}

test('[SITE-1] the host name decides which white label a visitor sees', async ({ arrive }) => {
  const maneki = await arrive({ site: 'maneki' });
  await maneki.goto('/m/home');
  const first = await describeSite(maneki);
  const sampaguita = await arrive({ site: 'sampaguita' });
  await sampaguita.goto('/m/home');
  const second = await describeSite(sampaguita);

  expect(first).toMatchObject({
    name: 'Maneki',
    logo: expect.stringContaining('/maneki-logo'),
    languages: ['English', '日本語', '简体中文', 'ไทย', 'Tiếng Việt'],
    currency: 'JPY',
    social: 5,
  });
  expect(second).toMatchObject({
    name: 'Sampaguita',
    logo: expect.stringContaining('/sampaguita-logo'),
    languages: ['English', '日本語', '简体中文'],
    currency: 'PHP',
    social: 2,
  });
  expect(second.primary).not.toBe(first.primary);
  expect(second.ground).not.toBe(first.ground);
  expect(second.flags).not.toEqual(first.flags);
});
