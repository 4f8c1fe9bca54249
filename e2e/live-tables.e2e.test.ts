import { playEndpoints } from '@maneki/contract/play/endpoints';
import type { ShownTable } from '@maneki/contract/play/schemas';
import type { Locator, Page } from '@playwright/test';
import { listOf, openList } from './support/game-list.ts';
import { expect, test } from './support/journey.ts';
import { openPage } from './support/open-page.ts';
import { words } from './support/words.ts';

/* The tile of a table that many share, in lists and on home. */

const { catalog, tables } = words('EN');
const { phases } = tables;

const NAME = 'Dragon Tiger';
const TABLES = `**/api${playEndpoints.listLiveTables.path}`;
const TABLE: ShownTable = {
  vendor: 'HLIVE',
  gameId: 'dragontiger1',
  phase: 'BETTING',
  roundNo: 7,
  phaseEndsAt: null,
  players: 0,
  results: [],
};

const tileIn = (place: Page | Locator): Locator =>
  place.getByRole('article').filter({ hasText: NAME });

/** How many seconds are left, as whoever hears the page is told. */
async function readLeft(tile: Locator): Promise<number> {
  const [, seconds] = /, (\d+) seconds? left/.exec((await tile.textContent()) ?? '') ?? [];
  return Number(seconds ?? Number.NaN);
}

/** Answers in the house's place, by a clock that is an hour ahead; tells how often it was asked. */
async function runTable(page: Page, state: Partial<ShownTable> & { leftMs?: number }) {
  const table = { ...state, asked: 0, isUp: true };
  await page.route(TABLES, async (route) => {
    table.asked += 1;
    const { leftMs, asked: _, isUp, ...shown } = table;
    const now = Date.now() + 3_600_000;
    const phaseEndsAt = leftMs === undefined ? null : new Date(now + leftMs).toISOString();
    await route.fulfill({
      json: { value: { now, tables: isUp ? [{ ...TABLE, ...shown, phaseEndsAt }] : [] } },
    });
  });
  return table;
}

test('[LIST-1] [PLAY-6] the list of live tables shows what the house’s own table does, and a tap leads into its game', async ({
  page,
}) => {
  const list = await openList(page, '/m/live');
  const tile = tileIn(list.games);
  await expect(tile).toHaveCount(1);
  const phase = new RegExp(Object.values(phases).join('|'));
  await expect(tile).toContainText(phase);
  const readPhase = async () => phase.exec((await tile.textContent()) ?? '')?.[0];
  const first = await readPhase();
  // Bets are taken for fifteen seconds; every other phase is shorter.
  await expect.poll(readPhase, { timeout: 20_000 }).not.toBe(first);
  await list.tile(NAME).click();
  await expect(page).toHaveURL(/\/m\/login\?back=.*HLIVE.*dragontiger1.*mode%3Dreal/);
});

test('[HOME-8] [PLAY-6] home counts down by the house’s clock, follows the phases and says who plays and what fell', async ({
  page,
}) => {
  const table = await runTable(page, { leftMs: 2_500 });
  await openPage(page, '/m/live-games');
  const tile = tileIn(page.getByRole('tabpanel'));
  await tile.scrollIntoViewIfNeeded();
  await expect(tile).toContainText(phases.BETTING);
  await expect(tile).toContainText(tables.noRoad);
  expect(await readLeft(tile)).toBeLessThanOrEqual(3);
  await expect.poll(() => readLeft(tile)).toBe(1);
  Object.assign(table, {
    phase: 'DEALING',
    leftMs: 5_000,
    players: 2,
    results: ['DRAGON', 'SUITED_TIE'],
  });
  await expect(tile).toContainText(phases.DEALING);
  await expect(tile).toContainText('2 players have bet');
  await expect(tile).toContainText('Dragon, Suited tie');
});

test('[HOME-8] [PLAY-6] a house that does not answer leaves the tile as any other, and a tile out of sight asks nothing', async ({
  page,
}) => {
  const table = await runTable(page, { leftMs: 60_000 });
  const list = await openList(page, '/m/rng');
  await expect(list.names.first()).toBeVisible();
  expect(table.asked).toBe(0);
  table.isUp = false;
  await list.kind('LIVE').click();
  await expect(tileIn(list.games)).toBeVisible();
  await expect.poll(() => table.asked).toBeGreaterThan(0);
  await expect(tileIn(listOf(page).games)).not.toContainText(phases.BETTING);
  const before = await tileIn(list.games).boundingBox();
  table.isUp = true;
  await expect(tileIn(list.games)).toContainText(phases.BETTING);
  expect(await tileIn(list.games).boundingBox()).toEqual(before);
  await expect(list.free(NAME)).toHaveText(catalog.tile.free);
});
