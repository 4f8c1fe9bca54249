import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { openPage } from './support/open-page.ts';
import type { PageWindow } from './support/page-window.ts';
import { enter } from './support/people.ts';
import { tabTo } from './support/tab-to.ts';
import { words } from './support/words.ts';

declare const window: PageWindow;

const { play, record: records } = words('EN');
const { record, statuses, ticket } = play;
const { period, filter } = records;

const cards = (page: Page) => page.getByRole('list', { name: record.label }).getByRole('article');

test('a keyboard alone narrows the betting record, goes down it and opens a bet', async ({
  arrive,
}) => {
  const page = await arrive({ isDesktop: true, size: { width: 390, height: 844 } });
  await enter(page, 'sakura');
  await openPage(page, '/m/gameRecord');
  await expect(cards(page).first()).toBeVisible();
  await tabTo(page, `^${period.week}$`);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/period=month/);
  await expect(cards(page)).toHaveCount(20);
  await tabTo(page, `^${record.search}$`);
  await tabTo(page, `^${record.searchLabel}$`);
  await tabTo(page, `^${filter.open}$`);
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: record.filterTitle });
  await expect(sheet).toBeVisible();
  await expect(sheet.getByLabel(record.vendor)).toBeVisible();
  await tabTo(page, `^${record.vendor}`);
  await tabTo(page, `^${record.game}`);
  await tabTo(page, `^${record.all}$`);
  for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('ArrowRight');
  await expect(sheet.getByRole('radio', { name: statuses.WON, exact: true })).toBeChecked();
  await tabTo(page, `^${filter.show}$`);
  await page.keyboard.press('Enter');
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/status=WON/);
  await expect(cards(page).filter({ hasText: statuses.LOST })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /1 in use/ })).toBeFocused();

  await tabTo(page, new RegExp(`^${filter.remove.slice(0, 13)}`));
  await tabTo(page, /Details of ticket/);
  const opened = page.locator(':focus');
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: ticket.title });
  await expect(details.getByText(ticket.reference)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
  await expect(opened).toHaveAccessibleName(/Details of ticket/);
  await tabTo(page, /^Copy number/);
});
