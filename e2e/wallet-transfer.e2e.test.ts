import { playEndpoints } from '@maneki/contract/play/endpoints';
import type { Page } from '@playwright/test';
import { act } from './support/act.ts';
import { headerBalance, OPENING } from './support/balances.ts';
import { VAULT } from './support/games.ts';
import { expect, test } from './support/journey.ts';
import { openMenu } from './support/open-menu.ts';
import { openPage } from './support/open-page.ts';
import type { PageWindow } from './support/page-window.ts';
import { enter, expectToast, openAccount } from './support/people.ts';
import { servedHeader } from './support/served.ts';
import { fill, words } from './support/words.ts';

declare const window: PageWindow;

const { identity, play, shell, wallet } = words('EN');
const { transfer } = play;
const ADDRESS = '/m/transfer';
const SEND = `**/api${playEndpoints.transferFunds.path}`;
const READ = `**/api${playEndpoints.listVendorWallets.path}`;

test.afterEach(() => act('setVendorMood', { mood: 'obliging' }));

const form = (page: Page) => page.getByRole('main').locator('form');
const amountField = (page: Page) => form(page).getByLabel(transfer.amount, { exact: true });
const result = (page: Page) => form(page).getByRole('status');
const latest = (page: Page) => page.getByRole('region', { name: transfer.latest });
const vault = (page: Page) => form(page).locator('label').filter({ hasText: VAULT.name });
const mainWallet = (page: Page) => page.getByRole('main').locator('[aria-live=polite]').first();

async function send(page: Page, amount: string): Promise<void> {
  await vault(page).click();
  await amountField(page).fill(amount);
  await form(page).getByRole('button', { name: transfer.submit }).click();
}

/** A member at the transfer page, with nothing moved yet. */
async function arriveAtTransfer(page: Page): Promise<string> {
  const username = await openAccount();
  await enter(page, username);
  await page.goto(ADDRESS);
  await expect(mainWallet(page)).toHaveText(OPENING);
  await expect(vault(page)).toContainText('0.00');
  return username;
}

const heldBy = (username: string) => act('readVendorBalance', { merchantCode: 'maneki', username });

/** How many transfers of a member nobody knows the end of yet. */
const countOpen = (username: string) =>
  act('countOpenTransfers', { merchantCode: 'maneki', username });

test('[CASH-6] money goes into a game wallet, a part comes back, and then all of it', async ({
  page,
}) => {
  const username = await openAccount();
  await enter(page, username);
  await page.goto('/m/home');
  await expect(headerBalance(page)).toHaveText(OPENING);
  const menu = await openMenu(page);
  await menu.getByRole('link', { name: wallet.entries.transfer }).click();
  await expect(page).toHaveURL(/\/m\/transfer$/);
  await expect(latest(page)).toContainText(transfer.noTransfers);
  await send(page, '1,000');
  await expect(result(page)).toContainText(transfer.sentences.SUCCESS);
  await expect(mainWallet(page)).toHaveText('¥ 149,000.00');
  await expect(vault(page)).toContainText('1,000.00');
  expect(await heldBy(username)).toBe('1000');

  await page.getByText(transfer.fromVendor, { exact: true }).click();
  await send(page, '400');
  await expect(result(page)).toContainText(fill(transfer.ways.FROM_VENDOR, { name: VAULT.name }));
  await expect(mainWallet(page)).toHaveText('¥ 149,400.00');
  await expect(vault(page)).toContainText('600.00');
  await expect.poll(() => servedHeader(page)).toContain('>150,000.00<');

  await page.getByRole('button', { name: transfer.recall }).click();
  await expectToast(page, '1 game wallet is being emptied.');
  await expect(mainWallet(page)).toHaveText(OPENING);
  await expect(vault(page)).toContainText('0.00');
  expect(await heldBy(username)).toBe('0');
  await expect(latest(page).getByText(transfer.statuses.SUCCESS)).toHaveCount(3);
  await page.goto('/m/transaction/record?group=transfer');
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([
    wallet.kinds.TRANSFER_IN,
    wallet.kinds.TRANSFER_IN,
    wallet.kinds.TRANSFER_OUT,
  ]);
});

test('[CASH-6] an amount that cannot be moved is told at its field, and nothing is asked for', async ({
  page,
}) => {
  await arriveAtTransfer(page);
  let wishes = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(playEndpoints.transferFunds.path))
      wishes += 1;
  });
  const { problems } = transfer;
  for (const [typed, problem] of [
    ['', problems.missing],
    ['one', problems.unreadable],
    ['149', fill(problems.tooSmall, { minimum: '150.00' })],
    ['150.5', problems.tooFine],
    ['150001', problems.tooLarge],
  ] as const) {
    await send(page, typed);
    await expect(form(page).getByText(problem)).toBeVisible();
    await expect(amountField(page)).toBeFocused();
    await expect(amountField(page)).toHaveAttribute('aria-invalid', 'true');
  }
  await form(page).getByRole('button', { name: transfer.all, exact: true }).click();
  await expect(amountField(page)).toHaveValue('150000');
  await expect(amountField(page)).not.toHaveAttribute('aria-invalid');
  expect(wishes).toBe(0);

  const auto = page.getByRole('switch', { name: new RegExp(transfer.auto) });
  await expect(auto).toBeChecked();
  await auto.click();
  await expect(auto).not.toBeChecked();
  await expect(auto).toBeEnabled();
  await page.reload();
  await expect(auto).not.toBeChecked();
});

test('[CASH-6] what a game wallet refuses is back at once, and a second press after a lost answer moves the money once', async ({
  page,
  complaints,
}) => {
  complaints.expect(/422/);
  complaints.expect(/net::ERR_FAILED/);
  const username = await arriveAtTransfer(page);
  await act('setVendorMood', { mood: 'refusing' });
  await send(page, '1000');
  await expect(form(page).getByRole('alert')).toContainText(play.refusals.vendor_refused);
  await expect(latest(page).getByText(transfer.statuses.FAILED)).toBeVisible();
  await expect(mainWallet(page)).toHaveText(OPENING);
  expect(await heldBy(username)).toBe('0');
  await act('setVendorMood', { mood: 'obliging' });
  await form(page).getByRole('button', { name: transfer.submit }).click();
  await expect(result(page)).toContainText(transfer.sentences.SUCCESS);
  expect(await heldBy(username)).toBe('1000');

  await page.route(SEND, async (route) => {
    await route.fetch({ maxRetries: 2 });
    await route.abort();
  });
  await send(page, '500');
  await expect(form(page).getByRole('alert')).toContainText(transfer.problems.lost);
  await page.unroute(SEND);
  await form(page).getByRole('button', { name: transfer.submit }).click();
  await expect(result(page)).toContainText(transfer.sentences.SUCCESS);
  await expect(mainWallet(page)).toHaveText('¥ 148,500.00');
  await expect(latest(page).getByRole('article')).toHaveCount(3);
  expect(await heldBy(username)).toBe('1500');
});

test('[CASH-6] money of which the game wallet’s answer got lost is counted once, and found again; one that says nothing holds up the next transfer, and is told as such', async ({
  page,
  complaints,
}) => {
  complaints.expect(/net::ERR_FAILED/);
  complaints.expect(/409/);
  const username = await arriveAtTransfer(page);
  await act('setVendorMood', { mood: 'cut off' });
  await send(page, '1000');
  await expect(result(page)).toContainText(transfer.sentences.UNKNOWN);
  await expect(latest(page).getByText(transfer.statuses.UNKNOWN)).toBeVisible();
  await expect(mainWallet(page)).toHaveText('¥ 149,000.00');
  await act('resolveTransfers', {});
  await expect(result(page)).toContainText(transfer.sentences.SUCCESS);
  await expect(vault(page)).toContainText('1,000.00');
  expect(await heldBy(username)).toBe('1000');
  await expect.poll(() => servedHeader(page)).toContain('>150,000.00<');

  await act('setVendorMood', { mood: 'silent' });
  // The page gives up before the server does.
  await page.route(SEND, async (route) => {
    route.fetch({ maxRetries: 2 }).catch(() => {});
    await expect.poll(() => countOpen(username)).toBe(1);
    await route.abort();
  });
  await send(page, '500');
  await expect(form(page).getByRole('alert')).toContainText(transfer.problems.lost);
  await expect(latest(page).getByText(transfer.statuses.PENDING)).toBeVisible();
  await expect(mainWallet(page)).toHaveText('¥ 148,500.00');
  await page.unroute(SEND);
  await send(page, '200');
  await expect(form(page).getByRole('alert')).toContainText(play.refusals.transfer_under_way);
  await act('resolveTransfers', {});
  await expect(latest(page).getByText(transfer.statuses.UNKNOWN)).toBeVisible();
  await expect(latest(page)).toContainText(transfer.sentences.UNKNOWN);
  await expect(mainWallet(page)).toHaveText('¥ 148,500.00');
  await expect(latest(page).getByRole('article')).toHaveCount(2);
  expect(await heldBy(username)).toBe('1000');
});

test('wallets that cannot be read are asked for again, and without any there is nothing to move', async ({
  page,
  complaints,
}) => {
  complaints.expect(/500/);
  await enter(page, await openAccount());
  await page.route(READ, (route) => route.fulfill({ status: 500 }));
  await page.goto(ADDRESS);
  await expect(page.getByText(transfer.failed)).toBeVisible();
  await page.unroute(READ);
  await page.route(READ, async (route) => {
    const response = await route.fetch();
    const { value } = await response.json();
    await route.fulfill({ response, json: { value: { ...value, vendors: [] } } });
  });
  await page.getByRole('button', { name: shell.actions.retry }).click();
  await expect(page.getByText(transfer.noVendors)).toBeVisible();
  await expect(page.getByRole('button', { name: transfer.recall })).toHaveCount(0);
  await expect(form(page)).toHaveCount(0);
});

test('[CASH-6] a trial has nothing to transfer', async ({ page, complaints }) => {
  complaints.expect(/403/);
  await openPage(page, '/m/trail');
  await page.getByRole('button', { name: identity.trial.start }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  const menu = await openMenu(page);
  await expect(menu.getByRole('link', { name: wallet.entries.bets })).toBeVisible();
  await expect(menu.getByRole('link', { name: wallet.entries.transfer })).toHaveCount(0);
  await page.goto(ADDRESS);
  await expect(page).toHaveURL(/\/m\/home$/);
  const asked = await page.evaluate(async (path) => {
    const reply = await window.fetch(`/api${path}`);
    return { status: reply.status, body: await reply.json() };
  }, playEndpoints.listVendorWallets.path);
  expect(asked).toMatchObject({ status: 403, body: { code: 'identity.free_reject' } });
});
