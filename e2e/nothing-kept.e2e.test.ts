import { listOf, scrollDown } from './support/game-list.ts';
import { expect, test } from './support/journey.ts';
import { openMenu } from './support/open-menu.ts';
import { logIn, openAccount } from './support/people.ts';
import { untilAlive } from './support/until-alive.ts';
import { words } from './support/words.ts';

const { shell, site } = words('EN');

/** What a browser does whose owner lets no site keep anything: already a look is refused. */
const KEEPS_NOTHING = `
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, name, {
      configurable: true,
      get() {
        throw new DOMException('Nothing is kept here.', 'SecurityError');
      },
    });
`;

test('whose browser keeps nothing can look around all the same', async ({ page, complaints }) => {
  // The router’s own look, before any other script.
  complaints.allow(/Nothing is kept here/);
  await page.addInitScript(KEEPS_NOTHING);
  await page.goto('/m/home');
  const slots = page.getByRole('main').getByRole('link', { name: shell.categories.RNG }).first();
  await untilAlive(slots);
  const menu = await openMenu(page);
  await menu.getByRole('link', { name: shell.categories.RNG, exact: true }).click();
  await expect(page).toHaveURL(/\/m\/rng$/);
  const list = listOf(page);
  await expect(list.tile('Maneki Triple')).toBeVisible();
  await scrollDown(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: site.home.lobby.hot })).toBeVisible();
});

test('whose browser keeps nothing but its session can log in', async ({ page, complaints }) => {
  complaints.allow(/Nothing is kept here/);
  await page.addInitScript(KEEPS_NOTHING);
  const username = await openAccount();
  await logIn(page, username);
  await expect(page.getByRole('banner')).toContainText(username);
  await page.reload();
  await expect(page.getByRole('banner')).toContainText(username);
});
