import { THEMES } from '@maneki/contract/theme';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible.ts';
import { expect, test } from './support/journey.ts';
import type { PageWindow } from './support/page-window.ts';
import { logIn } from './support/people.ts';
import { tabTo } from './support/tab-to.ts';
import { words } from './support/words.ts';

declare const window: PageWindow;

const { play, wallet } = words('EN');
const { record, statuses, ticket } = play;
const { period } = wallet.record;

const cards = (page: Page) => page.getByRole('list', { name: record.label }).getByRole('article');

test('a keyboard alone narrows the betting record, goes down it and opens a bet', async ({
  arrive,
}) => {
  const page = await arrive({ isDesktop: true, size: { width: 390, height: 844 } });
  await logIn(page, 'sakura');
  await page.goto('/m/gameRecord');
  await expect(cards(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await tabTo(page, `^${period.week}$`);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/period=month/);
  await expect(cards(page)).toHaveCount(20);
  await tabTo(page, `^${record.search}$`);
  await tabTo(page, `^${record.searchLabel}$`);
  await tabTo(page, `^${record.filter}$`);
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: record.filterTitle });
  await expect(sheet).toBeVisible();
  await expect(sheet.getByLabel(record.vendor)).toBeVisible();
  await tabTo(page, `^${record.vendor}`);
  await tabTo(page, `^${record.game}`);
  await tabTo(page, `^${record.all}$`);
  for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('ArrowRight');
  await expect(sheet.getByRole('radio', { name: statuses.WON, exact: true })).toBeChecked();
  await tabTo(page, `^${record.show}$`);
  await page.keyboard.press('Enter');
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/status=WON/);
  await expect(cards(page).filter({ hasText: statuses.LOST })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /1 in use/ })).toBeFocused();

  await tabTo(page, new RegExp(`^${record.removeFilter.slice(0, 13)}`));
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

for (const theme of THEMES)
  test(`axe finds nothing serious on the pages about money, ${theme}`, async ({ arrive }) => {
    const page = await arrive({ theme });
    await logIn(page, 'sakura');
    await page.goto('/m/transaction/record?from=2020-01-01');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page, 'account record, days that cannot be shown');
    await page.getByRole('button', { name: wallet.record.longerPeriod }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectAccessible(page, 'account record');
    await page.goto('/m/gameRecord?period=month');
    await expect(cards(page).first()).toBeVisible();
    await expectAccessible(page, 'betting record');
    await page.getByRole('button', { name: record.filter }).click();
    await expect(page.getByRole('dialog').getByLabel(record.vendor)).toBeVisible();
    await expectAccessible(page, 'filters');
    await page.goBack();
    await cards(page).first().getByRole('link').click();
    await expect(page.getByRole('dialog').getByText(ticket.reference)).toBeVisible();
    await expectAccessible(page, 'ticket');
    await page.goto('/m/transfer');
    await page.getByRole('button', { name: play.transfer.submit }).click();
    await expect(page.getByText(play.transfer.problems.missing)).toBeVisible();
    await expectAccessible(page, 'transfer, with a problem');
  });

const widthOf = (page: Page) => page.evaluate(() => window.document.documentElement.scrollWidth);

const setTextSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    window.document.documentElement.style.fontSize = fontSize;
  }, size);

/** Vietnamese has the longest words. */
test('the pages about money do not scroll sideways on the narrowest phones, VI', async ({
  arrive,
}) => {
  const [narrow, usual] = [
    { width: 320, height: 700 },
    { width: 390, height: 844 },
  ];
  const page = await arrive({ language: 'VI', size: narrow });
  const look = async (what: string) => {
    expect.soft(await widthOf(page), what).toBeLessThanOrEqual(narrow.width);
    await page.setViewportSize(usual);
    await setTextSize(page, '200%');
    const doubled = `${what} with twice the text`;
    expect.soft(await widthOf(page), doubled).toBeLessThanOrEqual(usual.width);
    await setTextSize(page, '');
    await page.setViewportSize(narrow);
  };
  await logIn(page, 'sakura');
  await page.goto('/m/transaction/record?from=2020-01-01');
  await expect(page.getByRole('alert')).toBeVisible();
  await look('account record, days that cannot be shown');
  await page.goto('/m/transaction/record?period=month');
  await expect(page.getByRole('article').first()).toBeVisible();
  await look('account record');
  await page.goto('/m/gameRecord?period=month&status=WON');
  await expect(page.getByRole('article').first()).toBeVisible();
  await look('betting record');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('dialog').getByText(words('VI').play.ticket.reference)).toBeVisible();
  await look('ticket');
  await page.goto('/m/transfer');
  await expect(page.getByRole('switch')).toBeVisible();
  await look('transfer');
});
