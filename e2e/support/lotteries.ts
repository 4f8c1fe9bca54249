import type { Language } from '@maneki/contract/language';
import { playEndpoints } from '@maneki/contract/play/endpoints';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { PlayedGame } from './games.ts';
import type { PageWindow } from './page-window.ts';
import { words } from './words.ts';

declare const window: PageWindow;

export const FAST_FIVE: PlayedGame = { vendor: 'LOTT', gameId: 'lottossc1' };

/** A draw every five minutes: all but always one takes bets, so that nobody waits who needs no result. */
export const UNHURRIED = {
  five: { vendor: 'LOTT', gameId: 'lottossc5' },
  dice: { vendor: 'LOTT', gameId: 'lottok35' },
  cars: { vendor: 'LOTT', gameId: 'lottopk105' },
  eleven: { vendor: 'LOTT', gameId: 'lottox1155' },
  keno: { vendor: 'LOTT', gameId: 'lottokeno5' },
  vietnam: { vendor: 'TCG_LOTTO_VN', gameId: 'lottovnfast275' },
  vietnamSouth: { vendor: 'TCG_LOTTO_VN', gameId: 'lottovnfast185' },
  sea: { vendor: 'TCG_SEA', gameId: 'lottoseafast5' },
} as const satisfies Record<string, PlayedGame>;

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
  readonly confirm: Locator;
  readonly placed: Locator;
  button(name: string, place?: Locator): Locator;
};

/** Opens a lottery at its own address, as the lottery centre does. */
export async function openLottery(
  page: Page,
  { vendor, gameId }: PlayedGame,
  { playType = 'Tradition', prizeMode = 'Elott', language = 'EN' as Language, mode = 'real' } = {},
): Promise<Booth> {
  const wish = new URLSearchParams({ vendor, gameId, mode });
  const path = `/api${playEndpoints.launchGame.path}?${wish}`;
  const token = await page.evaluate(launch, { path, language });
  const query = new URLSearchParams({ token, prize_mode: prizeMode });
  await page.goto(`/m/lotto-h5/m1/${playType}/games/${gameId}?${query}`);
  const booth = boothOf(page, language);
  await expect(booth.main).toBeVisible({ timeout: 30_000 });
  return booth;
}

async function launch({ path, language }: { path: string; language: string }): Promise<string> {
  const headers = { language, module: 'COMM3' };
  const reply = await window.fetch(path, { headers });
  const { value } = (await reply.json()) as { value: { launchToken: string } };
  return value.launchToken;
}

/** A lottery on a page of its own, or in the site's frame. */
export function boothOf(page: Page | FrameLocator, language: Language = 'EN'): Booth {
  const { tray } = words(language).arcadeLottery;
  const button = (name: string, place: Page | FrameLocator | Locator = page) =>
    place.getByRole('button', { name, exact: true });
  return {
    main: page.locator('main.lt'),
    issue: page.locator('.lt-issue-label'),
    balance: page.locator('.lt-balance'),
    result: page.locator('.lt-last'),
    own: page.locator('.lt-own'),
    sheet: page.getByRole('dialog'),
    bet: button(tray.bet),
    add: button(tray.add),
    confirm: page.locator('.lt-slip-foot button'),
    placed: page.locator('.lt-placed'),
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
