import { catalogEndpoints } from '@maneki/contract/catalog/endpoints';
import type { ListedGame } from '@maneki/contract/catalog/schemas';
import type { Page, Route } from '@playwright/test';
import { listOf, openList, scrollDown, scrollToEnd } from './support/game-list.ts';
import { expect, test } from './support/journey.ts';
import { tabTo } from './support/tab-to.ts';

/* A studio whose page is told of more games than anybody looks at. */

const GAMES = 2_000;
const STUDIO = { code: 'HFOX', name: 'Foxfire Works' };
const PAGE = 25;
/** What is in sight and a screen on either side, three to a line and four lines to a screen. */
const TILES_MAX = 45;

const nameOf = (number: number): string => `Endless ${number}`;

const isAsked = ({ pathname, searchParams }: URL) =>
  pathname.endsWith(catalogEndpoints.listGames.path) &&
  searchParams.get('vassalage') === STUDIO.code;

/** Opens the long list, in pages of a size. Answers the numbers of the pages that are asked for, and when. */
async function openLongList(page: Page, { pageSize = PAGE } = {}) {
  const asked: { readonly pageNum: number; readonly at: number }[] = [];
  await page.route(isAsked, async (route) => {
    const pageNum = Number(new URL(route.request().url()).searchParams.get('pageNo') ?? 1);
    asked.push({ pageNum, at: Date.now() });
    await answer(route, { pageNum, pageSize });
  });
  const list = await openList(page, '/m/rng');
  await list.studio(STUDIO.name).click();
  await expect(list.tile(nameOf(1))).toBeVisible();
  return { list, asked };
}

/** As the server answers, but for how many games there are and what they are called. */
async function answer(
  route: Route,
  { pageNum, pageSize }: { readonly pageNum: number; readonly pageSize: number },
): Promise<void> {
  const url = new URL(route.request().url());
  url.searchParams.set('pageNo', '1');
  const { value } = await (await route.fetch({ url: url.href })).json();
  const [game] = value.games as [ListedGame, ...ListedGame[]];
  const games = Array.from({ length: pageSize }, (_, index) => {
    const number = (pageNum - 1) * pageSize + index + 1;
    return { ...game, nodeId: `endless-${number}`, displayName: nameOf(number) };
  });
  const totalPages = GAMES / pageSize;
  await route.fulfill({ json: { value: { ...value, games, pageNum, total: GAMES, totalPages } } });
}

/** Goes down until so many pages have been answered. */
async function loadPages(page: Page, count: number): Promise<void> {
  for (let loaded = 1; loaded < count; loaded += 1) {
    const next = listOf(page).tile(nameOf(loaded * PAGE + 1));
    // Whoever comes down before the list has grown comes down once more.
    await expect(async () => {
      await scrollDown(page);
      await expect(next).toBeAttached({ timeout: 4_000 });
    }).toPass({ timeout: 30_000 });
  }
}

test('[LIST-3] a long list asks for one page a second at most, and what has the focus stays in it', async ({
  page,
}) => {
  const { list, asked } = await openLongList(page);
  await tabTo(page, /^Endless 2$/);
  await loadPages(page, 4);
  const later = asked.filter(({ pageNum }) => pageNum > 1);
  expect(later.map(({ pageNum }) => pageNum)).toEqual([2, 3, 4]);
  // Two seconds, less the moment by which a busy browser may begin the first of them late.
  expect(later[2]!.at - later[0]!.at).toBeGreaterThan(1_500);

  await expect(list.tile(nameOf(1))).toBeAttached();
  await expect(list.tile(nameOf(2))).toBeFocused();
  await expect(list.tile(nameOf(31))).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(list.guestHeart(nameOf(2))).toBeFocused();
  await expect(list.guestHeart(nameOf(2))).toBeInViewport();
});

test('[LIST-3] of two thousand games only a few screens are in the document, each with its number', async ({
  page,
}) => {
  // The end is four pages away, not eighty.
  const { list } = await openLongList(page, { pageSize: 500 });
  await expect(
    page.getByText(`${GAMES.toLocaleString('en')} games`, { exact: true }),
  ).toBeVisible();
  await scrollToEnd(page);
  await expect(list.tile(nameOf(GAMES))).toBeInViewport();
  expect(await list.tiles.count()).toBeLessThanOrEqual(TILES_MAX);
  const last = list.games.getByRole('listitem').last();
  await expect(last).toHaveAttribute('aria-posinset', String(GAMES));
  await expect(last).toHaveAttribute('aria-setsize', String(GAMES));

  // Half-way, and at the top again: what is looked at is there.
  await page.evaluate('window.scrollTo(0, document.documentElement.scrollHeight / 2)');
  await expect(list.tile(nameOf(GAMES / 2))).toBeAttached();
  expect(await list.tiles.count()).toBeLessThanOrEqual(TILES_MAX);
  await page.evaluate('window.scrollTo(0, 0)');
  await expect(list.tile(nameOf(1))).toBeInViewport();
  expect(await list.tiles.count()).toBeLessThanOrEqual(TILES_MAX);
});
