import { catalogEndpoints } from '@maneki/contract/catalog/endpoints';
import type { ListedGame } from '@maneki/contract/catalog/schemas';
import type { ResponseOf } from '@maneki/contract/contract';
import type { Page, Route } from '@playwright/test';
import { expectAddress, listOf, openList } from './support/game-list.ts';
import { sitDown } from './support/game-table.ts';
import { ARENA, CUP_FINAL, PAPER_MOON, type PlayedGame } from './support/games.ts';
import { expect, test } from './support/journey.ts';
import { openPage } from './support/open-page.ts';
import { enter, openAccount } from './support/people.ts';
import { untilAlive } from './support/until-alive.ts';
import { words } from './support/words.ts';

const { catalog, shell, site } = words('EN');
const { lobby } = site.home;

const LOTTERY = 'Evening Draw';

const launchAddress = (game: PlayedGame) =>
  `/m/launch?${new URLSearchParams({ ...game, mode: 'real' })}`;

/** The answer with one row more: a lottery in the place of the first slot. */
async function addLottery(route: Route): Promise<void> {
  const { value } = (await (await route.fetch()).json()) as {
    value: ResponseOf<typeof catalogEndpoints.getLobby>;
  };
  const slots = value.categories.find(({ gameCategory }) => gameCategory === 'RNG')!;
  const [slot] = slots.games as [ListedGame, ...ListedGame[]];
  const lottery: (typeof value.categories)[number] = {
    gameCategory: 'LOTT',
    vendorNames: slots.vendorNames.filter(({ vassalage }) => vassalage === slot.vassalage),
    games: [
      { ...slot, nodeId: 'lottery', gameType: 'LOTT', displayName: LOTTERY, freeplay: false },
    ],
    totalGames: 1,
  };
  await route.fulfill({
    json: { value: { ...value, categories: [...value.categories, lottery] } },
  });
}

test('the entry of lotteries shows the first vendor’s game, closed until lotteries have a page', async ({
  arrive,
}) => {
  const { LOTT } = shell.categories;
  const page = await arrive();
  await openPage(page, '/m/gameList');
  // Home that comes after another page reads its games for itself, and can be told of a lottery.
  await page.route(`**/api${catalogEndpoints.getLobby.path}*`, addLottery);
  await page.getByRole('banner').getByRole('button', { name: shell.actions.back }).click();
  await page.getByRole('tab', { name: LOTT, exact: true }).click();
  await expect(page).toHaveURL(/\/m\/home\?category=LOTT$/);
  const tiles = page.getByRole('tabpanel').getByRole('article');
  await expect(tiles).toHaveCount(1);
  await expect(tiles).toContainText(LOTTERY);
  await expect(tiles).toContainText(catalog.tile.closed);
});

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
  await expect(studios.getByRole('link')).toHaveCount(9);
  await untilAlive(card('Foxfire Works'));
  await card('Foxfire Works').click();
  await expectAddress(page, '/m/rng?vassalage=HFOX');
  await expect(listOf(page).names.first()).toHaveText('Foxfire Shrine');
  await page.goBack();
  await card(ARENA.name).click();
  const back = launchAddress(CUP_FINAL);
  await expectAddress(page, `/m/login?${new URLSearchParams({ back })}`);
});
