import { catalogEndpoints } from '@maneki/contract/catalog/endpoints';
import { seedWords } from '@maneki/server/features/content/seed/words';
import type { Page } from '@playwright/test';
import { choiceIn, expectAddress, listOf, openDrawer, openList } from './support/game-list.ts';
import { expect } from './support/journey.ts';
import { openPage } from './support/open-page.ts';
import { enter, openAccount } from './support/people.ts';
import { test } from './support/slot-journey.ts';
import { tabTo } from './support/tab-to.ts';
import { fill, words } from './support/words.ts';

const { catalog, shell } = words('EN');
const { filter, list: listWords } = catalog;

const FOXFIRE = 'Foxfire Works';
const MANGO = 'Mango Moon';

test('[LIST-1] [LIST-5] an address chooses vendor and view, and choosing a vendor leads back to all', async ({
  page,
}) => {
  const list = await openList(page, '/m/rng?vassalage=HFOX');
  await expect(list.studio(FOXFIRE)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText('10 games', { exact: true })).toBeVisible();
  await expect(list.names.first()).toHaveText('Foxfire Shrine');
  await list.studio(MANGO).click();
  await expectAddress(page, '/m/rng?vassalage=HMANGO');
  await expect(page.getByText('9 games', { exact: true })).toBeVisible();
  await list.view('hot').click();
  await expectAddress(page, '/m/rng?type=hot&vassalage=HMANGO');
  await expectHot(page, MANGO, 'Coral Reef');
  await list.studio(FOXFIRE).click();
  await expectAddress(page, '/m/rng?vassalage=HFOX');
  await expect(list.view('all')).toHaveAttribute('aria-current', 'true');
  await list.studio(listWords.allStudios).click();
  await expectAddress(page, '/m/rng');

  // Every choice was a step, and each step back is the choice before.
  await page.goBack();
  await expect(list.studio(FOXFIRE)).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(list.view('hot')).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(list.studio(MANGO)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText('9 games', { exact: true })).toBeVisible();
});

/** What is hot of one studio alone, and how much. What others have played meanwhile may be among it. */
async function expectHot(page: Page, studio: string, first: string): Promise<void> {
  const { names, tiles } = listOf(page);
  await expect(names.first()).toHaveText(first);
  await expect(tiles.filter({ hasNotText: studio })).toHaveCount(0);
  const count = await tiles.count();
  expect(count).toBeGreaterThan(1);
  await expect(page.getByText(`${count} games`, { exact: true })).toBeVisible();
}

test('[LIST-2] the menu of kinds offers favourites to members, and hot games where there are some', async ({
  page,
}) => {
  const list = await openList(page, '/m/rng');
  await expect(list.kind('HOT')).toBeVisible();
  const favourites = list.kinds.filter({ hasText: listWords.tabs.fav });
  await expect(favourites).toHaveCount(0);
  await list.kind('HOT').click();
  await expectAddress(page, '/m/hot');
  await enter(page, await openAccount());

  // Read by the page itself this time, so that it can be told that nothing is hot.
  await page.route(`**/api${catalogEndpoints.listVendors.path}*`, async (route) => {
    const { value } = await (await route.fetch()).json();
    await route.fulfill({ json: { value: { ...value, hasHot: false } } });
  });
  await openPage(page, '/m/notice');
  await page.getByRole('link', { name: seedWords.EN.maneki['notice.newSlots'].title }).click();
  await page.getByRole('article').locator('a[href="/m/rng"]').click();
  await expectAddress(page, '/m/rng');
  await expect(list.tile('Maneki Triple')).toBeVisible();
  await expect(list.kind('HOT')).toHaveCount(0);
  await favourites.click();
  await expectAddress(page, '/m/gameList?type=fav');
  await expect(page.getByText(listWords.emptyFav.title)).toBeVisible();
});

test('[LIST-2] [LIST-5] a drawer that is closed, or left by Back, changes nothing; filters are sent together, and all that fits is shown', async ({
  page,
}) => {
  const list = await openList(page, '/m/rng?vassalage=HMANGO');
  const drawer = await openDrawer(page);
  await choiceIn(drawer, filter.studio, FOXFIRE).click();
  await drawer.getByRole('button', { name: shell.actions.close }).click();
  await expect(drawer).toHaveCount(0);
  await expectAddress(page, '/m/rng?vassalage=HMANGO');
  await openDrawer(page);
  await expect(drawer.getByRole('radio', { name: MANGO })).toBeChecked();
  await page.goBack();
  await expect(drawer).toHaveCount(0);
  await expectAddress(page, '/m/rng?vassalage=HMANGO');
  await expect(list.names.first()).toHaveText('Mango Market');

  await page.goto('/m/rng?type=filter&drawer=filter');
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expectAddress(page, '/m/rng');
  await list.view('hot').click();
  await openDrawer(page);
  await expectAddress(page, '/m/rng?type=filter&drawer=filter');
  await choiceIn(drawer, filter.studio, FOXFIRE).click();
  await choiceIn(drawer, filter.minLine, fill(filter.minLineValue, { count: 20 })).click();
  await drawer.getByRole('button', { name: filter.apply }).click();
  await expect(drawer).toHaveCount(0);
  await expectAddress(page, '/m/rng?vassalage=HFOX&minLine=20');
  await expect(list.view('all')).toHaveAttribute('aria-current', 'true');
  await expect(list.names).toHaveText(['Foxfire Shrine', 'Taiko Thunder', 'Ronin Moon']);

  // What is in force stands in the drawer, and begins anew with one button.
  await openDrawer(page);
  await expect(drawer.getByRole('radio', { name: FOXFIRE })).toBeChecked();
  await drawer.getByRole('button', { name: filter.reset }).click();
  await expect(drawer.getByRole('radio', { name: FOXFIRE })).not.toBeChecked();
  await drawer.getByRole('button', { name: filter.apply }).click();
  await expectAddress(page, '/m/rng');
  await expect(list.names.first()).toHaveText('Maneki Triple');
  await openDrawer(page);
  await choiceIn(drawer, filter.kind, catalog.kinds.JP).click();
  await drawer.getByRole('button', { name: filter.apply }).click();
  await expectAddress(page, '/m/rng?gameClassify=JP');
  await expect(list.names).toHaveText(['Treasure Vault', 'Dragon Vault']);
  await openDrawer(page);
  await drawer.getByRole('searchbox', { name: filter.name }).fill('dragon');
  await drawer.getByRole('searchbox', { name: filter.name }).press('Enter');
  await expect(drawer).toHaveCount(0);
  await expectAddress(page, '/m/rng?gameName=dragon&gameClassify=JP');
  await expect(list.names).toHaveText(['Dragon Vault']);
  await expect(list.search).toHaveValue('dragon');
});

test('[LIST-2] [LIST-5] [PLAY-5] the second merchant filters in its own money, and keeps what is liked there', async ({
  arrive,
}) => {
  const page = await arrive({ site: 'sampaguita' });
  await enter(page, await openAccount('sampaguita', { currency: 'PHP' }));
  const list = await openList(page, '/m/rng');
  const drawer = await openDrawer(page);
  const stakes = drawer.getByRole('group', { name: filter.minBet, exact: true });
  await expect(stakes.getByText('₱')).toHaveCount(4);
  await choiceIn(drawer, filter.studio, FOXFIRE).click();
  await choiceIn(drawer, filter.minLine, fill(filter.minLineValue, { count: 20 })).click();
  await drawer.getByRole('button', { name: filter.apply }).click();
  await expectAddress(page, '/m/rng?vassalage=HFOX&minLine=20');
  await expect(list.names).toHaveText(['Foxfire Shrine', 'Taiko Thunder', 'Ronin Moon']);

  const isSaved = page.waitForResponse(`**/api${catalogEndpoints.addFavourite.path}`);
  await list.heart('Taiko Thunder').click();
  expect((await isSaved).status()).toBe(200);
  await list.kinds.filter({ hasText: listWords.tabs.fav }).click();
  await expectAddress(page, '/m/gameList?type=fav');
  await expect(list.names).toHaveText(['Taiko Thunder']);
});

test('[LIST-5] one filter less is still a filtered view, and none at all is all of them', async ({
  page,
}) => {
  const list = await openList(page, '/m/rng?minBet=100&minLine=25');
  const remove = (name: string) =>
    page.getByRole('link', { name: fill(filter.remove, { filter: name }) });
  await expect(list.names.first()).toHaveText('Foxfire Shrine');
  await remove(filter.minLine).click();
  await expectAddress(page, '/m/rng?type=filter&minBet=100');
  await expect(list.view('filter')).toHaveAttribute('aria-current', 'true');
  await expect(list.names.first()).toHaveText('Maneki Triple');
  await remove(filter.minBet).click();
  await expectAddress(page, '/m/rng');
  await expect(list.view('all')).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(list.view('filter')).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expectAddress(page, '/m/rng?minBet=100&minLine=25');
  await page.getByRole('link', { name: filter.removeAll }).click();
  await expectAddress(page, '/m/rng');
});

test('[LIST-2] a keyboard alone reaches kinds, views, the drawer, tiles and hearts', async ({
  arrive,
}) => {
  const page = await arrive({ isDesktop: true, size: { width: 390, height: 844 } });
  await enter(page, await openAccount());
  const list = await openList(page, '/m/gameList');
  await tabTo(page, /^Slots$/);
  await page.keyboard.press('Enter');
  await expectAddress(page, '/m/rng');
  await tabTo(page, /^Search games$/);
  await tabTo(page, /^Hot$/);
  await page.keyboard.press('Enter');
  await expectAddress(page, '/m/rng?type=hot');
  await expect(list.view('hot')).toBeFocused();

  await tabTo(page, /^Filter$/);
  await page.keyboard.press('Enter');
  await expect(list.drawer).toBeVisible();
  await tabTo(page, /^Name of the game/);
  await page.keyboard.type('r');
  await tabTo(page, /^Any$/);
  await page.keyboard.press('ArrowRight');
  await expect(list.drawer.getByRole('radio', { name: 'Treasure Vaults' })).toBeChecked();
  await tabTo(page, /^Show games$/);
  await page.keyboard.press('Enter');
  await expect(list.drawer).toHaveCount(0);
  await expectAddress(page, '/m/rng?gameName=r&vassalage=HVAULT');
  await expect(list.view('filter')).toBeFocused();

  await tabTo(page, /^Mango Moon$/);
  await page.keyboard.press('Enter');
  await expectAddress(page, '/m/rng?gameName=r&vassalage=HMANGO');
  await tabTo(page, /^Coral Reef$/);
  await tabTo(page, 'Add Coral Reef to your favourites');
  await page.keyboard.press('Enter');
  await expect(list.heart('Coral Reef')).toHaveAttribute('aria-pressed', 'true');
  await expect(list.heart('Coral Reef')).toBeFocused();
  await tabTo(page, 'Play Jungle Drums for free');
  await tabTo(page, /^Jungle Drums$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/m\/launch\?vendor=HMANGO&gameId=jungle20&mode=real$/);
});
