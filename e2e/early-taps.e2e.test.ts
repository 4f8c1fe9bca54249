import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { words } from './support/words.ts';

const { catalog, identity, shell, site } = words('EN');

/** Opens a page whose scripts are still on their way. Answers what lets them come. */
async function openEarly(page: Page, address: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/m/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return release;
}

test('[HOME-7] [LIST-4] before scripts have come the menu opens, a category leads to its games, and a guest’s heart on one of them to the login', async ({
  page,
}) => {
  const bringScripts = await openEarly(page, '/m/home');
  await page.getByRole('banner').getByRole('button', { name: shell.account.menu }).click();
  const menu = page.getByRole('dialog', { name: shell.menu.title });
  await expect(menu.getByRole('link', { name: shell.menu.help })).toBeVisible();
  bringScripts();
  // Once it is hydrated it closes as any other.
  const close = menu.getByRole('button', { name: shell.actions.close });
  await expect.poll(() => close.evaluate(isHydrated)).toBe(true);
  await close.click();
  await expect(menu).toBeHidden();

  await openEarly(page, '/m/home');
  await page.getByRole('tab', { name: shell.categories.RNG }).click();
  await expect(page).toHaveURL(/category=RNG/);
  await expect(page.getByRole('tab', { name: shell.categories.RNG })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.locator('#block-HOT')).toHaveCount(0);
  const heart = catalog.tile.favourite.replace('{name}', 'Maneki Triple');
  await page.getByRole('link', { name: heart, exact: true }).first().click();
  await expect(page).toHaveURL(/\/m\/login\?back=/);
});

test('[SHELL-7] [SHELL-11] before scripts have come the service sheet opens, and a guest’s tap on the member centre leads to the login', async ({
  page,
}) => {
  const bringScripts = await openEarly(page, '/m/home');
  await page.getByRole('button', { name: shell.nav.service }).click();
  const sheet = page.getByRole('dialog', { name: site.service.title });
  await expect(sheet.getByRole('link', { name: site.service.whatsapp })).toBeVisible();
  bringScripts();
  const close = sheet.getByRole('button', { name: shell.actions.close });
  await expect.poll(() => close.evaluate(isHydrated)).toBe(true);
  await close.click();
  await expect(sheet).toBeHidden();

  await openEarly(page, '/m/home');
  await page.getByRole('link', { name: shell.nav.member, exact: true }).click();
  await expect(page).toHaveURL(/\/m\/login\?back=/);
});

test('[SITE-5] [SITE-7] before scripts have come theme and language can be chosen', async ({
  page,
}) => {
  await openEarly(page, '/m/help');
  await page.getByRole('button', { name: shell.theme.toLight }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: /日本語/ }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('[LIST-5] [AUTH-5] what was typed or switched before scripts came is taken over', async ({
  page,
}) => {
  const bringList = await openEarly(page, '/m/rng');
  await page.getByRole('searchbox').fill('reef');
  bringList();
  await expect(page).toHaveURL(/gameName=reef/);

  const bringLogin = await openEarly(page, '/m/login');
  const remember = page.getByRole('checkbox', { name: identity.login.remember });
  const wasOn = await remember.isChecked();
  await remember.setChecked(!wasOn);
  await page.getByLabel(identity.fields.username, { exact: true }).fill('sakura');
  bringLogin();
  await expect.poll(() => remember.evaluate(isHydrated)).toBe(true);
  await expect(remember).toBeChecked({ checked: !wasOn });
  await expect(page.getByLabel(identity.fields.username, { exact: true })).toHaveValue('sakura');
});

const isHydrated = (element: object): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));
