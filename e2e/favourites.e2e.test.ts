import { catalogEndpoints } from '@maneki/contract/catalog/endpoints';
import { seedWords } from '@maneki/server/features/content/seed/words';
import type { Page, Route } from '@playwright/test';
import {
  expectAddress,
  type GameList,
  listOf,
  openList,
  scrollToEnd,
} from './support/game-list.ts';
import { sitDown } from './support/game-table.ts';
import { PAPER_MOON, RIVER_LIGHT } from './support/games.ts';
import { hold } from './support/hold.ts';
import { expect, test } from './support/journey.ts';
import { openPage, untilAnswering } from './support/open-page.ts';
import type { PageWindow } from './support/page-window.ts';
import { enter, expectToast, fillLogin, openAccount, PASSWORD } from './support/people.ts';
import { words } from './support/words.ts';

declare const window: PageWindow;

const { catalog } = words('EN');
const { favourites, list: listWords } = catalog;

const FAVOURITES = `**/api${catalogEndpoints.addFavourite.path}`;
/** Taking away names the game in the address. */
const FAVOURITE = `${FAVOURITES}?nodeId=*`;
const FAVOURITE_IDS = `**/api${catalogEndpoints.listFavouriteIds.path}?*`;

/** Adds as many games as are wished to the favourites and recent games of the page's member. */
async function keepGames(count: number): Promise<void> {
  const headers = { 'content-type': 'application/json', language: 'EN', module: 'COMM3' };
  const read = await window.fetch('/api/catalog/games?pageSize=100', { headers });
  const { value } = (await read.json()) as { value: { games: { nodeId: string }[] } };
  for (const { nodeId } of value.games.slice(0, count)) {
    const body = JSON.stringify({ nodeId });
    await window.fetch('/api/catalog/favourites', { method: 'POST', headers, body });
    await window.fetch(`/api/catalog/recents/add?nodeId=${nodeId}`, { headers });
  }
}

test('[PLAY-5] a heart fills before the server has answered, and stays filled', async ({
  page,
}) => {
  await enter(page, await openAccount());
  const list = await openList(page, '/m/rng');
  const { sent, letGo } = await hold(page, FAVOURITES, 'POST');
  await list.heart('Dragon Tide 20').click();
  await expect(list.heart('Dragon Tide 20')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => sent.length).toBe(1);
  const isAnswered = page.waitForResponse(FAVOURITES);
  letGo();
  expect((await isAnswered).status()).toBe(200);
  expect(sent[0]!.request().postDataJSON().nodeId).toEqual(expect.any(String));
  await page.reload();
  await expect(list.heart('Dragon Tide 20')).toHaveAttribute('aria-pressed', 'true');
  await expect(list.heart('Maneki Triple')).toHaveAttribute('aria-pressed', 'false');

  // Another tab of the same member hears of it when it is looked at again.
  const other = await page.context().newPage();
  const elsewhere = await openList(other, '/m/rng');
  await expect(elsewhere.heart('Dragon Tide 20')).toHaveAttribute('aria-pressed', 'true');
  const isTaken = page.waitForResponse(FAVOURITE);
  await list.heart('Dragon Tide 20').click();
  await isTaken;
  await other.evaluate(`document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))`);
  await expect(elsewhere.heart('Dragon Tide 20')).toHaveAttribute('aria-pressed', 'false');
});

test('[PLAY-5] a heart that is tapped before the others are known leaves them as they are', async ({
  page,
}) => {
  await enter(page, await openAccount());
  await page.evaluate(keepGames, 1);
  const { sent, letGo } = await hold(page, FAVOURITE_IDS, 'GET');
  // A page that is opened by its address brings the others along.
  await openPage(page, '/m/notice');
  await page.getByRole('link', { name: seedWords.EN.maneki['notice.newSlots'].title }).click();
  await page.getByRole('article').locator('a[href="/m/rng"]').click();
  const list = listOf(page);
  // News of the catalogue make the page ask once more.
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  await list.heart('Dragon Tide 20').click();
  await expect(list.heart('Dragon Tide 20')).toHaveAttribute('aria-pressed', 'true');
  letGo();
  await expect(list.heart('Maneki Triple')).toHaveAttribute('aria-pressed', 'true');
  await expect(list.heart('Dragon Tide 20')).toHaveAttribute('aria-pressed', 'true');
});

test('[LIST-2] [LIST-5] [LIST-6] [PLAY-5] the list of favourites gains and loses at once, what could not be saved goes back and is said, and a studio leads out of it', async ({
  page,
  complaints,
}) => {
  complaints.expect(/500/);
  await enter(page, await openAccount());
  const list = await openList(page, '/m/rng?type=fav');
  await expect(page.getByText(listWords.emptyFav.title)).toBeVisible();
  await list.view('all').click();
  await failToSave(page, list, FAVOURITES);
  await expect(list.heart('Maneki Triple')).toHaveAttribute('aria-pressed', 'false');
  for (const name of ['Maneki Triple', 'Treasure Vault']) {
    const isSaved = page.waitForResponse(FAVOURITES);
    await list.heart(name).click();
    await isSaved;
  }
  await list.view('fav').click();
  await expectAddress(page, '/m/rng?type=fav');
  await expect(list.names).toHaveText(['Treasure Vault', 'Maneki Triple']);
  // What could not be taken away comes back to its place in the list.
  await failToSave(page, list, FAVOURITE);
  await expect(list.names).toHaveText(['Treasure Vault', 'Maneki Triple']);
  await expect(list.heart('Maneki Triple')).toHaveAttribute('aria-pressed', 'true');

  const { letGo } = await hold(page, FAVOURITE, 'DELETE');
  await list.heart('Treasure Vault').click();
  await expect(list.names).toHaveText(['Maneki Triple']);
  const isFirstTaken = page.waitForResponse(FAVOURITE);
  letGo();
  await isFirstTaken;
  const isLastTaken = page.waitForResponse(FAVOURITE);
  await list.heart('Maneki Triple').click();
  await expect(page.getByText(listWords.emptyFav.title)).toBeVisible();
  await isLastTaken;
  await page.reload();
  await expect(page.getByText(listWords.emptyFav.title)).toBeVisible();
  await page.getByRole('link', { name: listWords.emptyFav.action }).click();
  await expectAddress(page, '/m/rng');

  await list.view('fav').click();
  await expectAddress(page, '/m/rng?type=fav');
  await expect(list.studio(listWords.allStudios)).not.toHaveAttribute('aria-current');
  await list.studio('Foxfire Works').click();
  await expectAddress(page, '/m/rng?vassalage=HFOX');
  await expect(list.view('all')).toHaveAttribute('aria-current', 'true');
  await expect(list.studio('Foxfire Works')).toHaveAttribute('aria-current', 'true');
  await expect(list.names.first()).toHaveText('Foxfire Shrine');
});

/** Taps a heart of which the server wants to know nothing, which is said for a while. */
async function failToSave(page: Page, list: GameList, address: string): Promise<void> {
  const isRead = (route: Route) => route.request().method() === 'GET';
  await page.route(address, (route) =>
    isRead(route) ? route.fallback() : route.fulfill({ status: 500 }),
  );
  await list.heart('Maneki Triple').click();
  await expectToast(page, favourites.failed);
  await expect(page.getByText(favourites.failed, { exact: true })).toHaveCount(0);
  await page.unroute(address);
}

test('[LIST-6] a guest who wants favourites or recent games is told to log in, led there and back', async ({
  page,
}) => {
  const username = await openAccount();
  const list = await openList(page, '/m/rng?vassalage=HFOX');
  for (const view of ['fav', 'recent'] as const) {
    await list.view(view).click();
    await expectToast(page, listWords.loginNeeded);
    await expectAddress(
      page,
      `/m/login?${new URLSearchParams({ back: `/m/rng?type=${view}&vassalage=HFOX` })}`,
    );
    await expect(page.getByText(listWords.loginNeeded, { exact: true })).toHaveCount(0);
    if (view === 'fav') {
      await page.goBack();
      await expectAddress(page, '/m/rng?vassalage=HFOX');
    }
  }
  await untilAnswering(page);
  await fillLogin(page, username, PASSWORD);
  await expectAddress(page, '/m/rng?type=recent&vassalage=HFOX');
  await expect(list.view('recent')).toHaveAttribute('aria-current', 'true');
  await list.view('fav').click();
  await expectAddress(page, '/m/rng?type=fav&vassalage=HFOX');
});

test('[LIST-6] [PLAY-5] a guest comes to the login by an address or a heart, and then back', async ({
  page,
}) => {
  const username = await openAccount();
  await page.goto('/m/gameList?type=fav');
  await expectToast(page, listWords.loginNeeded);
  await expectAddress(page, `/m/login?${new URLSearchParams({ back: '/m/gameList?type=fav' })}`);
  const list = await openList(page, '/m/gameList?gameType=JACKPOT');
  await list.guestHeart('Treasure Vault').click();
  const back = '/m/gameList?gameType=JACKPOT';
  await expectAddress(page, `/m/login?${new URLSearchParams({ back })}`);
  await untilAnswering(page);
  await fillLogin(page, username, PASSWORD);
  await expectAddress(page, back);
  const isSaved = page.waitForResponse(FAVOURITES);
  await list.heart('Treasure Vault').click();
  expect((await isSaved).status()).toBe(200);
});

test('[PLAY-4] a launch makes a game recent, the latest first', async ({ page }) => {
  await enter(page, await openAccount());
  for (const game of [PAPER_MOON, RIVER_LIGHT]) await sitDown(page, game);
  const { names, kind, view } = await openList(page, '/m/rng?type=recent');
  await expect(names).toHaveText(['River Light', 'Paper Moon']);
  await kind('SPORTS').click();
  await view('recent').click();
  await expect(page.getByText(listWords.emptyRecent.title)).toBeVisible();
});

test('[PLAY-4] [PLAY-5] favourites come in pages of 15, recent games in pages of 25', async ({
  page,
}) => {
  await enter(page, await openAccount());
  await page.evaluate(keepGames, 27);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/catalog\/(?:favourites|recents)$/.test(pathname)) asked.push(`${pathname}${search}`);
  });
  const places = {
    fav: { path: '/m/gameList?type=fav', second: '/api/catalog/favourites?pageNo=2' },
    recent: { path: '/m/gameList?type=recent', second: '/api/catalog/recents?page=2' },
  };
  for (const { path, second } of Object.values(places)) {
    const { games } = await openList(page, path);
    await scrollToEnd(page);
    expect(asked).toContain(second);
    await expect(games.locator('[aria-posinset="27"]')).toBeVisible();
  }
});
