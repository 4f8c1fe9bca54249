import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { LaunchedGame, LaunchGame } from './game-lobby.ts';
import { recordTransfers } from './record-transfers.ts';
import { evaluate, PHONE, slowDown } from './slow-phone.ts';
import type { Transfer } from './transfer.ts';

const READY_MS_MAX = 60_000;
const LOOK_MS = 50;

/** Runs before the page's own scripts: when it says that the game can be played. */
const WATCH = `new MutationObserver((_, observer) => {
  if (!document.documentElement?.dataset.ready) return;
  window.benchReadyMs = performance.now();
  observer.disconnect();
}).observe(document, { attributes: true, subtree: true, childList: true })`;

export type Opening = {
  readonly page: Page;
  readonly session: CDPSession;
  readonly transfers: readonly Transfer[];
  readonly readyMs: number;
  /** The bar is in the page itself, so it is there with the first thing that is painted. */
  readonly barMs: number;
};

/** Opens a game on a page of its own with an empty cache, and waits until it can be played. */
export async function openGame(
  browser: Browser,
  options: {
    readonly launch: LaunchGame;
    /** Without it the slot that all are measured by. */
    readonly game?: LaunchedGame;
    readonly encoding: 'gzip' | 'br';
    readonly device?: typeof PHONE;
    readonly isSlow?: boolean;
  },
): Promise<Opening> {
  const { launch, game, encoding, device = PHONE, isSlow = false } = options;
  const context = await browser.newContext(device);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const record = await recordTransfers(session, { encoding });
  await session.send('Page.enable');
  await session.send('Page.addScriptToEvaluateOnNewDocument', { source: WATCH });
  if (isSlow) await slowDown(session);
  await page.goto(await launch(game), { waitUntil: 'commit' });
  const readyMs = await untilReady(session);
  const barMs = (await evaluate<number>(
    session,
    `performance.getEntriesByName('first-paint')[0]?.startTime`,
  ))!;
  return { page, session, transfers: record.finished(), readyMs, barMs };
}

async function untilReady(session: CDPSession): Promise<number> {
  const deadline = Date.now() + READY_MS_MAX;
  while (Date.now() < deadline) {
    const readyMs = await evaluate<number>(session, 'window.benchReadyMs');
    if (readyMs !== undefined) return readyMs;
    await wait(LOOK_MS);
  }
  throw new Error('The game was never ready.');
}
