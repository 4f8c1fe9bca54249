import { DICE } from '@maneki/games/dice/dice';
import { DRAGON_TIGER } from '@maneki/games/dragon-tiger/rules';
import type { Browser, Page } from '@playwright/test';
import { costOfFrames, costOfTime, type FrameCost, type TraceEvent } from './frame-cost.ts';
import { SMALL, trace } from './game-frames.ts';
import type { LaunchGame } from './game-lobby.ts';
import { openGame } from './game-opening.ts';
import { CPU_SLOWDOWN } from './slow-phone.ts';

const WITHIN_MS = 60_000;

type LightGame = {
  readonly game: { readonly vendor: string; readonly id: string };
  readonly tracedMs: number;
  /** Brings the page to what is traced. */
  begin(page: Page): Promise<void>;
  costOf(events: readonly TraceEvent[], ms: number): FrameCost;
};

const table = { vendor: DRAGON_TIGER.vendor, id: DRAGON_TIGER.gameId };

const untilPhase = (page: Page, phase: string) =>
  page.locator(`main[data-phase="${phase}"]`).waitFor({ timeout: WITHIN_MS });

/** Games whose clients are plain pages, while something moves there. */
export const LIGHT_SCENES = {
  'dice, a roll': {
    game: { vendor: DICE.vendor, id: DICE.gameId },
    tracedMs: 1_500,
    begin: (page) => page.locator('.dice-roll').click(),
    costOf: costOfFrames,
  },
  'a table, bets with a countdown': {
    game: table,
    tracedMs: 3_500,
    begin: async (page) => {
      // Whoever comes in the middle waits for a whole one.
      await untilPhase(page, 'settled');
      await untilPhase(page, 'betting');
    },
    costOf: costOfTime,
  },
  'a table, cards are dealt': {
    game: table,
    tracedMs: 3_500,
    begin: (page) => untilPhase(page, 'dealing'),
    costOf: costOfTime,
  },
} as const satisfies Record<string, LightGame>;

export type LightScene = keyof typeof LIGHT_SCENES;

/** What scripts cost in each frame while such a game is shown, on a processor like a phone's. */
export async function traceLightScene(
  browser: Browser,
  { launch, scene }: { readonly launch: LaunchGame; readonly scene: LightScene },
): Promise<FrameCost> {
  const { game, tracedMs, begin, costOf } = LIGHT_SCENES[scene];
  const opened = await openGame(browser, { launch, game, encoding: 'br', device: SMALL });
  const { page, session } = opened;
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const tracing = await browser.newBrowserCDPSession();
  await begin(page);
  const events = await trace(tracing, tracedMs);
  await page.context().close();
  return costOf(events, tracedMs);
}
