import { randomUUID } from 'node:crypto';
import { type HouseCall, type HouseReply, houseSchemas } from '@maneki/contract/house/schemas';
import { displayAmount, parseAmount } from '@maneki/kernel/money';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { PlayedGame } from './games.ts';
import type { PageWindow } from './page-window.ts';
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
export async function hurry({ main }: Table): Promise<void> {
  await expect(async () => {
    // A tap on the reels never spins, so one that comes too late does nothing.
    await main.click({ timeout: 1_000 }).catch(() => {});
    await expect(main).toHaveAttribute('data-phase', 'idle', { timeout: 500 });
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
  const [answer] = await page.evaluate(ask, [asked]);
  expect(answer?.status, call).toBe(200);
  return answer?.body as HouseReply<Call>;
}

/** Asks one thing after the other, until a round has more spins than the one that was paid for. */
async function ask(list: readonly Asked[]): Promise<{ status: number; body: unknown }[]> {
  const { sessionStorage } = window;
  const bearer = sessionStorage.getItem(`house.bearer.${sessionStorage.getItem('house.latest')}`);
  const answers: { status: number; body: unknown }[] = [];
  for (const { method, path, body } of list) {
    const reply = await window.fetch(`/games/api${path}`, {
      method,
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const said = (await reply.json()) as Partial<HouseReply<'spin'>>;
    answers.push({ status: reply.status, body: said });
    if ((said.round?.outcome?.spins.length ?? 0) > 1) break;
  }
  return answers;
}

/** Plays without watching until a round brings free spins; answers that round. */
export async function spinUntilFree(page: Page, spinsMax: number): Promise<HouseReply<'spin'>> {
  const { stakes } = await askHouse(page, 'getState');
  const { method, path } = houseSchemas.spin;
  const wishes = Array.from({ length: spinsMax }, () => {
    return { method, path, body: { key: randomUUID(), stake: stakes[0] } };
  });
  const answers = await page.evaluate(ask, wishes);
  const last = answers.at(-1)?.body as HouseReply<'spin'>;
  expect(last.round?.outcome?.spins.length, `${answers.length} rounds`).toBeGreaterThan(1);
  return last;
}

/** An amount as pages write it, without the sign of its currency. */
export const shown = (amount: string): string => displayAmount(parseAmount(amount)!);

/** The tile of a game in the list of slots. */
export const tileOf = (page: Page, { name }: Slot): Locator =>
  page.getByRole('list', { name: catalog.list.label }).getByRole('link', { name, exact: true });
