import { catalogEndpoints } from '@maneki/contract/catalog/endpoints';
import type { Page, Route } from '@playwright/test';
import { listOf, scrollDown, scrolledPx, scrollToEnd } from './support/game-list.ts';
import { expect, test } from './support/journey.ts';
import { ENDLESS, endlessName } from './support/long-list.ts';
import { openPage } from './support/open-page.ts';
import { type Product, startProduct } from './support/start-product.ts';
import { tabTo } from './support/tab-to.ts';

const PAGE = 25;
/** What is in sight and a screen on either side, three to a line and four lines to a screen. */
const TILES_MAX = 45;

let product: Product;

// A product of its own, since everybody's lists would be as long.
test.beforeAll(async () => {
  product = await startProduct({ E2E_LONG_LIST: 'true' });
});
test.afterAll(() => product?.stop());

async function openLongList(page: Page) {
  await openPage(page, `${product.url}/m/rng?vassalage=${ENDLESS.code}`);
  return listOf(page);
}

const isPage = (url: URL) => url.pathname.endsWith(catalogEndpoints.listGames.path);

/** How many of the server's largest pages make one here: the end is then four pages away, not eighty. */
const PARTS = 5;
const PART_SIZE = 100;

async function answerInLargePages(route: Route): Promise<void> {
  const url = new URL(route.request().url());
  const pageNum = Number(url.searchParams.get('pageNo'));
  url.searchParams.set('pageSize', String(PART_SIZE));
  const games: object[] = [];
  let value = { total: 0 };
  for (let part = 1; part <= PARTS; part += 1) {
    url.searchParams.set('pageNo', String((pageNum - 1) * PARTS + part));
    const answer = await (await route.fetch({ url: url.href })).json();
    games.push(...answer.value.games);
    value = answer.value;
  }
  const totalPages = Math.ceil(value.total / (PARTS * PART_SIZE));
  await route.fulfill({ json: { value: { ...value, games, pageNum, totalPages } } });
}

/** Goes down until so many pages have been answered. */
async function loadPages(page: Page, count: number): Promise<void> {
  for (let loaded = 1; loaded < count; loaded += 1) {
    const next = listOf(page).tile(endlessName(loaded * PAGE + 1));
    // Whoever comes down before the list has grown comes down once more.
    await expect(async () => {
      await scrollDown(page);
      await expect(next).toBeAttached({ timeout: 4_000 });
    }).toPass({ timeout: 30_000 });
  }
}

test('[LIST-3] a long list asks for one page a second at most, however fast somebody scrolls', async ({
  page,
}) => {
  const askedAt: number[] = [];
  page.on('requestfinished', (request) => {
    if (isPage(new URL(request.url()))) askedAt.push(request.timing().startTime);
  });
  await openLongList(page);
  await loadPages(page, 4);
  expect(askedAt).toHaveLength(3);
  const [first, , third] = askedAt as [number, number, number];
  // Two seconds, less the moment by which a busy browser may begin the first of them late.
  expect(third - first).toBeGreaterThan(1_500);
});

test('[LIST-3] of two thousand games only a few screens are in the document, each with its number', async ({
  page,
}) => {
  await page.route(isPage, answerInLargePages);
  await openPage(page, `${product.url}/m/rng`);
  const list = listOf(page);
  await list.studio(ENDLESS.name).click();
  const count = `${ENDLESS.gameCount.toLocaleString('en')} games`;
  await expect(page.getByText(count, { exact: true })).toBeVisible();
  await scrollToEnd(page);
  await expect(list.tile(endlessName(ENDLESS.gameCount))).toBeInViewport();
  expect(await list.tiles.count()).toBeLessThanOrEqual(TILES_MAX);
  const last = list.games.getByRole('listitem').last();
  await expect(last).toHaveAttribute('aria-posinset', String(ENDLESS.gameCount));
  await expect(last).toHaveAttribute('aria-setsize', String(ENDLESS.gameCount));

  // Half-way, and at the top again: what is looked at is there.
  await page.evaluate('window.scrollTo(0, document.documentElement.scrollHeight / 2)');
  await expect(list.tile(endlessName(ENDLESS.gameCount / 2))).toBeAttached();
  expect(await list.tiles.count()).toBeLessThanOrEqual(TILES_MAX);
  await page.evaluate('window.scrollTo(0, 0)');
  await expect(list.tile(endlessName(1))).toBeInViewport();
  expect(await list.tiles.count()).toBeLessThanOrEqual(TILES_MAX);
});

test('[LIST-3] what has the focus stays in a long list, and a reload finds the same place', async ({
  page,
}) => {
  const list = await openLongList(page);
  await tabTo(page, /^Endless 2$/);
  await loadPages(page, 4);
  await expect(list.tile(endlessName(1))).toBeAttached();
  await expect(list.tile(endlessName(2))).toBeFocused();
  await expect(list.tile(endlessName(31))).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(list.heart(endlessName(2))).toBeFocused();
  await expect(list.heart(endlessName(2))).toBeInViewport();

  await page.evaluate('document.activeElement.blur()');
  await page.evaluate('window.scrollTo(0, 4_000)');
  await expect.poll(() => scrolledPx(page)).toBe(4_000);
  const seen = list.tile(endlessName(52));
  await expect(seen).toBeAttached();
  await page.reload();
  await expect(seen).toBeAttached();
  await expect.poll(async () => Math.abs((await scrolledPx(page)) - 4_000)).toBeLessThan(5);
});
