import { catalogEndpoints } from '@maneki/contract/catalog/endpoints';
import { playEndpoints } from '@maneki/contract/play/endpoints';
import type { Page } from '@playwright/test';
import {
  expectAddress,
  listOf,
  openList,
  scrollDown,
  scrolledPx,
  scrollToEnd,
} from './support/game-list.ts';
import { LANTERN } from './support/games.ts';
import { expect } from './support/journey.ts';
import { fillLogin, openAccount, PASSWORD } from './support/people.ts';
import { test } from './support/slot-journey.ts';
import { words } from './support/words.ts';

const { catalog, shell } = words('EN');
const { frame, list: listWords, tile } = catalog;

const GAMES = `**/api${catalogEndpoints.listGames.path}?*`;
const FOXFIRE = 'Foxfire Works';
const MANGO = 'Mango Moon';

/** What a browser itself says of a network that is not there. */
const AWAY = /net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/;

test('[LIST-1] [LIST-2] [LIST-3] a kind that nobody plays yet leads to the slots; a list spends no more than 175 px on ways elsewhere; that of all games has an arrow to home and no menu at its foot', async ({
  page,
}) => {
  const menu = page.getByRole('navigation', { name: shell.nav.label });
  const list = await openList(page, '/m/fish');
  await page.getByRole('link', { name: listWords.emptyKind.action }).click();
  await expectAddress(page, '/m/rng');
  await expect(list.tile('Maneki Triple')).toBeVisible();
  await expect(menu).toBeVisible();
  const [header, games] = await Promise.all([
    page.getByRole('banner').boundingBox(),
    list.games.boundingBox(),
  ]);
  expect(games!.y - header!.height).toBeLessThanOrEqual(175);
  await list.kind('ALL').click();
  await expectAddress(page, '/m/gameList');
  await expect(menu).toHaveCount(0);
  await page.getByRole('banner').getByRole('button', { name: shell.actions.back }).click();
  await expectAddress(page, '/m/home');
});

test('[LIST-3] [LIST-5] pages of 25 come as the reader goes down, and another view begins anew', async ({
  page,
}) => {
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const pageNo = searchParams.get('pageNo');
    // News of the catalogue make a list read its first page anew.
    if (pathname === `/api${catalogEndpoints.listGames.path}` && pageNo !== '1') asked.push(pageNo);
  });
  const list = await openList(page, '/m/rng');
  await expect(list.games.getByRole('listitem').first()).toHaveAttribute('aria-posinset', '1');
  expect(asked).toEqual([]);
  await scrollToEnd(page);
  expect(asked).toEqual(['2']);
  await expect(list.tile('River Light')).toBeVisible();

  await list.view('hot').click();
  await expect(list.names.first()).toHaveText('Maneki Triple');
  await expect(list.end).toBeAttached();
  await list.view('all').click();
  await expect(list.names.first()).toHaveText('Maneki Triple');
  await expect(list.end).toHaveCount(0);
  await scrollToEnd(page);
  expect(asked.filter((pageNo) => pageNo === '2')).toHaveLength(2);
});

/** Goes down a list to its last game, and can tell whether somebody is there again. */
async function goToLastGame(page: Page) {
  const list = await openList(page, '/m/rng');
  await scrollToEnd(page);
  const last = list.tile('Diamond Rush');
  // In the middle, where nothing lies over it: a tap must not move the page.
  await last.evaluate((link) =>
    (link as unknown as { scrollIntoView(how: object): void }).scrollIntoView({ block: 'center' }),
  );
  const before = await scrolledPx(page);
  expect(before).toBeGreaterThan(1_000);
  const expectPlace = async () => {
    await expect(last).toBeInViewport();
    await expect.poll(async () => Math.abs((await scrolledPx(page)) - before)).toBeLessThan(5);
  };
  return { list, last, expectPlace };
}

/** Out of a game, and back to where the list was left. */
async function leaveGame(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/m\/launch\?vendor=HMANGO&gameId=diamond9&mode=real$/);
  await page.getByRole('button', { name: frame.back }).click();
  await expectAddress(page, '/m/rng');
}

test('[LIST-3] [PLAY-1] [PLAY-4] whoever leaves a game finds their place again, also after a login on the way into it, and the game among the recent ones', async ({
  page,
}) => {
  const username = await openAccount();
  const { list, last, expectPlace } = await goToLastGame(page);
  await last.click();
  await expect(page).toHaveURL(/\/m\/login\?back=/);
  await fillLogin(page, username, PASSWORD);
  await leaveGame(page);
  await expectPlace();

  const launched = page.waitForResponse(`**/api${playEndpoints.launchGame.path}?*`);
  await last.click();
  expect((await launched).status()).toBe(200);
  await leaveGame(page);
  await expectPlace();
  await page.reload();
  await expectPlace();

  await list.view('recent').click();
  await expect(list.names).toHaveText(['Diamond Rush']);
});

test('[LIST-3] whoever goes back once more while their place is looked for is left at the top there', async ({
  page,
}) => {
  const list = await openList(page, '/m/gameList');
  await list.kind('RNG').click();
  await expectAddress(page, '/m/rng');
  await scrollToEnd(page);
  const held = Promise.withResolvers<void>();
  const isSlots = (url: URL) => url.searchParams.get('gameType') === 'RNG';
  await page.route(isSlots, async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = page.waitForRequest((request) => isSlots(new URL(request.url())));
  await page.reload();
  await asked;
  await page.goBack();
  await expectAddress(page, '/m/gameList');
  await expect(list.names.first()).toBeVisible();
  const answered = page.waitForResponse((response) => isSlots(new URL(response.url())));
  held.resolve();
  await answered;
  // Longer than a list takes to draw what has come.
  await page.evaluate(`(async () => {
    for (let frame = 0; frame < 40; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  })()`);
  expect(await scrolledPx(page)).toBe(0);
});

test('[LIST-3] a page that fails keeps the tiles and can be asked for again; where the network is away a list goes on by itself when it is back', async ({
  page,
  complaints,
}) => {
  complaints.expect(/500/);
  complaints.allow(AWAY);
  const list = await openList(page, '/m/rng');
  await page.route(GAMES, (route) => route.fulfill({ status: 500 }));
  await scrollDown(page);
  const trouble = page.getByRole('alert').filter({ hasText: listWords.moreFailed });
  await expect(trouble).toBeVisible();
  await expect(list.tile('Mango Market')).toBeVisible();
  await page.unroute(GAMES);
  await trouble.getByRole('button', { name: shell.actions.retry }).click();
  await expect(trouble).toHaveCount(0);
  await scrollToEnd(page);
  await expect(list.tile('River Light')).toBeVisible();

  // The first page of another list fails as a whole, and comes as a whole.
  await page.route(GAMES, (route) => route.fulfill({ status: 500 }));
  await list.studio(MANGO).click();
  const failure = page.getByRole('alert').filter({ hasText: listWords.failed });
  await expect(failure).toBeVisible();
  await page.unroute(GAMES);
  await failure.getByRole('button', { name: shell.actions.retry }).click();
  await expect(list.names.first()).toHaveText('Mango Market');

  await list.studio(listWords.allStudios).click();
  await expect(list.names.first()).toHaveText('Maneki Triple');
  await page.context().setOffline(true);
  await scrollDown(page);
  const more = page.getByRole('alert').filter({ hasText: listWords.offline });
  await expect(more).toBeVisible();
  await expect(list.tile('Mango Market')).toBeVisible();
  await page.context().setOffline(false);
  await expect(more).toHaveCount(0);
  await scrollToEnd(page);

  await page.context().setOffline(true);
  await list.studio(FOXFIRE).click();
  await expect(page.getByText(listWords.offlineText)).toBeVisible();
  await page.context().setOffline(false);
  await expect(list.names.first()).toHaveText('Foxfire Shrine');
});

test('[LIST-2] [LIST-7] another language brings the same list with other names, and a search stays', async ({
  page,
}) => {
  const list = await openList(page, '/m/rng?vassalage=HFOX');
  await expect(list.names.first()).toHaveText('Foxfire Shrine');
  const asked = page.waitForRequest(GAMES);
  await page.getByRole('banner').getByRole('button', { name: 'Switch to 日本語' }).click();
  expect((await asked).headers().language).toBe('JA');
  const japanese = listOf(page, 'JA');
  await expect(japanese.tile('雷鳴太鼓')).toBeVisible();
  await expect(japanese.studio('狐火工房')).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText('10件', { exact: true })).toBeVisible();
  await expectAddress(page, '/m/rng?vassalage=HFOX');

  await japanese.search.fill('だるま');
  await expect(japanese.names).toHaveText(['だるまダッシュ']);
  await page.getByRole('banner').getByRole('button', { name: 'Englishに切り替える' }).click();
  await expect(list.names).toHaveText(['Daruma Dash']);
  await expect(list.search).toHaveValue('だるま');
});

test('[LIST-4] [SITE-11] a tile shows its picture, or the default one where it has none', async ({
  page,
  complaints,
}) => {
  complaints.expect(/net::ERR_FAILED.*games\/art\/vault3/);
  await page.route('**/games/art/vault3/**', (route) => route.abort());
  const list = await openList(page, '/m/rng');
  const picture = (name: string) =>
    list.tiles.filter({ has: page.getByRole('link', { name, exact: true }) }).locator('img');
  const drawn = (name: string) =>
    picture(name).evaluate((element) => {
      const image = element as unknown as { naturalWidth: number; currentSrc: string };
      return image.naturalWidth > 0 ? image.currentSrc : '';
    });
  await expect.poll(() => drawn('Maneki Triple')).toContain('/games/art/maneki3/tile-216');
  await expect.poll(() => drawn('Treasure Vault')).toContain('maneki-default-tile');
  await list.studio(LANTERN.name).click();
  await expect.poll(() => drawn('Paper Moon')).toContain('maneki-default-tile');
});

test('[LIST-4] [PLAY-1] a tile says what it is, and leads into the game or into free play', async ({
  page,
}) => {
  const username = await openAccount();
  const list = await openList(page, '/m/gameList?gameType=JACKPOT');
  const vault = list.tiles.filter({
    has: page.getByRole('link', { name: 'Treasure Vault', exact: true }),
  });
  await expect(vault.getByText(tile.jackpot, { exact: true })).toBeVisible();
  await expect(vault.getByText(/^RTP 9\d\.\d\d %$/)).toBeVisible();
  const back = (mode: string) =>
    `/m/login?${new URLSearchParams({ back: `/m/launch?vendor=HVAULT&gameId=vault3&mode=${mode}` })}`;
  await expect(list.tile('Treasure Vault')).toHaveAttribute('href', back('real'));
  await list.free('Treasure Vault').click();
  await expectAddress(page, back('free'));

  await fillLogin(page, username, PASSWORD);
  await expect(page).toHaveURL(/\/m\/launch\?vendor=HVAULT&gameId=vault3&mode=free$/);
  await expect(page.getByText(frame.free, { exact: true }).first()).toBeVisible();
});
