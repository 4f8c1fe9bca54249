import { expect } from './support/journey.ts';
import { openPage } from './support/open-page.ts';
import { fillLogin, openAccount, PASSWORD } from './support/people.ts';
import { test } from './support/slot-journey.ts';
import { words } from './support/words.ts';

const { shell, site } = words('EN');

test('[AUTH-9] below the form stand four hot games that open after it, the languages and the owner', async ({
  arrive,
}) => {
  const username = await openAccount();
  const page = await arrive();
  await openPage(page, '/m/login');
  const footer = page.locator('footer');
  const icons = footer.getByRole('region', { name: site.home.lobby.hot }).getByRole('link');
  await expect(icons).toHaveCount(4);
  const name = (await icons.first().textContent())!;
  await expect(footer).toContainText(/©.*Maneki/);
  await footer.getByRole('combobox', { name: shell.language.label }).selectOption('JA');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await footer.getByRole('combobox').selectOption('EN');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(icons.first()).toHaveText(name);

  await icons.first().click();
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2Flaunch/);
  await fillLogin(page, username, PASSWORD);
  await expect(page).toHaveURL(/\/m\/launch\?/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
