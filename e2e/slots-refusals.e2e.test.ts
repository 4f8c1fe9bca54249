import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { playEndpoints } from '@maneki/contract/play/endpoints';
import { safetyEndpoints } from '@maneki/contract/safety/endpoints';
import type { Page } from '@playwright/test';
import { act } from './support/act.ts';
import { sitDown } from './support/game-table.ts';
import { PAPER_MOON } from './support/games.ts';
import { expect } from './support/journey.ts';
import { openPage } from './support/open-page.ts';
import { openUnderClock } from './support/open-under-clock.ts';
import type { PageWindow } from './support/page-window.ts';
import { enter, openAccount } from './support/people.ts';
import { test } from './support/slot-journey.ts';
import {
  askHouse,
  DUSTY_SEVENS,
  launchOf,
  MANEKI_TRIPLE,
  openSlot,
  shown,
  spinOnce,
  type Table,
  tableOf,
  tileOf,
  untilOpen,
} from './support/slots.ts';
import { fill, words } from './support/words.ts';

declare const window: PageWindow;

const { arcade, catalog, house, safety } = words('EN');
const { states } = catalog.frame;

const problem = (page: Page) => page.getByRole('alert');

/** Asks the site as one of its pages would. */
const askSite = (page: Page, asked: { path: string; method: string; body?: object }) =>
  page.evaluate(async ({ path, method, body }) => {
    const reply = await window.fetch(`/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', language: 'EN', module: 'COMM3' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: reply.status, body: (await reply.json()) as { value?: { url?: string } } };
  }, asked);

/** Spins for more than what is left, and then for less, as the notice offers. */
async function lowerStakeAfterNotice(page: Page, table: Table): Promise<void> {
  await expect(table.balance).toContainText('15.00');
  await table.controls.getByRole('button', { name: arcade.controls.raise }).click();
  await expect(table.stake).toContainText('20.00');
  await table.spin.click();
  const notice = table.dialog(arcade.notice.title);
  await expect(notice).toContainText(house.refusals.insufficient_funds);
  await expect(table.balance).toContainText('15.00');
  await notice.getByRole('button', { name: arcade.notice.lowerStake }).click();
  await table.dialog(arcade.stakes.title).getByRole('button', { name: '10.00' }).click();
  const { round } = await spinOnce(page, table);
  expect(round.stake).toBe('10');
  const { balance } = await askHouse(page, 'getState');
  await expect(table.balance).toContainText(shown(balance));
}

test('a bet above the balance takes nothing and is told with a way on, a game that ended elsewhere says so at the next bet and opens again, and who logged out elsewhere is asked to log in before the next game', async ({
  page,
  complaints,
}) => {
  complaints.expect(/422/);
  complaints.expect(/401/);
  const username = await openAccount();
  await enter(page, username);
  const moon = await sitDown(page, PAPER_MOON);
  const bet = await moon.bet({ amount: '149985' });
  const table = await openSlot(page, MANEKI_TRIPLE);
  await lowerStakeAfterNotice(page, table);
  const { balance } = await askHouse(page, 'getState');

  await moon.win(bet, '100');
  expect(await act('endGames', { merchantCode: 'maneki', username })).toBe(2);
  await table.spin.click();
  await expect(problem(page)).toContainText(states.ended.title);
  await page.getByRole('button', { name: catalog.frame.again }).click();
  const again = await untilOpen(page);
  await expect(again.balance).toContainText(shown(String(Number(balance) + 100)));
  await spinOnce(page, again);

  const { method, path } = identityEndpoints.logout;
  expect(await askSite(page, { method, path, body: {} })).toMatchObject({ status: 200 });
  await page.goto(launchOf(MANEKI_TRIPLE));
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2Flaunch/);
});

test('[SAFE-1] [SAFE-3] a game shows the time at all times, after an hour the page over it what it cost, and a limit that the player has set stops the bet that would pass it, and says which, how far and until when', async ({
  page,
  complaints,
}) => {
  complaints.expect(/422/);
  await enter(page, await openAccount());
  const limit = { kind: 'STAKE', period: 'DAY', amount: '80' };
  const { method, path } = safetyEndpoints.setLimit;
  expect(await askSite(page, { method, path, body: limit })).toMatchObject({ status: 200 });
  await openUnderClock(page, () => openPage(page, '/m/rng'));
  await tileOf(page, MANEKI_TRIPLE).click();
  const table = await untilOpen(page);
  await expect(table.stake).toContainText('30.00');
  await expect(table.clock).toHaveText(/^0\d:\d\d$/);
  const { round } = await spinOnce(page, table);
  await page.clock.fastForward('01:00:05');
  const { title, goOn } = safety.check;
  const reminder = page.getByRole('dialog', { name: title });
  await expect(reminder).toContainText('60 minutes');
  await expect(reminder).toContainText('30.00');
  await expect(reminder).toContainText(shown(round.win));
  await page.keyboard.press('Escape');
  await expect(reminder).toBeVisible();
  await reminder.getByRole('button', { name: goOn }).click();
  await expect(reminder).toHaveCount(0);
  await spinOnce(page, table);

  const { balance } = await askHouse(page, 'getState');
  await table.spin.click();
  const told = page.getByRole('dialog', { name: safety.limit.title });
  await expect(told).toContainText(safety.limit.kinds.STAKE.DAY);
  await expect(told).toContainText(fill(safety.limit.used, { used: '¥ 60.00', amount: '¥ 80.00' }));
  await expect(told).toContainText(/begins anew on .*\d{2}:\d{2}/);
  await expect(table.balance).toContainText(shown(balance));
  expect((await askHouse(page, 'getState')).balance).toBe(balance);
  await told.getByRole('button', { name: safety.limit.leave }).click();
  await expect(page).toHaveURL(/\/m\/rng$/);
});

test('[PLAY-1] a game that is switched off takes no more bets where it is open, and leaves open lists; one that nobody knows is told as such', async ({
  page,
  arrive,
  complaints,
}) => {
  complaints.expect(/422/);
  complaints.expect(/404/);
  const { vendor: vendorCode, gameId } = DUSTY_SEVENS;
  const visitor = await arrive();
  await visitor.goto('/m/rng?vassalage=HNORTH');
  await expect(tileOf(visitor, DUSTY_SEVENS)).toBeVisible();
  await enter(page, await openAccount());
  const table = await openSlot(page, DUSTY_SEVENS);
  await act('switchGame', { vendorCode, gameId, isOn: false });
  try {
    await expect(tileOf(visitor, DUSTY_SEVENS)).toHaveCount(0);
    await table.spin.click();
    const notice = table.dialog(arcade.notice.title);
    await expect(notice).toContainText(house.refusals.game_off);
    await expect(table.balance).toContainText('150,000.00');
    await notice.getByRole('button', { name: arcade.notice.ok }).click();
    await page.reload();
    await expect(problem(page)).toContainText(states.off.title);
    await page.getByRole('link', { name: catalog.frame.slots }).click();
    await expect(page).toHaveURL(/\/m\/rng$/);
    await expect(tileOf(page, MANEKI_TRIPLE)).toBeVisible();
    await page.goto('/m/rng?vassalage=HNORTH');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(tileOf(page, DUSTY_SEVENS)).toHaveCount(0);
  } finally {
    await act('switchGame', { vendorCode, gameId, isOn: true });
  }
  await expect(tileOf(visitor, DUSTY_SEVENS)).toBeVisible();
  await openSlot(page, DUSTY_SEVENS);

  await page.goto('/m/launch?vendor=HSLOT&gameId=nobody');
  await expect(problem(page)).toContainText(states.unknown.title);
});

test('a link into a game works once, and for nobody else', async ({ page, arrive, complaints }) => {
  complaints.expect(/401/);
  await enter(page, await openAccount());
  const { vendor, gameId } = MANEKI_TRIPLE;
  const { method, path } = playEndpoints.launchGame;
  const launch = async (): Promise<string> => {
    const wish = new URLSearchParams({ vendor, gameId });
    const launched = await askSite(page, { method, path: `${path}?${wish}` });
    expect(launched.status).toBe(200);
    return launched.body.value?.url ?? '';
  };

  const url = await launch();
  await page.goto(url);
  const table = tableOf(page);
  await expect(table.main).toHaveAttribute('data-phase', 'idle', { timeout: 30_000 });
  // The link is not left in the address, where it could be shared.
  expect(page.url()).not.toContain('token');
  await page.reload();
  await expect(table.main).toHaveAttribute('data-phase', 'idle', { timeout: 30_000 });

  const repeated = await page.context().newPage();
  await repeated.goto(url);
  await expect(problem(repeated)).toContainText(house.refusals.launch_invalid);
  await repeated.close();

  const foreign = await arrive();
  await foreign.goto(await launch());
  await expect(problem(foreign)).toContainText(house.refusals.session_ended);
  await expect(tableOf(foreign).main).toHaveCount(0);
});
