import type { DragonTigerTable } from '@maneki/contract/house/dragon-tiger';
import { DRAGON_TIGER as RULES } from '@maneki/games/dragon-tiger/rules';
import { expect, type Locator, type Page } from '@playwright/test';
import type { PlayedGame } from './games.ts';
import { frameOf, launchOf, type Table, tableOf } from './slots.ts';
import { words } from './words.ts';

const { arcadeDragonTiger } = words('EN');

export const DRAGON_TIGER: PlayedGame = { vendor: RULES.vendor, gameId: RULES.gameId };

export type Spot = keyof typeof arcadeDragonTiger.spot;

/** A table runs in real time: at worst a round has just closed, and the next one is waited for. */
export const ROUND_MS = 40_000;

/** What somebody sees who sits at a table, and can do there. */
export type Seat = Table & {
  spot(name: Spot): Locator;
  chip: Locator;
  bet: Locator;
  takeBack: Locator;
  message: Locator;
  card(side: 'DRAGON' | 'TIGER'): Locator;
  round: Locator;
};

/** Opens the table on the site's page, and waits until it is there. */
export async function openTable(page: Page): Promise<Seat> {
  await page.goto(launchOf(DRAGON_TIGER));
  const place = frameOf(page);
  const table = tableOf(place);
  await expect(table.main).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('.game-cover')).toHaveAttribute('data-gone', 'true');
  const bets = place.getByRole('group', { name: arcadeDragonTiger.bets, exact: true });
  return {
    ...table,
    balance: place.locator('.dt-balance'),
    spot: (name) =>
      bets.getByRole('button', { name: new RegExp(`^${arcadeDragonTiger.spot[name]},`) }),
    chip: place.getByRole('group', { name: arcadeDragonTiger.chips }).getByRole('button'),
    bet: table.controls.getByRole('button', { name: new RegExp(`^${arcadeDragonTiger.bet}`) }),
    takeBack: place.getByRole('button', { name: arcadeDragonTiger.takeBack }),
    message: place.locator('.dt-message').getByRole('status'),
    card: (side) => place.locator(`.dt-side[data-of=${side}] .dt-card .sr-only`),
    round: place.locator('.dt-round'),
  };
}

/** Waits until there are so many seconds left to bet. */
export async function untilBetting({ main }: Seat, seconds = 8): Promise<void> {
  const left = main.locator('.countdown-seconds');
  await expect
    .poll(async () => Number((await left.textContent({ timeout: 500 }).catch(() => '')) || 0), {
      timeout: ROUND_MS,
    })
    .toBeGreaterThanOrEqual(seconds);
}

/** The table as the house tells it to anybody, without the page. */
export async function readTable(): Promise<DragonTigerTable> {
  const reply = await fetch(new URL('/games/tables', process.env.E2E_BASE_URL));
  const { tables } = (await reply.json()) as { tables: DragonTigerTable[] };
  return tables.find(({ gameId }) => gameId === DRAGON_TIGER.gameId)!;
}
