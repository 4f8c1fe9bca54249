import type { Page } from '@playwright/test';
import { expect } from './support/journey.ts';
import { openPage } from './support/open-page.ts';
import type { PageWindow } from './support/page-window.ts';
import { enter, openAccount } from './support/people.ts';
import { test } from './support/slot-journey.ts';
import {
  askHouse,
  frameOf,
  hurry,
  launchOf,
  MANEKI_TRIPLE,
  openSlot,
  SPINS,
  shown,
  spinOnce,
  type Table,
  untilOpen,
} from './support/slots.ts';
import { tabTo } from './support/tab-to.ts';
import { words } from './support/words.ts';

declare const window: PageWindow;

const { arcade, catalog } = words('EN');

/** Goes on with a key until a control of the game has the focus. */
async function tabInGame(page: Page, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const focused = frameOf(page).locator(':focus');
  const seen: string[] = [];
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press(key);
    if ((await focused.count()) === 0) continue;
    const label = (await focused.getAttribute('aria-label')) ?? (await focused.textContent()) ?? '';
    seen.push(label.trim());
    if (label.trim() === name) return;
  }
  throw new Error(`${name} was not reached, only: ${seen.join(' | ')}`);
}

/** Everything that is needed to play lies within the screen. */
async function expectWithinScreen(page: Page, table: Table): Promise<void> {
  const { width, height } = page.viewportSize()!;
  for (const control of [table.spin, table.stake, table.menu, table.clock]) {
    const box = (await control.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
  }
  const reels = (await table.main.locator('canvas').boundingBox())!;
  expect(reels.width).toBeLessThanOrEqual(width);
  const isCut = await table.balance.evaluate((element) => {
    const { scrollWidth, clientWidth } = element as unknown as Record<string, number>;
    return scrollWidth! > clientWidth!;
  });
  expect(isCut, 'an amount is written in full').toBe(false);
}

/** Neither the page nor the game in it needs more than the screen is wide. */
async function expectNoWider(page: Page): Promise<void> {
  const { width } = page.viewportSize()!;
  for (const place of [page, frameOf(page)]) {
    const needed = () => window.document.documentElement.scrollWidth;
    expect(await place.locator('html').evaluate(needed)).toBeLessThanOrEqual(width);
  }
}

test('a keyboard alone finds a slot, plays it, reads its rules and leaves', async ({ arrive }) => {
  const page = await arrive({ isDesktop: true });
  await enter(page, await openAccount());
  await openPage(page, '/m/rng');
  await tabTo(page, new RegExp(`^${MANEKI_TRIPLE.name}$`));
  await page.keyboard.press('Enter');
  const table = await untilOpen(page);

  await tabInGame(page, arcade.controls.spin);
  const answered = page.waitForResponse(SPINS);
  await page.keyboard.press('Space');
  expect((await answered).status()).toBe(200);
  await hurry(table);
  await expect(table.main.getByRole('status').last()).not.toBeEmpty();
  const { balance } = await askHouse(page, 'getState');
  await expect(table.balance).toContainText(shown(balance));

  await tabInGame(page, arcade.menu, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(table.dialog(arcade.menuPanel.title)).toBeVisible();
  await tabInGame(page, arcade.menuPanel.paytable);
  await page.keyboard.press('Enter');
  const rules = table.dialog(arcade.paytable.title);
  await expect(rules.getByText(arcade.paytable.return)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rules).toHaveCount(0);
  await expect(table.menu).toBeFocused();
  const leave = page.getByRole('button', { name: catalog.frame.back });
  await expect(async () => {
    await page.keyboard.press('Shift+Tab');
    await expect(leave).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/m\/rng$/);
});

/** One round, told in words and shown without anything on the page that moves. */
async function spinWithoutMotion(page: Page, table: Table): Promise<void> {
  // What takes no time counts as running until the next frame, however late that comes.
  const countMoving = () =>
    table.main.evaluate(
      `document.getAnimations().filter(({ playState, effect }) =>
        playState === 'running' && effect.getComputedTiming().activeDuration > 1).length`,
    );
  const answered = page.waitForResponse(SPINS);
  await table.spin.click();
  const { round } = await (await answered).json();
  expect(await countMoving()).toBe(0);
  await expect(table.main).toHaveAttribute('data-phase', 'idle', { timeout: 30_000 });
  expect(await countMoving()).toBe(0);
  await expect(table.main.getByRole('status').last()).not.toBeEmpty();
  const { balance } = await askHouse(page, 'getState');
  await expect(table.balance).toContainText(shown(balance));
  expect(round.status).toBe('SETTLED');
}

test('a slot has everything in sight on a phone 320 pixels wide and on one on its side, and whoever prefers less motion sees a round without anything that moves', async ({
  arrive,
}) => {
  const page = await arrive({ size: { width: 320, height: 568 }, prefersLessMotion: true });
  await enter(page, await openAccount());
  const table = await openSlot(page, MANEKI_TRIPLE);
  await expectWithinScreen(page, table);
  await spinWithoutMotion(page, table);
  await expectNoWider(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await spinOnce(page, table);
  await expectWithinScreen(page, table);
  await expectNoWider(page);
});

test('a browser that cannot draw the game says so in the member’s language, with a way back', async ({
  arrive,
}) => {
  const page = await arrive({ language: 'JA' });
  await page.addInitScript(`{
    const { prototype } = HTMLCanvasElement;
    const { getContext } = prototype;
    prototype.getContext = function (kind, ...rest) {
      return kind.startsWith('webgl') ? null : getContext.call(this, kind, ...rest);
    };
  }`);
  await enter(page, await openAccount());
  await page.goto(launchOf(MANEKI_TRIPLE));
  const { back, ended } = words('JA').arcade;
  const told = frameOf(page).getByRole('alert');
  await expect(told.getByRole('heading', { name: ended.unsupported })).toBeVisible();
  await expect(told).toContainText('WebGL');
  await told.getByRole('button', { name: back }).click();
  await expect(page).toHaveURL(/\/m\/rng$/);
});
