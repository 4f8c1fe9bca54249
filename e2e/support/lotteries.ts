import { playEndpoints } from '@maneki/contract/play/endpoints';
import { expect, type Locator, type Page } from '@playwright/test';
import type { PlayedGame } from './games.ts';
import type { PageWindow } from './page-window.ts';
import { words } from './words.ts';

declare const window: PageWindow;

const { arcadeLottery } = words('EN');

export const FAST_FIVE: PlayedGame = { vendor: 'LOTT', gameId: 'lottossc1' };

/** An issue lasts a minute: at worst one has just closed, and the next but one is drawn. */
export const ISSUE_MS = 75_000;

/** What somebody sees of a lottery, and can do there. */
export type Booth = {
  readonly main: Locator;
  readonly issue: Locator;
  readonly balance: Locator;
  readonly result: Locator;
  readonly own: Locator;
  readonly sheet: Locator;
  readonly bet: Locator;
  readonly add: Locator;
  button(name: string, place?: Locator): Locator;
};

/** Opens a lottery at its own address, as the lottery centre does. */
export async function openLottery(
  page: Page,
  { vendor, gameId }: PlayedGame,
  { playType = 'Tradition', prizeMode = 'Elott' } = {},
): Promise<Booth> {
  const wish = new URLSearchParams({ vendor, gameId, mode: 'real' });
  const token = await page.evaluate(launch, `/api${playEndpoints.launchGame.path}?${wish}`);
  const query = new URLSearchParams({ token, prize_mode: prizeMode });
  await page.goto(`/m/lotto-h5/m1/${playType}/games/${gameId}?${query}`);
  const booth = boothOf(page);
  await expect(booth.main).toBeVisible({ timeout: 30_000 });
  return booth;
}

async function launch(path: string): Promise<string> {
  const headers = { language: 'EN', module: 'COMM3' };
  const reply = await window.fetch(path, { headers });
  const { value } = (await reply.json()) as { value: { launchToken: string } };
  return value.launchToken;
}

function boothOf(page: Page): Booth {
  const button = (name: string, place: Page | Locator = page) =>
    place.getByRole('button', { name, exact: true });
  return {
    main: page.locator('main.lt'),
    issue: page.locator('.lt-issue-label'),
    balance: page.locator('.lt-balance'),
    result: page.locator('.lt-last'),
    own: page.locator('.lt-own'),
    sheet: page.getByRole('dialog'),
    bet: button(arcadeLottery.tray.bet),
    add: button(arcadeLottery.tray.add),
    button,
  };
}

/** Waits until an issue takes bets for so long still. */
export async function untilOpen({ main }: Booth, seconds: number): Promise<void> {
  const clock = main.locator('.lt-countdown[data-phase=betting] span');
  await expect
    .poll(
      async () => {
        const text = await clock.textContent({ timeout: 500 }).catch(() => '');
        const [minutes = '', rest = ''] = (text ?? '').split(':');
        return Number(minutes) * 60 + Number(rest);
      },
      { timeout: ISSUE_MS },
    )
    .toBeGreaterThanOrEqual(seconds);
}
