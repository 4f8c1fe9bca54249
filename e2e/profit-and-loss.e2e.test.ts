import type { Page } from '@playwright/test';
import { sitDown } from './support/game-table.ts';
import { PAPER_MOON } from './support/games.ts';
import { expect, test } from './support/journey.ts';
import { openMenu } from './support/open-menu.ts';
import { openPage } from './support/open-page.ts';
import { enter, openAccount } from './support/people.ts';
import { dayOfTokyo } from './support/record-page.ts';
import { words } from './support/words.ts';

const { profit, record, shell, wallet } = words('EN');
const ADDRESS = '/m/profitandloss';

/** What it all came to, first of everything that is told. */
const result = (page: Page) => page.getByRole('main').locator('dd').first();

test('[CASH-4] a round played today is in the profit and loss, by day and by category', async ({
  page,
}) => {
  await enter(page, await openAccount());
  const table = await sitDown(page, PAPER_MOON);
  await table.play({ amount: '100' }, '250');
  await openPage(page, '/m/home');
  const menu = await openMenu(page);
  await menu.getByRole('link', { name: wallet.entries.profit }).click();
  await expect(page).toHaveURL(new RegExp(`${ADDRESS}$`));
  // Bets are added up a few seconds after they are decided. The wallet began with its credit today.
  await expect(async () => {
    await page.reload();
    await expect(result(page)).toHaveText('¥+150,150.00', { timeout: 2_000 });
  }).toPass();
  const slots = page.getByRole('listitem').filter({ hasText: shell.categories.RNG });
  await expect(slots).toContainText('+150.00');
  await expect(slots).toContainText('1 bet');
  await expect(page.getByText(profit.credit)).toBeVisible();

  const today = dayOfTokyo(0);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`from=${today}&to=${today}`));
  await expect(result(page)).toHaveText('¥+150,150.00');
  await page.getByText(record.period.lastMonth, { exact: true }).click();
  await expect(page.getByText(profit.emptyTitle)).toBeVisible();
  await page.goBack();
  await expect(slots).toBeVisible();
});
