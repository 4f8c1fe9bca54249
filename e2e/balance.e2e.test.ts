import { walletEndpoints } from '@maneki/contract/wallet/endpoints';
import type { Page } from '@playwright/test';
import { act } from './support/act.ts';
import {
  balanceOverview,
  headerBalance,
  hearBalances,
  OPENING,
  openHomeAndListen,
  toldBalance,
} from './support/balances.ts';
import { sitDown } from './support/game-table.ts';
import { PAPER_MOON } from './support/games.ts';
import { expect, test } from './support/journey.ts';
import { openMenu } from './support/open-menu.ts';
import { openPage } from './support/open-page.ts';
import { enter, expectToast, headerName, openAccount } from './support/people.ts';
import { words } from './support/words.ts';

const { identity, shell, wallet } = words('EN');
const HIDDEN = '******';

test('a new member sees what they begin with in header, menu and member centre, which comes with the page; hidden, it is not even served, stays so in every tab, until it is shown again', async ({
  page,
}) => {
  await enter(page, await openAccount());
  // While much is going on a page is served without the balance rather than late.
  await expect.poll(() => servedHome(page)).toContain('150,000.00');
  await page.goto('/m/home');
  await expect(headerBalance(page)).toHaveText(OPENING);
  await expect(page.getByRole('banner').getByText('150,000.00', { exact: true })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/m/member/home');
  const overview = balanceOverview(other);
  await expect(toldBalance(overview)).toHaveText(OPENING);
  await expect(overview.getByText('150,000.00', { exact: true })).toBeVisible();
  const read = other.waitForResponse(`**/api${walletEndpoints.getWallet.path}`);
  await overview.getByRole('button', { name: wallet.balance.refresh }).click();
  expect((await read).status()).toBe(200);

  const menu = await openMenu(page);
  await expect(menu.getByRole('link', { name: shell.menu.member })).toHaveAttribute(
    'href',
    '/m/member/home',
  );
  await expect(toldBalance(balanceOverview(menu))).toHaveText(OPENING);
  await balanceOverview(menu).getByRole('button', { name: wallet.balance.hide }).click();
  await expect(toldBalance(balanceOverview(menu))).toHaveText(wallet.balance.hidden);
  await expect(balanceOverview(menu).getByText(HIDDEN, { exact: true })).toBeVisible();
  await expect(toldBalance(overview)).toHaveText(wallet.balance.hidden);
  await expect(overview.getByText(HIDDEN, { exact: true })).toBeVisible();
  await expect(other.getByText('150,000.00')).toHaveCount(0);

  expect(await servedHome(page)).not.toMatch(/150,000\.00|sumBalance/);
  await page.reload();
  await expect(headerBalance(page)).toHaveText(wallet.balance.hidden);
  await expect(page.getByRole('banner').getByText(HIDDEN, { exact: true })).toBeVisible();
  await overview.getByRole('button', { name: wallet.balance.show }).click();
  await expect(headerBalance(page)).toHaveText(OPENING);
});

test('bets and wins reach every place that shows the balance of their member, and nobody else', async ({
  page,
  arrive,
}) => {
  await enter(page, await openAccount());
  const other = await arrive();
  await enter(other, await openAccount());
  const guest = await arrive();
  const heardByOthers = [hearBalances(other), hearBalances(guest)];
  await openHomeAndListen(page);
  await openHomeAndListen(other);
  await openHomeAndListen(guest, 'site.settings');
  await expect(headerBalance(page)).toHaveText(OPENING);
  const table = await sitDown(page, PAPER_MOON);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });

  const bet = await table.bet({ amount: '1000.5' });
  await expect(headerBalance(page)).toHaveText('¥ 148,999.50');
  const menu = await openMenu(page);
  await expect(toldBalance(balanceOverview(menu))).toHaveText('¥ 148,999.50');
  await table.win(bet, '2500');
  await expect(toldBalance(balanceOverview(menu))).toHaveText('¥ 151,499.50');
  await page.keyboard.press('Escape');
  await expect(headerBalance(page)).toHaveText('¥ 151,499.50');
  expect(loads).toBe(0);

  await expect(headerBalance(other)).toHaveText(OPENING);
  await expect(headerBalance(guest)).toHaveCount(0);
  expect(heardByOthers).toEqual([[], []]);
});

test('a page that nobody touches learns that its session is over, and hears of no more money', async ({
  page,
  complaints,
}) => {
  complaints.expect(/401/);
  const username = await openAccount();
  await enter(page, username);
  const heard = hearBalances(page);
  await openHomeAndListen(page);
  const table = await sitDown(page, PAPER_MOON);
  await table.play({ amount: '100' }, '0');
  await expect(headerBalance(page)).toHaveText('¥ 149,900.00');
  const before = heard.length;
  expect(before).toBeGreaterThan(0);

  const isOpenAgain = page
    .waitForEvent('websocket', { timeout: 30_000 })
    .then((socket) => socket.waitForEvent('framereceived'));
  await act('endSessions', { merchantCode: 'maneki', username });
  await expectToast(page, identity.session.expired);
  await isOpenAgain;
  await expect(headerName(page, username)).toHaveCount(0);
  await table.play({ amount: '100' }, '0');
  await expect(headerBalance(page)).toHaveCount(0);
  const menu = await openMenu(page);
  await expect(balanceOverview(menu)).toHaveCount(0);
  expect(heard).toHaveLength(before);
});

test('a trial plays with credit that is marked as such', async ({ page }) => {
  await openPage(page, '/m/trail');
  await page.getByRole('button', { name: identity.trial.start }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(headerBalance(page)).toHaveText('¥ 300,000.00');
  await expect(page.getByRole('banner').getByText(wallet.balance.playCredit)).toBeVisible();
  const table = await sitDown(page, PAPER_MOON);
  await table.play({ amount: '300' }, '0');
  await expect(headerBalance(page)).toHaveText('¥ 299,700.00');
});

test('the Philippine merchant counts in pesos and in the days of Manila', async ({ arrive }) => {
  const page = await arrive({ site: 'sampaguita' });
  await enter(page, await openAccount('sampaguita', { currency: 'PHP' }));
  await openHomeAndListen(page);
  await expect(headerBalance(page)).toHaveText('₱ 56,000.00');
  const table = await sitDown(page, PAPER_MOON);
  await table.play({ amount: '12.34' }, '0.5');
  await expect(headerBalance(page)).toHaveText('₱ 55,988.16');
  await page.goto('/m/transaction/record');
  await expect(page.getByText('Days and times in Manila, GMT+8')).toBeVisible();
  const row = page.getByRole('article').filter({ hasText: wallet.kinds.BET }).first();
  const at = await row.locator('time').getAttribute('datetime');
  const inManila = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Manila',
    timeStyle: 'medium',
  });
  await expect(row.locator('time')).toHaveText(inManila.format(new Date(at!)));
  await expect(row).toContainText('−12.34');
});

const servedHome = async (page: Page): Promise<string> =>
  (await page.request.get('/m/home')).text();
