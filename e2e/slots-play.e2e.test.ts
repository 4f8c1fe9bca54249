import type { HouseReply } from '@maneki/contract/house/schemas';
import { parseAmount } from '@maneki/kernel/money';
import type { Page } from '@playwright/test';
import { headerBalance } from './support/balances.ts';
import { expect, MOVING } from './support/journey.ts';
import { openPage } from './support/open-page.ts';
import { enter, fillLogin, openAccount, PASSWORD } from './support/people.ts';
import { servedHeader } from './support/served.ts';
import { test } from './support/slot-journey.ts';
import {
  askHouse,
  askSlot,
  DRAGON_TIDE,
  FOXFIRE_SHRINE,
  frameOf,
  hurry,
  launchOf,
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
  tapUntil,
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
const leave = (page: Page) => barOf(page).getByRole('button', { name: catalog.frame.back }).click();

type Round = HouseReply<'spin'>['round'];

/** The game shows what the server says that the member has. Answers it as it is written. */
async function expectTrueBalance(page: Page, { balance }: Table): Promise<string> {
  const state = await askHouse(page, 'getState');
  await expect(balance).toContainText(shown(state.balance));
  return shown(state.balance);
}

/** The same for a new member, of whose money this round has moved some and nothing else has. */
async function expectPaidOnce(page: Page, table: Table, { stake, win }: Round): Promise<string> {
  const balance = await expectTrueBalance(page, table);
  expect(parseAmount(balance.replaceAll(',', ''))).toBe(
    parseAmount('150000')! - parseAmount(stake)! + parseAmount(win)!,
  );
  return balance;
}

/** The site has the round in its record and its balance. */
async function expectOnSite(page: Page, { balance, round }: { balance: string; round: Round }) {
  await page.goto('/m/home');
  await expect(headerBalance(page)).toHaveText(`¥ ${balance}`);
  await page.goto('/m/gameRecord');
  await expect(tickets(page)).toHaveCount(1);
  await expect(tickets(page)).toContainText(MANEKI_TRIPLE.name);
  await expect(tickets(page).locator('dd').first()).toHaveText(shown(round.stake));
  await expect(tickets(page).locator('dd').nth(1)).toHaveText(shown(round.win));
  await tickets(page).getByRole('link').click();
  const details = page.getByRole('dialog', { name: play.ticket.title });
  await expect(details.getByText(round.roundId).first()).toBeVisible();
  await expect(details.getByRole('link', { name: play.ticket.checkRound })).toBeVisible();
}

test('[PLAY-1] [PLAY-4] [PLAY-6] a guest logs in on the way into a slot, moves real money by a spin, and finds the slot again in the list with its stake, and the round on the site', async ({
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
  await expect(table.stake).toContainText('30.00');
  await expect(table.clock).toHaveText(/^\d\d:\d\d$/);
  await table.controls.getByRole('button', { name: arcade.controls.lower }).click();
  const { round } = await spinOnce(page, table);
  expect(round).toMatchObject({ status: 'SETTLED', gameId: 'maneki3', stake: '20' });
  const balance = await expectPaidOnce(page, table, round);

  // The form before the game is no place to go back to.
  await leave(page);
  await expect(page).toHaveURL(/\/m\/rng$/);
  await recentView(page).click();
  await expect(page).toHaveURL(/\/m\/rng\?type=recent$/);
  await tileOf(page, MANEKI_TRIPLE).click();
  // A game begins with the stake that it was last played with.
  await expect((await untilOpen(page)).stake).toContainText('20.00');
  await leave(page);
  await expect(page).toHaveURL(/\/m\/rng\?type=recent$/);
  await expectOnSite(page, { balance, round });
});

test('[PLAY-1] free play that a guest asked for begins with a trial, is left to where it was asked for, and a trial plays for free whatever it taps', async ({
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
  await leave(page);
  await expect(page).toHaveURL(/\/m\/rng$/);

  await tileOf(page, MANEKI_TRIPLE).click();
  await expect(page).toHaveURL(/mode=real$/);
  const table = await untilOpen(page);
  await expect(barOf(page).getByText(catalog.frame.free)).toBeVisible();
  const before = await askHouse(page, 'getState');
  expect(before.isFree).toBe(true);
  const { round } = await spinOnce(page, table);
  const balance = await expectTrueBalance(page, table);
  await expect(table.balance).toHaveText(balance);
  expect(round.jackpots).toEqual([]);
  await leave(page);
  await expect(page).toHaveURL(/\/m\/rng$/);
  await expect(page.getByRole('heading', { name: shell.titles.rng })).toBeVisible();
});

test.describe('in motion', () => {
  test.use(MOVING);

  /** Even in turbo a win is counted up and told in words, and the history keeps it. */
  async function expectWinTold(page: Page, table: Table): Promise<void> {
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
    const history = table.dialog(arcade.history.title);
    await expect(history.getByRole('listitem').first()).toContainText(win);
    await page.keyboard.press('Escape');
    await expect(history).toHaveCount(0);
  }

  async function expectAutoplayStopsUnwatched(page: Page, table: Table): Promise<void> {
    await table.controls.getByRole('button', { name: arcade.controls.autoplay }).click();
    const answered = page.waitForResponse(SPINS);
    await table
      .dialog(arcade.autoplay.title)
      .getByRole('button', { name: /^Start/ })
      .click();
    await answered;
    await table.main.evaluate(`{
      Object.defineProperty(document, 'hidden', { configurable: true, value: true });
      document.dispatchEvent(new Event('visibilitychange'));
      delete document.hidden;
    }`);
    await hurry(table);
    const notice = table.dialog(arcade.notice.title);
    await expect(notice).toContainText(arcade.notice.stoppedHidden);
    await notice.getByRole('button', { name: arcade.notice.ok }).click();
    await expect(table.spin).toBeVisible();
  }

  test('[PLAY-6] a win is counted up, told in words and paid; the next game keeps the sound but not the stake, and its autoplay stops while nobody watches', async ({
    page,
  }) => {
    await enter(page, await openAccount());
    const first = await openSlot(page, MANEKI_TRIPLE);
    await first.controls.getByRole('button', { name: arcade.controls.lower }).click();
    await expect(first.stake).toContainText('20.00');
    await expectWinTold(page, first);
    await first.menu.click();
    const sound = frameOf(page).getByRole('switch', { name: arcade.menuPanel.sound });
    await expect(sound).not.toBeChecked();
    await sound.click();

    const next = await openSlot(page, DRAGON_TIDE);
    await expect(next.stake).not.toContainText('20.00');
    await next.menu.click();
    await expect(sound).toBeChecked();
    await page.keyboard.press('Escape');
    await expectAutoplayStopsUnwatched(page, next);
  });

  /** A reload cuts a round off: it is shown to its end, and paid once. Answers the balance. */
  async function expectCutOffShown(page: Page): Promise<string> {
    const table = await openSlot(page, DRAGON_TIDE);
    // However fast the show is, the house does not hear that it was seen.
    let isCutOff = true;
    await page.route(SEEN, (route) => (isCutOff ? undefined : route.continue()));
    const answered = page.waitForResponse(SPINS);
    await table.spin.click();
    const { round }: HouseReply<'spin'> = await (await answered).json();
    await page.reload({ waitUntil: 'commit' });
    isCutOff = false;
    const told = table.main.getByRole('status').last();
    await tapUntil(table, () => expect(told).not.toBeEmpty({ timeout: 500 }));
    await hurry(table);
    const balance = await expectPaidOnce(page, table, round);
    const { list } = await askHouse(page, 'listRounds');
    expect(list.map(({ roundId }) => roundId)).toEqual([round.roundId]);
    // Seen now: another visit begins with the reels at rest.
    await expect.poll(async () => (await askSlot(page)).unfinished).toBeNull();
    return balance;
  }

  test('a round that a reload cut off is shown to its end and paid once, and free spins that were won while nobody watched are played out', async ({
    page,
  }) => {
    await enter(page, await openAccount());
    const money = await expectCutOffShown(page);

    const count = await leaveFreeSpins(page, FOXFIRE_SHRINE);
    await page.goto(launchOf(FOXFIRE_SHRINE, 'free'));
    const game = frameOf(page);
    const table = tableOf(game);
    await expect(barOf(page).getByText(catalog.frame.free)).toBeVisible();
    await tapUntil(table, () =>
      expect(table.main).toHaveAttribute('data-phase', 'free', { timeout: 500 }),
    );
    await expect(game.getByText(new RegExp(`^Free spin \\d+ of ${count}$`))).toBeVisible();
    await table.skip.press('Enter');
    await hurry(table);
    await expect(game.getByText(arcade.caption.freeOver)).toHaveCount(0);
    await expectTrueBalance(page, table);
    await expect.poll(async () => (await askSlot(page)).unfinished).toBeNull();
    const { balance } = await askHouse(page, 'getState');

    // Play credit is not money.
    await expect.poll(() => servedHeader(page)).toContain(`>${money}<`);
    await page.reload();
    const back = await untilOpen(page);
    await expect(back.balance).toHaveText(shown(balance));
  });
});
