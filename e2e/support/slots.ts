import { createHash, randomUUID } from 'node:crypto';
import {
  type GameState,
  type GameStateOf,
  type HouseCall,
  type HouseReply,
  houseSchemas,
  type RoundViewOf,
} from '@maneki/contract/house/schemas';
import { readDraws } from '@maneki/games/fair/draws';
import { findSlotGame } from '@maneki/games/slots/catalogue';
import { slotModels } from '@maneki/games/slots/slot-models';
import { displayAmount, parseAmount } from '@maneki/kernel/money';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { PlayedGame } from './games.ts';
import type { PageWindow } from './page-window.ts';
import { spinUnseen } from './unseen-spin.ts';
import { words } from './words.ts';

declare const window: PageWindow & {
  readonly sessionStorage: { getItem(name: string): string | null };
};

export type Slot = PlayedGame & { readonly name: string };

/** Half of its spins pay something, and it has no feature that would take long to show. */
export const MANEKI_TRIPLE: Slot = { vendor: 'HSLOT', gameId: 'maneki3', name: 'Maneki Triple' };
export const DRAGON_TIDE: Slot = { vendor: 'HSLOT', gameId: 'tide20', name: 'Dragon Tide 20' };
/** Of all slots the one that gives free spins most often. */
export const FOXFIRE_SHRINE: Slot = {
  vendor: 'HFOX',
  gameId: 'foxfire25',
  name: 'Foxfire Shrine',
};
/** Switched off and on again by one journey, and played by no other. */
export const DUSTY_SEVENS: Slot = { vendor: 'HNORTH', gameId: 'dusty3', name: 'Dusty Sevens' };

const { arcade, catalog } = words('EN');

export const SPINS = '**/games/api/spins';
export const SEEN = '**/games/api/rounds/seen';
const STATES = /\/games\/api\/(?:sessions|state)$/;

export const launchOf = ({ vendor, gameId }: PlayedGame, mode: 'real' | 'free' = 'real') =>
  `/m/launch?${new URLSearchParams({ vendor, gameId, mode })}`;

/** The game inside the site's page. */
export const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe');

/** What a game shows, in the site's frame or on a page of its own. */
export const tableOf = (place: Page | FrameLocator) => {
  const main = place.locator('main[data-phase]');
  const controls = place.getByRole('region', { name: arcade.controls.name });
  return {
    main,
    controls,
    balance: controls.locator('strong').first(),
    stake: controls.getByRole('button', { name: new RegExp(`^${arcade.controls.chooseStake}`) }),
    spin: controls.getByRole('button', { name: arcade.controls.spin, exact: true }),
    skip: controls.getByRole('button', { name: arcade.controls.skip, exact: true }),
    menu: place.getByRole('button', { name: arcade.menu, exact: true }),
    leave: place.getByRole('button', { name: arcade.back, exact: true }),
    clock: place.getByRole('timer'),
    dialog: (title: string) => place.getByRole('dialog', { name: title }),
  };
};

export type Table = ReturnType<typeof tableOf>;

/** Opens a game on the site's page and waits until it can be played. */
export async function openSlot(
  page: Page,
  slot: Slot,
  mode: 'real' | 'free' = 'real',
): Promise<Table> {
  await page.goto(launchOf(slot, mode));
  return untilOpen(page);
}

/** Waits for the game of the page: ready, shown, and with no round on its reels. */
export async function untilOpen(page: Page): Promise<Table> {
  const table = tableOf(frameOf(page));
  await expect(table.main).toHaveAttribute('data-phase', 'idle', { timeout: 30_000 });
  await expect(page.locator('.game-cover')).toHaveAttribute('data-gone', 'true');
  return table;
}

/** Whatever is being shown is hurried to its end. */
export async function hurry(table: Table): Promise<void> {
  const { main, skip } = table;
  await tapUntil(table, async () => {
    await skip.dispatchEvent('click', {}, { timeout: 100 }).catch(() => {});
    await expect(main).toHaveAttribute('data-phase', 'idle', { timeout: 500 });
  });
}

/**
 * Taps the reels, which shortens what is being shown there and not what comes after it, until something holds.
 * Such a tap never spins, so one that comes too late does nothing.
 */
export async function tapUntil({ main }: Table, holds: () => Promise<void>): Promise<void> {
  await expect(async () => {
    // It does not ask where a thing stands: that takes frames, which a busy machine draws slowly.
    await main.dispatchEvent('pointerdown', {}, { timeout: 1_000 });
    await holds();
  }).toPass({ timeout: 45_000, intervals: [50] });
}

/** Plays one round by its button, and answers it once it has been shown to its end. */
export async function spinOnce(page: Page, table: Table): Promise<HouseReply<'spin'>> {
  const answered = page.waitForResponse(SPINS);
  await table.spin.click();
  const reply = await answered;
  expect(reply.status()).toBe(200);
  await hurry(table);
  return reply.json();
}

type Asked = { readonly method: string; readonly path: string; readonly body?: object };

/** Asks the house as the game of this tab would, with its own bearer. */
export async function askHouse<Call extends Exclude<HouseCall, 'openSession'>>(
  page: Page,
  call: Call,
  body: object = {},
): Promise<HouseReply<Call>> {
  const { method, path } = houseSchemas[call];
  const asked: Asked = { method, path, ...(method === 'POST' ? { body } : {}) };
  const answer = await page.evaluate(ask, asked);
  expect(answer.status, call).toBe(200);
  return answer.body as HouseReply<Call>;
}

async function ask({ method, path, body }: Asked): Promise<{ status: number; body: unknown }> {
  const { sessionStorage } = window;
  const bearer = sessionStorage.getItem(`house.bearer.${sessionStorage.getItem('house.latest')}`);
  const reply = await window.fetch(`/games/api${path}`, {
    method,
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: reply.status, body: await reply.json() };
}

/** What a slot knows of itself. */
export async function askSlot(page: Page): Promise<GameStateOf<'slots'>> {
  const state = await askHouse(page, 'getState');
  if (state.kind !== 'slots') throw new Error(`${state.gameId} is no slot`);
  return state;
}

/**
 * Plays a free round that nobody watches, and has the page told that it brought free spins: the house would
 * have to be asked for hundreds until one does. Everything else about the round is the house's, and only
 * as long as it is not seen. Answers how many free spins.
 */
export async function leaveFreeSpins(page: Page, slot: Slot): Promise<number> {
  const outcome = findFreeSpins(slot.gameId);
  const { round } = await spinUnseen(page, slot, 'free');
  const tell = (state: GameState): GameState =>
    state.kind === 'slots' && state.unfinished?.roundId === round.roundId
      ? { ...state, unfinished: { ...state.unfinished, outcome } }
      : state;
  await page.route(STATES, async (route) => {
    const response = await route.fetch().catch(() => undefined);
    // The page went on before it was answered.
    if (!response) return;
    const told = (await response.json()) as GameState | HouseReply<'openSession'>;
    const json = 'token' in told ? { ...told, state: tell(told.state) } : tell(told);
    await route.fulfill({ response, json });
  });
  return outcome.spins[0]!.scatter!.freeSpins;
}

/**
 * Has the page's next spin win more than its stake: the house is asked for rounds that nobody watches until one
 * does, and that one is what the page is told.
 */
export async function letNextSpinWin(page: Page): Promise<void> {
  await page.route(
    SPINS,
    async (route) => {
      const wish = route.request().postDataJSON() as { readonly key: string };
      for (let spins = 0; spins < 40; spins += 1) {
        const postData = spins === 0 ? wish : { ...wish, key: randomUUID() };
        const response = await route.fetch({ postData });
        const { round } = (await response.json()) as HouseReply<'spin'>;
        if (parseAmount(round.win)! > parseAmount(round.stake)!) return route.fulfill({ response });
        await askHouse(page, 'seeRound', { roundId: round.roundId });
      }
      return route.abort();
    },
    { times: 1 },
  );
}

/** The first round that brings some, of those that are drawn from the numbers from one on. */
function findFreeSpins(gameId: string): NonNullable<RoundViewOf<'slots'>['outcome']> {
  const model = slotModels[findSlotGame(gameId)!.model];
  for (let number = 1; ; number += 1) {
    const outcome = model.play(
      readDraws((counter) => createHash('sha256').update(`${number}|${counter}`).digest()),
    );
    if (outcome.spins.length > 1) return outcome as NonNullable<RoundViewOf<'slots'>['outcome']>;
  }
}

/** An amount as pages write it, without the sign of its currency. */
export const shown = (amount: string): string => displayAmount(parseAmount(amount)!);

/** The tile of a game in the list of slots. */
export const tileOf = (page: Page, { name }: Slot): Locator =>
  page.getByRole('list', { name: catalog.list.label }).getByRole('link', { name, exact: true });
