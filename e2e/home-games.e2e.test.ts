import { catalogEndpoints } from '@maneki/contract/catalog/endpoints';
import type { Page } from '@playwright/test';
import { expectAddress, listOf, openList } from './support/game-list.ts';
import { sitDown } from './support/game-table.ts';
import { ARENA, CUP_FINAL, PAPER_MOON, type PlayedGame } from './support/games.ts';
import { expect, test } from './support/journey.ts';
import { enter, openAccount } from './support/people.ts';
import { untilAlive } from './support/until-alive.ts';
import { words } from './support/words.ts';

const { site } = words('EN');
const { lobby } = site.home;

const launchAddress = (game: PlayedGame) =>
  `/m/launch?${new URLSearchParams({ ...game, mode: 'real' })}`;

test('[HOME-11] a member finds favourites and recent games on home, a guest does not', async ({
  arrive,
}) => {
  const guest = await arrive();
  await guest.goto('/m/home');
  const own = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
  await expect(own(guest, lobby.studios)).toBeVisible();
  for (const name of [lobby.favourites, lobby.recents])
    await expect(own(guest, name)).toHaveCount(0);

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
});

test('[HOME-11] [PLAY-1] cards of studios lead to their games, or into the game of one that lists none', async ({
  arrive,
}) => {
  const page = await arrive();
  await page.goto('/m/home');
  const studios = page.getByRole('region', { name: lobby.studios, exact: true });
  const card = (name: string) => studios.getByRole('link', { name, exact: true });
  await expect(studios.getByRole('link')).toHaveCount(12);
  await untilAlive(card('Foxfire Works'));
  await card('Foxfire Works').click();
  await expectAddress(page, '/m/rng?vassalage=HFOX');
  await expect(listOf(page).names.first()).toHaveText('Foxfire Shrine');
  await page.goBack();
  await card(ARENA.name).click();
  const back = launchAddress(CUP_FINAL);
  await expectAddress(page, `/m/login?${new URLSearchParams({ back })}`);
});
