import { playEndpoints } from '@maneki/contract/play/endpoints';
import type { Page } from '@playwright/test';
import { sitDown } from './support/game-table.ts';
import { ARENA, CUP_FINAL, LANTERN, PAPER_MOON, RIVER_LIGHT } from './support/games.ts';
import { expect, test } from './support/journey.ts';
import { enter, openAccount } from './support/people.ts';
import { totals, totalsText } from './support/record-page.ts';
import { fill, words } from './support/words.ts';

const { play, shell } = words('EN');
const { filter } = words('EN').record;
const { record, ticket, statuses, categories } = play;
const ADDRESS = '/m/gameRecord';

const cards = (page: Page) => page.getByRole('list', { name: record.label }).getByRole('article');
const cardOf = (page: Page, status: string) => cards(page).filter({ hasText: status });
const details = (page: Page) => page.getByRole('dialog', { name: ticket.title });
const numberOn = async (page: Page, status: string) =>
  (await cardOf(page, status).getByRole('button').textContent()) ?? '';

/** Somebody with a bet of each kind: won, lost, open and cancelled. */
async function playEvening(page: Page): Promise<{ readonly open: string }> {
  await enter(page, await openAccount());
  const moon = await sitDown(page, PAPER_MOON);
  await moon.play({ amount: '100' }, '250', { resultText: 'Three moons' });
  const river = await sitDown(page, RIVER_LIGHT);
  await river.play({ amount: '200' }, '0');
  const cup = await sitDown(page, CUP_FINAL);
  await cup.rollBack(await cup.bet({ amount: '50' }));
  return { open: await cup.bet({ amount: '300', selection: 'Home wins', odds: '1.95' }) };
}

/** By its number; too little of one is not looked for, and one that nobody knows is told. */
async function expectFound(page: Page): Promise<void> {
  const number = await numberOn(page, statuses.LOST);
  const search = page.getByRole('searchbox', { name: record.searchLabel });
  await search.fill('ab');
  await search.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(fill(record.searchRule, { min: 3, max: 40 }));
  await expect(cards(page)).toHaveCount(4);
  await search.fill(` ${number} `);
  await search.press('Enter');
  await expect(page).toHaveURL(new RegExp(`ticketNo=${number}$`));
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText(statuses.LOST);
  await page.getByRole('button', { name: record.clearSearch }).click();
  await expect(cards(page)).toHaveCount(4);
  await search.fill('nobody-knows-it');
  await search.press('Enter');
  await expect(page.getByText(record.emptyFilterText)).toBeVisible();
  await page.getByRole('button', { name: filter.clear }).click();
  await expect(cards(page)).toHaveCount(4);
  await expect(search).toHaveValue('');
}

test('every bet stands in the betting record with its status, opens in full, and is found by its number', async ({
  page,
}) => {
  const { open } = await playEvening(page);
  await page.goto(ADDRESS);
  await expect(cards(page)).toHaveCount(4);
  const won = cardOf(page, statuses.WON);
  await expect(won).toContainText('Paper Moon');
  await expect(won).toContainText(LANTERN.name);
  await expect(won.locator('dd')).toHaveText(['100.00', '250.00', '+150.00']);
  await expect(cardOf(page, statuses.LOST).locator('dd')).toHaveText(['200.00', '0.00', '−200.00']);
  await expect(cardOf(page, statuses.CANCELLED).locator('dd').last()).toHaveText('0.00');
  await expect(cardOf(page, statuses.PENDING).locator('dd')).toHaveText(['300.00']);
  await expect
    .poll(() => totalsText(page))
    // The stake of the cancelled bet went back.
    .toEqual(['4 bets', '−50.00', '600.00', '300.00', '250.00']);

  await cardOf(page, statuses.PENDING).getByRole('link').click();
  await expect(page).toHaveURL(/[?&]ticket=/);
  await expect(details(page).getByText('Home wins')).toBeVisible();
  await expect(details(page).getByText('1.95')).toBeVisible();
  await expect(details(page).getByText(ticket.notSettled)).toBeVisible();
  await expect(details(page).getByText(open)).toBeVisible();
  await page.goBack();
  await expect(details(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/m\/gameRecord$/);
  await expect(cards(page)).toHaveCount(4);

  await won.getByRole('link').click();
  await expect(details(page).getByText('Three moons')).toBeVisible();
  await details(page).getByRole('button', { name: shell.actions.close }).click();
  await expect(details(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/m\/gameRecord$/);
  await expectFound(page);
});

test('the address of a ticket opens it over the record; one that nobody knows says so', async ({
  page,
  complaints,
}) => {
  complaints.expect(/404/);
  await playEvening(page);
  await page.goto(ADDRESS);
  const number = await numberOn(page, statuses.WON);
  await page.goto('/m/help');
  await page.goto(`${ADDRESS}?ticket=${number}`);
  await expect(details(page).getByText('+150.00')).toBeVisible();
  await details(page).getByRole('button', { name: shell.actions.close }).click();
  await expect(details(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/m\/gameRecord$/);
  await expect(cards(page)).toHaveCount(4);
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/help$/);

  for (const unknown of [`${number}9`, 'x']) {
    await page.goto(`${ADDRESS}?ticket=${unknown}`);
    await expect(details(page).getByText(play.refusals.ticket_not_found)).toBeVisible();
  }
  const [close] = await details(page).getByRole('button', { name: shell.actions.close }).all();
  await close!.click();
  await expect(details(page)).toHaveCount(0);
});

async function expectAskedAgain(page: Page): Promise<void> {
  await page.route(`**/api${playEndpoints.getTicket.path}?*`, (route) =>
    route.fulfill({ status: 500 }),
  );
  await page.route(`**/api${playEndpoints.listPlayed.path}`, (route) =>
    route.fulfill({ status: 500 }),
  );
  await cards(page).first().getByRole('link').click();
  await expect(details(page).getByText(ticket.failed)).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: filter.open }).click();
  const sheet = page.getByRole('dialog', { name: record.filterTitle });
  await expect(sheet.getByRole('alert')).toContainText(record.optionsFailed);
  await page.unrouteAll();
  await sheet.getByRole('button', { name: shell.actions.retry }).click();
  await expect(sheet.getByLabel(record.vendor)).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await cards(page).first().getByRole('link').click();
  await expect(details(page).getByText(ticket.notSettled)).toBeVisible();
  await page.goBack();
  await expect(details(page)).toHaveCount(0);
}

test('[CASH-4] a ticket and filters that do not come can be asked for again; filters narrow the betting record, stand in the address, and are taken away one by one', async ({
  page,
  complaints,
}) => {
  complaints.expect(/500/);
  await playEvening(page);
  await page.goto(ADDRESS);
  await expect(cards(page)).toHaveCount(4);
  await expectAskedAgain(page);
  const open = page.getByRole('button', { name: new RegExp(`^${filter.open}`) });
  const sheet = page.getByRole('dialog', { name: record.filterTitle });
  const show = sheet.getByRole('button', { name: filter.show, exact: true });

  await open.click();
  await sheet.getByText(categories.SPORTS, { exact: true }).click();
  await expect(sheet.getByLabel(record.vendor).getByRole('option')).toHaveText([
    record.all,
    ARENA.name,
  ]);
  await sheet.getByText(record.all, { exact: true }).first().click();
  await sheet.getByLabel(record.vendor).selectOption({ label: LANTERN.name });
  await sheet.getByLabel(record.game).selectOption({ label: 'River Light' });
  await show.click();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/vendor=LANTERN&game=river-light/);
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText(statuses.LOST);
  await expect(totals(page)).toContainText('1 bet');
  await page.reload();
  await expect(cards(page)).toHaveCount(1);

  await page.getByRole('button', { name: fill(filter.remove, { name: 'River Light' }) }).click();
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByRole('button', { name: /1 in use/ })).toBeVisible();
  await open.click();
  await sheet.getByText(statuses.CANCELLED, { exact: true }).click();
  await show.click();
  await expect(page.getByText(record.emptyFilterTitle)).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveCount(2);
  await open.click();
  await sheet.getByRole('button', { name: filter.reset }).click();
  await sheet.getByText(statuses.PENDING, { exact: true }).click();
  await show.click();
  await expect(page).toHaveURL(/\?status=PENDING$/);
  await expect(cards(page)).toHaveCount(1);
});

test('whoever has never bet finds out how the record fills', async ({ page }) => {
  await enter(page, await openAccount());
  await page.goto(ADDRESS);
  await expect(page.getByText(record.emptyText)).toBeVisible();
  await expect(totals(page)).toContainText('0 bets');
  await page.getByRole('button', { name: words('EN').record.longerPeriod }).click();
  await expect(page).toHaveURL(/period=month/);
  const toGames = page.getByRole('main').getByRole('link', { name: words('EN').record.play });
  await expect(toGames).toHaveAttribute('href', '/m/home');
});
