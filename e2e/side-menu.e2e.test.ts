import type { Locator, Page } from '@playwright/test';
import { balanceOverview, headerBalance, OPENING, toldBalance } from './support/balances.ts';
import { expect, test } from './support/journey.ts';
import { openMenu } from './support/open-menu.ts';
import { openPage } from './support/open-page.ts';
import { enter, expectToast, headerName, openAccount } from './support/people.ts';
import { untilAlive } from './support/until-alive.ts';
import { fill, words } from './support/words.ts';

const { shell, site, wallet } = words('EN');
const { menu: said } = shell;

async function openHome(page: Page): Promise<Locator> {
  await page.goto('/m/home');
  return openMenu(page);
}

const entry = (menu: Locator, name: string) =>
  menu.getByRole('navigation', { name: said.title }).getByRole('link', { name, exact: true });

test('[MENU-1] [MENU-2] [MENU-3] [MENU-4] a guest is greeted and led to login, trial, announcements, missions, tasks and help', async ({
  arrive,
}) => {
  const page = await arrive();
  const menu = await openHome(page);
  await expect(menu).toContainText(said.guest);
  await expect(menu.getByRole('link', { name: said.login })).toHaveAttribute('href', '/m/login');
  await expect(menu.getByRole('link', { name: said.register })).toHaveAttribute(
    'href',
    '/m/register',
  );
  await expect(balanceOverview(menu)).toHaveCount(0);
  await expect(menu.getByRole('button', { name: said.logout })).toHaveCount(0);
  for (const [name, address] of [
    [said.trial, '/m/trail'],
    [said.notices, '/m/notice'],
    [said.mission, '/m/customerTask'],
    [said.task, '/m/task'],
    [said.help, '/m/help'],
    [shell.titles.fairness, '/m/fairness'],
    [said.settings, '/m/set'],
    [said.terms, '/m/terms'],
  ] as const)
    await expect(entry(menu, name)).toHaveAttribute('href', address);

  // The page below is out of reach: a tap beside the menu closes it, and does nothing else.
  await expect(page.locator('header')).toHaveAttribute('inert');
  await page.mouse.click(20, 400);
  await expect(menu).toHaveCount(0);
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(
    page.getByRole('banner').getByRole('button', { name: shell.account.menu }),
  ).toBeFocused();
  await openMenu(page);

  // Back closes the menu and leaves the page, also in the very moment in which it opens.
  await page.goBack();
  await expect(menu).toHaveCount(0);
  await expect(page).toHaveURL(/\/m\/home$/);
  await page.evaluate(`
    document.querySelector('header [popovertarget=menu]').click();
    history.back();
  `);
  await expect.poll(() => page.evaluate('(history.state?.overlays ?? []).length')).toBe(0);
  await expect(menu).toHaveCount(0);
  await expect(page).toHaveURL(/\/m\/home$/);

  // A choice closes it and goes on.
  await openMenu(page);
  await entry(menu, said.help).click();
  await expect(page).toHaveURL(/\/m\/help$/);
  await expect(menu).toHaveCount(0);
});

test('[HOME-2] [MENU-1] [MENU-2] a member finds nickname and balance in the header, and in the menu the kind, a balance that can be hidden, and the records', async ({
  arrive,
}) => {
  const page = await arrive();
  await enter(page, await openAccount('maneki', { nickname: 'Hanako' }));
  await page.goto('/m/home');
  await expect(headerName(page, 'Hanako')).toHaveAttribute('href', '/m/member/home');
  await expect(headerBalance(page)).toHaveText(OPENING);
  const login = page.getByRole('banner').getByRole('link', { name: shell.account.login });
  await expect(login).toHaveCount(0);
  const menu = await openMenu(page);
  await expect(menu).toContainText(said.hello);
  await expect(menu.getByText('Hanako', { exact: true })).toBeVisible();
  await expect(menu.getByText(shell.memberTypes.player, { exact: true })).toBeVisible();
  await expect(toldBalance(balanceOverview(menu))).toHaveText(OPENING);
  await balanceOverview(menu).getByRole('button', { name: wallet.balance.hide }).click();
  await expect(balanceOverview(menu).getByText('******', { exact: true })).toBeVisible();
  await page.reload();
  await expect(headerBalance(page)).toHaveText(wallet.balance.hidden);
  await openMenu(page);
  await expect(toldBalance(balanceOverview(menu))).toHaveText(wallet.balance.hidden);
  for (const [name, address] of [
    [said.member, '/m/member/home'],
    [wallet.entries.deposit, '/m/voucherCenter'],
    [wallet.entries.withdraw, '/m/withdraw'],
    [wallet.entries.bets, '/m/gameRecord'],
    [wallet.entries.account, '/m/transaction/record'],
    [wallet.entries.profit, '/m/profitandloss'],
    [wallet.entries.transfer, '/m/transfer'],
    [shell.titles.mall, '/m/mall/mallHome'],
    [shell.titles.inviteFriends, '/m/inviteFriends'],
    [shell.titles.webEmail, '/m/webEmail'],
    [said.security, '/m/securityCenter'],
  ] as const)
    await expect(entry(menu, name)).toHaveAttribute('href', address);
  await expect(entry(menu, said.trial)).toHaveCount(0);

  await menu.getByRole('button', { name: said.logout }).click();
  const question = page.getByRole('alertdialog', { name: shell.logout.title });
  await question.getByRole('button', { name: shell.logout.confirm }).click();
  await expect(login).toBeVisible();
});

test('[MENU-3] [MENU-4] without links VIP is a page of our own, there is no blog, and tasks are yet to come', async ({
  arrive,
}) => {
  const page = await arrive({ site: 'quiet' });
  const menu = await openHome(page);
  for (const name of [said.blog, said.task, said.mission])
    await expect(menu.getByRole('link', { name })).toHaveCount(0);
  await expect(entry(menu, said.vip)).toHaveAttribute('href', '/m/member/benefits');
  await menu.getByRole('button', { name: said.task }).click();
  await expectToast(page, said.comingSoon);
});

test('[MENU-3] [MENU-4] VIP and blog open elsewhere, tasks in a frame of ours, VIP is told language and theme, and what the merchant leaves out is not in the menu', async ({
  arrive,
}) => {
  const page = await arrive({ site: 'linked', theme: 'light' });
  // Before it is hydrated, another language is another document, whose menu is closed.
  await openPage(page, '/m/home');
  const menu = await openMenu(page);
  for (const [name, address] of [
    [said.vip, 'https://vip.maneki.example/club?from=menu&lang=EN&theme=light'],
    [said.blog, 'https://blog.maneki.example/'],
  ] as const) {
    await expect(entry(menu, name)).toHaveAttribute('href', address);
    await expect(entry(menu, name)).toHaveAttribute('target', '_blank');
  }
  await expect(entry(menu, said.task)).toHaveAttribute('href', '/m/task');
  for (const name of [said.help, said.settings, said.terms])
    await expect(entry(menu, name)).toBeVisible();
  for (const name of [said.trial, said.notices]) await expect(entry(menu, name)).toHaveCount(0);
  await menu.getByRole('button', { name: 'Switch to 日本語' }).click();
  const { title, vip } = words('JA').shell.menu;
  const translated = page.getByRole('dialog', { name: title });
  await translated.getByRole('button', { name: words('JA').shell.theme.toDark }).click();
  await expect(translated.getByRole('link', { name: vip })).toHaveAttribute(
    'href',
    'https://vip.maneki.example/club?from=menu&lang=JA&theme=dark',
  );
});

test('[MENU-3] what the merchant leaves out of the menu is not in it for members either', async ({
  arrive,
}) => {
  const page = await arrive({ site: 'linked' });
  await enter(page, await openAccount('linked'));
  const menu = await openHome(page);
  for (const name of [said.member, wallet.entries.account, said.help])
    await expect(entry(menu, name)).toBeVisible();
  for (const name of [wallet.entries.bets, said.security, said.notices])
    await expect(entry(menu, name)).toHaveCount(0);
});

const install = (page: Page) =>
  page
    .locator('header')
    .getByRole('link', { name: shell.account.install, exact: true, includeHidden: true });

test('[MENU-2] [MENU-3] [MENU-4] [HOME-3] [APP-2] the game centre folds and leads to a list or a studio in it; menu and header lead to the app', async ({
  arrive,
}) => {
  const page = await arrive();
  const menu = await openHome(page);
  const slots = menu.getByRole('link', { name: shell.categories.RNG, exact: true });
  const centre = menu.getByRole('button', { name: said.games, exact: true });
  await expect(slots).toHaveAttribute('href', '/m/rng');
  await expect(menu.getByRole('link', { name: shell.categories.SPORTS })).toHaveAttribute(
    'href',
    '/m/sports',
  );
  await untilAlive(centre);
  await centre.click();
  await expect(centre).toHaveAttribute('aria-expanded', 'false');
  await expect(slots).toBeHidden();
  await centre.click();
  await expect(slots).toBeVisible();

  const studios = menu.getByRole('button', {
    name: fill(site.home.lobby.studiosOf, { category: shell.categories.RNG }),
  });
  const studio = menu.locator('a[href="/m/rng?vassalage=HFOX"]');
  await expect(studio).toBeHidden();
  await studios.click();
  await expect(studio).toBeVisible();
  await studio.click();
  await expect(page).toHaveURL(/\/m\/rng\?vassalage=HFOX$/);
  await expect(menu).toHaveCount(0);

  await page.goBack();
  await expect(install(page)).toBeAttached();
  await openMenu(page);
  await menu.getByRole('link', { name: said.download }).click();
  const title = fill(words('EN').app.install.title, { merchant: 'Maneki' });
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(menu).toHaveCount(0);
});

test('[MENU-3] [MENU-4] [HOME-3] [APP-2] in the app neither menu nor header lead to it', async ({
  arrive,
}) => {
  const signs = { standalone: true, userAgent: 'Mozilla/5.0 (Linux; Android 16) ManekiApp/2.1' };
  for (const [sign, value] of Object.entries(signs)) {
    const installed = await arrive();
    await installed.addInitScript(
      `Object.defineProperty(navigator, '${sign}', { value: ${JSON.stringify(value)} })`,
    );
    const device = installed.waitForRequest('**/api/site/status');
    const inApp = await openHome(installed);
    await expect(entry(inApp, said.help)).toBeVisible();
    await expect(inApp.getByRole('link', { name: said.download })).toHaveCount(0);
    await expect(install(installed)).toHaveCount(0);
    expect((await device).headers().device).toBe('OTHERS');
  }
});
