import { walletEndpoints } from '@maneki/contract/wallet/endpoints';
import type { Page } from '@playwright/test';
import { act } from './support/act.ts';
import { sitDown } from './support/game-table.ts';
import { PAPER_MOON } from './support/games.ts';
import { expect, test } from './support/journey.ts';
import type { PageWindow } from './support/page-window.ts';
import { enter, expectToast, openAccount } from './support/people.ts';
import { dayHeadings, dayOfTokyo, totals, totalsText } from './support/record-page.ts';
import { fill, words } from './support/words.ts';

declare const window: PageWindow;

const { shell, wallet, record } = words('EN');
const { kinds, groups, refusals } = wallet;
const ADDRESS = '/m/transaction/record';
const LIST = `**/api${walletEndpoints.listTransfers.path}?*`;
const SUM = `**/api${walletEndpoints.sumTransfers.path}?*`;

const entries = (page: Page) =>
  page.getByRole('list', { name: wallet.record.label }).getByRole('article');

/** Narrows a record of four entries, of which three are about games and none about deposits. */
async function expectNarrowed(page: Page): Promise<void> {
  await page.getByText(groups.game, { exact: true }).click();
  await expect(page).toHaveURL(/\?group=game$/);
  await expect(entries(page)).toHaveCount(3);
  await expect(totals(page)).toContainText('3 entries');
  await page.getByRole('main').getByText(groups.deposit, { exact: true }).click();
  await expect(page).toHaveURL(/\?group=deposit$/);
  await expect(page.getByText(wallet.record.emptyGroupText)).toBeVisible();
  await expect(totals(page)).toContainText('0 entries');
  await page.goBack();
  await expect(page.getByRole('radio', { name: groups.game })).toBeChecked();
  await expect(entries(page)).toHaveCount(3);
  await page.goForward();
  const deposit = page.getByRole('main').getByRole('link', { name: wallet.entries.deposit });
  await expect(deposit).toHaveAttribute('href', '/m/voucherCenter');
  await page.getByRole('main').getByText(groups.withdrawal, { exact: true }).click();
  await page.getByRole('button', { name: wallet.record.allKinds }).click();
  await expect(page).toHaveURL(/\/record$/);
  await expect(entries(page)).toHaveCount(4);
  await page.goto(`${ADDRESS}?group=promotion`);
  await expect(page.getByRole('radio', { name: groups.promotion })).toBeChecked();
  await expect(entries(page)).toHaveCount(1);
}

test('[CASH-4] a bet and its win stand in the account record with sign, balance and number; chips narrow it to a kind, which the address and Back know', async ({
  page,
}) => {
  await enter(page, await openAccount());
  const table = await sitDown(page, PAPER_MOON);
  await table.win(await table.bet({ amount: '1000' }), '2500.5');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(ADDRESS);
  const [win, bet, gift] = [0, 1, 2].map((place) => entries(page).nth(place));
  await expect(win!.getByRole('heading')).toHaveText(kinds.PAYOUT);
  await expect(win!).toContainText('+2,500.50');
  await expect(win!).toContainText(fill(wallet.record.balanceAfter, { amount: '151,500.50' }));
  await expect(bet!.getByRole('heading')).toHaveText(kinds.BET);
  await expect(bet!).toContainText('−1,000.00');
  await expect(bet!).toContainText(fill(wallet.record.balanceAfter, { amount: '149,000.00' }));
  await expect(gift!.getByRole('heading')).toHaveText(kinds.PROMO);
  await expect(entries(page)).toHaveCount(3);
  await expect(page.getByText(wallet.record.end)).toBeVisible();
  await expect
    .poll(() => totalsText(page))
    .toEqual(['3 entries', '+151,500.50', '152,500.50', '1,000.00']);

  const number = await bet!.getByRole('button').textContent();
  expect(number).toMatch(/^\w[\w-]{5,}$/);
  await bet!.getByRole('button', { name: fill(record.copy, { number: number! }) }).click();
  await expectToast(page, record.copied);
  expect(await page.evaluate(() => window.navigator.clipboard.readText())).toBe(number);

  // What happens meanwhile waits above the list until the reader asks for it.
  await table.play({ amount: '10' }, '0');
  const news = page.getByRole('button', { name: record.news });
  await expect(news).toBeVisible();
  await expect(entries(page)).toHaveCount(3);
  await news.click();
  await expect(entries(page)).toHaveCount(4);
  await expect(entries(page).first()).toContainText('−10.00');
  await expect(totals(page)).toContainText('4 entries');
  await expectNarrowed(page);
});

test('presets and own dates choose the days of a record, and say which cannot be shown', async ({
  page,
}) => {
  const { period } = record;
  await enter(page, 'sakura');
  await page.goto(`${ADDRESS}?group=game`);
  await expect(page.getByText(fill(period.zone, { zone: 'Tokyo, GMT+9' }))).toBeVisible();
  await expect(page.getByRole('radio', { name: period.week })).toBeChecked();
  await expect(dayHeadings(page).first()).toBeVisible();
  await page.getByText(period.yesterday, { exact: true }).click();
  await expect(page).toHaveURL(/period=yesterday/);
  await expect(dayHeadings(page)).toHaveText([new RegExp(`^${period.yesterday} · `)]);

  const [from, to] = [dayOfTokyo(-5), dayOfTokyo(-4)];
  await page.getByText(period.own, { exact: true }).click();
  await page.getByLabel(period.from, { exact: true }).fill(from);
  await page.getByLabel(period.to, { exact: true }).fill(to);
  await page.getByRole('button', { name: period.apply }).click();
  await expect(page).toHaveURL(new RegExp(`from=${from}&to=${to}$`));
  await expect(dayHeadings(page)).toHaveCount(2);

  const message = fill(refusals.period_invalid, { days: 31, back: 90 });
  await page.getByLabel(period.from, { exact: true }).fill(dayOfTokyo(-40));
  await page.getByRole('button', { name: period.apply }).click();
  await expect(page.getByRole('alert')).toHaveText(message);
  await expect(page).toHaveURL(new RegExp(`from=${from}&to=${to}$`));
  await page.goBack();
  await expect(page.getByRole('radio', { name: period.yesterday })).toBeChecked();
  await expect(dayHeadings(page)).toHaveCount(1);

  await page.goto(`${ADDRESS}?from=${dayOfTokyo(-91)}&to=${dayOfTokyo(-80)}`);
  await expect(page.getByText(record.periodWrong)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(message);
  await expect(totals(page)).toHaveCount(0);
  await page.getByRole('button', { name: record.longerPeriod }).click();
  await expect(page).toHaveURL(/period=month$/);
  await expect(entries(page).first()).toBeVisible();
});

test('[CASH-4] a long record comes page by page as the reader goes down, also after one did not come', async ({
  page,
  complaints,
}) => {
  complaints.expect(/500/);
  await enter(page, await openAccount());
  const table = await sitDown(page, PAPER_MOON);
  for (let plays = 0; plays < 21; plays += 1) await table.play({ amount: '10' }, '1');
  await page.goto(ADDRESS);
  await expect(entries(page)).toHaveCount(20);
  await expect(totals(page)).toContainText('43 entries');
  await page.route(LIST, (route) => route.fulfill({ status: 500 }));
  await entries(page).last().scrollIntoViewIfNeeded();
  const problem = page.getByRole('alert').filter({ hasText: record.moreFailed });
  await expect(problem).toBeVisible();
  await expect(entries(page)).toHaveCount(20);
  await page.unroute(LIST);
  await problem.getByRole('button', { name: shell.actions.retry }).click();
  await expect(entries(page)).toHaveCount(40);
  await entries(page).last().scrollIntoViewIfNeeded();
  await expect(entries(page)).toHaveCount(43);
  await expect(page.getByText(wallet.record.end)).toBeVisible();
  await expect(entries(page).last().getByRole('heading')).toHaveText(kinds.PROMO);
});

test('a record that cannot be read says so, and comes with the next try or the network', async ({
  page,
  complaints,
}) => {
  complaints.expect(/500/);
  // What the page would load when idle, the worker looks for in vain.
  complaints.allow(/net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/);
  await enter(page, await openAccount());
  await page.route(LIST, (route) => route.fulfill({ status: 500 }));
  await page.route(SUM, (route) => route.fulfill({ status: 500 }));
  await page.goto(ADDRESS);
  await expect(page.getByText(record.failed)).toBeVisible();
  await expect(page.getByText(record.failedText)).toBeVisible();
  await expect(page.getByText(record.total.failed)).toBeVisible();
  await page.unrouteAll();
  const retries = page.getByRole('button', { name: shell.actions.retry });
  await totals(page).getByRole('button', { name: shell.actions.retry }).click();
  await expect(totals(page)).toContainText('1 entry');
  await retries.click();
  await expect(entries(page)).toHaveCount(1);

  await page.context().setOffline(true);
  await page.getByText(record.period.today, { exact: true }).click();
  await expect(page.getByText(record.offlineText)).toBeVisible();
  await expect(totals(page)).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(entries(page)).toHaveCount(1);
  await expect(totals(page)).toContainText('1 entry');
});

test('an agent looks at the agent’s money apart, and a player is shown their own record', async ({
  page,
  arrive,
  complaints,
}) => {
  complaints.expect(/403/);
  const username = await openAccount('maneki', { type: 1 });
  const salary = { kind: 'DAILY_SALARY_IN', amount: '500' } as const;
  await act('payMember', { merchantCode: 'maneki', username, ...salary });
  await enter(page, username);
  await page.goto(`${ADDRESS}?types=A`);
  await expect(page.getByRole('heading', { name: wallet.agentRecord.title })).toBeVisible();
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page)).toContainText(kinds.DAILY_SALARY_IN);
  await expect(entries(page)).toContainText('+500.00');
  await expect(page.getByRole('radio', { name: groups.game })).toHaveCount(0);
  await page.goto(ADDRESS);
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page)).toContainText(kinds.PROMO);

  const player = await arrive();
  await enter(player, await openAccount());
  await player.goto(`${ADDRESS}?types=A`);
  await expect(player.getByText(wallet.agentRecord.refusedTitle)).toBeVisible();
  await expect(player.getByText(refusals.not_agent)).toBeVisible();
  await expect(totals(player)).toHaveCount(0);
  await player.getByRole('link', { name: wallet.agentRecord.toOwn }).click();
  await expect(player).toHaveURL(/\/record$/);
  await expect(entries(player)).toHaveCount(1);
});
