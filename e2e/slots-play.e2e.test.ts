import type { HouseReply } from '@maneki/contract/house/schemas';
import { parseAmount } from '@maneki/kernel/money';
import type { Page } from '@playwright/test';
import { headerBalance, OPENING } from './support/balances.ts';
import { expect, MOVING } from './support/journey.ts';
import { openPage } from './support/open-page.ts';
import { enter, fillLogin, openAccount, PASSWORD } from './support/people.ts';
import { test } from './support/slot-journey.ts';
import {
  askHouse,
  askSlot,
  DRAGON_TIDE,
  FOXFIRE_SHRINE,
  frameOf,
  hurry,
  leaveFreeSpins,
  letNextSpinWin,
  MANEKI_TRIPLE,
  openSlot,
  SEEN,
  SPINS,
  shown,
  spinOnce,
  type Table,
  tableOf,
  tileOf,
  untilOpen,
} from './support/slots.ts';
import { fill, words } from './support/words.ts';

const { arcade, catalog, identity, play, shell } = words('EN');

const barOf = (page: Page) => page.locator('.game-bar');
const recentView = (page: Page) =>
  page
    .getByRole('navigation', { name: catalog.list.views })
    .getByRole('link', { name: catalog.list.tabs.recent });
const tickets = (page: Page) =>
  page.getByRole('list', { name: play.record.label }).getByRole('article');

/** The game shows what the server says that the member has. Answers it as it is written. */
async function expectTrueBalance(page: Page, { balance }: Table): Promise<string> {
  const state = await askHouse(page, 'getState');
  await expect(balance).toContainText(shown(state.balance));
  return shown(state.balance);
}

test('[PLAY-1] [PLAY-4] a guest logs in on the way into a slot, and finds it again in the list', async ({
  page,
}) => {
  const username = await openAccount();
  await openPage(page, '/m/rng');
  await tileOf(page, MANEKI_TRIPLE).click();
  await expect(page).toHaveURL(/\/m\/login\?back=/);
  await openPage(page, page.url());
  await fillLogin(page, username, PASSWORD);
  await expect(page).toHaveURL(/\/m\/launch\?vendor=HSLOT&gameId=maneki3&mode=real$/);
  const table = await untilOpen(page);
  await expect(barOf(page).getByRole('heading', { name: MANEKI_TRIPLE.name })).toBeVisible();
  await expect(barOf(page).getByText(catalog.frame.free)).toHaveCount(0);
  await expect(table.balance).toContainText('150,000.00');

  // The form before the game is no place to go back to.
  await barOf(page).getByRole('button', { name: catalog.frame.back }).click();
  await expect(page).toHaveURL(/\/m\/rng$/);
  await recentView(page).click();
  await expect(page).toHaveURL(/\/m\/rng\?type=recent$/);
  await tileOf(page, MANEKI_TRIPLE).click();
  await untilOpen(page);
  await barOf(page).getByRole('button', { name: catalog.frame.back }).click();
  await expect(page).toHaveURL(/\/m\/rng\?type=recent$/);
});

test('[PLAY-6] a spin moves real money: in the game, on the site and in the betting record', async ({
  page,
}) => {
  await enter(page, await openAccount());
  await page.goto('/m/home');
  await expect(headerBalance(page)).toHaveText(OPENING);
  const table = await openSlot(page, MANEKI_TRIPLE);
  await expect(table.stake).toContainText('30.00');
  await expect(table.clock).toHaveText(/^\d\d:\d\d$/);
  const { round } = await spinOnce(page, table);
  expect(round).toMatchObject({ status: 'SETTLED', gameId: 'maneki3', stake: '30' });
  const balance = await expectTrueBalance(page, table);
  const { balance: told } = await askHouse(page, 'getState');
  expect(parseAmount(told)).toBe(
    parseAmount('150000')! - parseAmount(round.stake)! + parseAmount(round.win)!,
  );

  await page.goto('/m/home');
  await expect(headerBalance(page)).toHaveText(`¥ ${balance}`);
  await page.goto('/m/gameRecord');
  await expect(tickets(page)).toHaveCount(1);
  await expect(tickets(page)).toContainText(MANEKI_TRIPLE.name);
  await expect(tickets(page).locator('dd').first()).toHaveText('30.00');
  await expect(tickets(page).locator('dd').nth(1)).toHaveText(shown(round.win));
  await tickets(page).getByRole('link').click();
  const details = page.getByRole('dialog', { name: play.ticket.title });
  await expect(details.getByText(round.roundId).first()).toBeVisible();
  await expect(details.getByRole('link', { name: play.ticket.checkRound })).toBeVisible();
});

test('a game begins with the stake that it was last played with', async ({ page }) => {
  await enter(page, await openAccount());
  const table = await openSlot(page, MANEKI_TRIPLE);
  await table.controls.getByRole('button', { name: arcade.controls.lower }).click();
  await expect(table.stake).toContainText('20.00');
  await expect((await openSlot(page, MANEKI_TRIPLE)).stake).toContainText('20.00');
  await expect((await openSlot(page, DRAGON_TIDE)).stake).not.toContainText('20.00');
});

test('[PLAY-1] a trial plays for free, whatever it taps', async ({ page }) => {
  await openPage(page, '/m/trail');
  await page.getByRole('button', { name: identity.trial.start }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await openPage(page, '/m/rng');
  await tileOf(page, MANEKI_TRIPLE).click();
  const table = await untilOpen(page);
  await expect(barOf(page).getByText(catalog.frame.free)).toBeVisible();
  const before = await askHouse(page, 'getState');
  expect(before.isFree).toBe(true);
  const { round } = await spinOnce(page, table);
  const balance = await expectTrueBalance(page, table);
  await expect(table.balance).toHaveText(balance);
  expect(round.jackpots).toEqual([]);
  await barOf(page).getByRole('button', { name: catalog.frame.back }).click();
  await expect(page).toHaveURL(/\/m\/rng$/);
  await expect(page.getByRole('heading', { name: shell.titles.rng })).toBeVisible();
});

test('[PLAY-1] free play that a guest asked for begins with a trial, and is left to where it was asked for', async ({
  page,
}) => {
  await openPage(page, '/m/rng');
  const free = fill(catalog.tile.freeLabel, { name: MANEKI_TRIPLE.name });
  await page.getByRole('link', { name: free, exact: true }).click();
  await expect(page).toHaveURL(/\/m\/login\?back=/);
  await page.getByRole('link', { name: identity.login.trial }).click();
  await page.getByRole('button', { name: identity.trial.start }).click();
  await expect(page).toHaveURL(/\/m\/launch\?vendor=HSLOT&gameId=maneki3&mode=free$/);
  await untilOpen(page);
  await barOf(page).getByRole('button', { name: catalog.frame.back }).click();
  await expect(page).toHaveURL(/\/m\/rng$/);
});

test.describe('in motion', () => {
  test.use(MOVING);

  test('[PLAY-6] a win is counted up, told in words and paid', async ({ page }) => {
    await enter(page, await openAccount());
    const table = await openSlot(page, MANEKI_TRIPLE);
    const turbo = table.controls.getByRole('button', { name: arcade.controls.turbo });
    await turbo.click();
    // Its dark sign stands on gold, not on the dark plate of a button that is off.
    await expect(turbo).toHaveCSS('background-image', 'none');
    await expect(turbo).toHaveCSS('background-color', 'rgb(244, 197, 90)');
    await letNextSpinWin(page);
    const { round } = await spinOnce(page, table);
    const win = shown(round.win);
    await expect(table.main.getByText(arcade.bar.win, { exact: true })).toBeVisible();
    await expect(table.main.getByRole('status').filter({ hasText: win })).toContainText(/^Won /);
    await expectTrueBalance(page, table);

    await table.menu.click();
    await table
      .dialog(arcade.menuPanel.title)
      .getByRole('button', { name: arcade.menuPanel.history })
      .click();
    const latest = table.dialog(arcade.history.title).getByRole('listitem').first();
    await expect(latest).toContainText(win);
  });

  test('a round that a reload cut off is shown to its end, and paid once', async ({ page }) => {
    await enter(page, await openAccount());
    const table = await openSlot(page, DRAGON_TIDE);
    // However fast the show is, the house does not hear that it was seen.
    let isCutOff = true;
    await page.route(SEEN, (route) => (isCutOff ? undefined : route.continue()));
    const answered = page.waitForResponse(SPINS);
    await table.spin.click();
    const { round }: HouseReply<'spin'> = await (await answered).json();
    await page.reload({ waitUntil: 'commit' });
    isCutOff = false;
    await expect(table.main.getByRole('status').last()).not.toBeEmpty({ timeout: 45_000 });
    await hurry(table);
    const balance = await expectTrueBalance(page, table);
    const { list } = await askHouse(page, 'listRounds');
    expect(list.map(({ roundId }) => roundId)).toEqual([round.roundId]);
    expect(parseAmount(balance.replaceAll(',', ''))).toBe(
      parseAmount('150000')! - parseAmount(round.stake)! + parseAmount(round.win)!,
    );
    // Seen now: another visit begins with the reels at rest.
    await expect.poll(async () => (await askSlot(page)).unfinished).toBeNull();
  });

  test('free spins that were won while nobody watched are played out', async ({ page }) => {
    await enter(page, await openAccount());
    await openSlot(page, FOXFIRE_SHRINE, 'free');
    const count = await leaveFreeSpins(page, FOXFIRE_SHRINE);
    await page.reload();
    const game = frameOf(page);
    const table = tableOf(game);
    await expect(barOf(page).getByText(catalog.frame.free)).toBeVisible();
    await expect(table.main).toHaveAttribute('data-phase', 'free', { timeout: 30_000 });
    await expect(game.getByText(new RegExp(`^Free spin \\d+ of ${count}$`))).toBeVisible();
    await table.skip.press('Enter');
    await hurry(table);
    await expect(game.getByText(arcade.caption.freeOver)).toHaveCount(0);
    await expectTrueBalance(page, table);
    await expect.poll(async () => (await askSlot(page)).unfinished).toBeNull();
    const { balance } = await askHouse(page, 'getState');

    // Play credit is not money.
    await page.goto('/m/home');
    await expect(headerBalance(page)).toHaveText(OPENING);
    const back = await openSlot(page, FOXFIRE_SHRINE, 'free');
    await expect(back.balance).toHaveText(shown(balance));
  });
});
