import { catalogEndpoints } from '@maneki/contract/catalog/endpoints';
import type { Locator, Page } from '@playwright/test';
import { expectAddress, listOf, openList } from './support/game-list.ts';
import { sitDown } from './support/game-table.ts';
import { ARENA, CUP_FINAL, PAPER_MOON, type PlayedGame } from './support/games.ts';
import { hold } from './support/hold.ts';
import { expect, test } from './support/journey.ts';
import { enter, openAccount } from './support/people.ts';
import { untilAlive } from './support/until-alive.ts';
import { fill, words } from './support/words.ts';

const { catalog, site } = words('EN');
const { lobby } = site.home;

const launchAddress = (game: PlayedGame) =>
  `/m/launch?${new URLSearchParams({ ...game, mode: 'real' })}`;

const own = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('[HOME-11] [PLAY-5] a member finds recent games and favourites on home, and one that is taken away leaves at once', async ({
  arrive,
}) => {
  const page = await arrive();
  await enter(page, await openAccount());
  const list = await openList(page, '/m/rng');
  const isSaved = page.waitForResponse(`**/api${catalogEndpoints.addFavourite.path}`);
  await list.heart('Maneki Triple').click();
  await isSaved;
  await sitDown(page, PAPER_MOON);
  await page.goto('/m/home');
  const favourites = own(page, lobby.favourites);
  await expect(favourites.getByRole('listitem')).toHaveText(['Maneki Triple']);
  await expect(own(page, lobby.recents).getByRole('listitem')).toHaveText(['Paper Moon']);
  const recent = own(page, lobby.recents).getByRole('link', { name: 'Paper Moon', exact: true });
  await expect(recent).toHaveAttribute('href', launchAddress(PAPER_MOON));
  const more = favourites.getByRole('link', { name: lobby.favouritesMore, exact: true });
  await untilAlive(more);
  await more.click();
  await expectAddress(page, '/m/gameList?type=fav');
  await expect(list.names).toHaveText(['Maneki Triple']);
  await page.goBack();
  await takeAway(page, favourites);
});

/** Nobody waits for the server: the row is gone before it has answered, and stays away. */
async function takeAway(page: Page, favourites: Locator): Promise<void> {
  const name = fill(catalog.tile.unfavourite, { name: 'Maneki Triple' });
  const heart = page.getByRole('button', { name, exact: true }).first();
  await untilAlive(heart);
  const address = `**/api${catalogEndpoints.removeFavourite.path}?nodeId=*`;
  const { sent, letGo } = await hold(page, address, 'DELETE');
  await heart.click();
  await expect(favourites).toHaveCount(0);
  await expect.poll(() => sent.length).toBe(1);
  const isTaken = page.waitForResponse(address);
  letGo();
  await isTaken;
  await expect(favourites).toHaveCount(0);
}

test('[HOME-11] [PLAY-1] cards of studios lead to their games, or into the game of one that lists none; guests have no games of their own', async ({
  arrive,
}) => {
  const page = await arrive();
  await page.goto('/m/home');
  const studios = own(page, lobby.studios);
  const card = (name: string) => studios.getByRole('link', { name, exact: true });
  await expect(studios.getByRole('link')).toHaveCount(12);
  for (const name of [lobby.favourites, lobby.recents])
    await expect(own(page, name)).toHaveCount(0);
  await untilAlive(card('Foxfire Works'));
  await card('Foxfire Works').click();
  await expectAddress(page, '/m/rng?vassalage=HFOX');
  await expect(listOf(page).names.first()).toHaveText('Foxfire Shrine');
  await page.goBack();
  await card(ARENA.name).click();
  const back = launchAddress(CUP_FINAL);
  await expectAddress(page, `/m/login?${new URLSearchParams({ back })}`);
});
