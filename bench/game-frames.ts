import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { costOfFrames, type FrameCost, type TraceEvent } from './frame-cost.ts';
import type { LaunchGame } from './game-lobby.ts';
import { openGame } from './game-opening.ts';
import { answerSpins, type Scene } from './game-rounds.ts';
import { CPU_SLOWDOWN, PHONE } from './slow-phone.ts';

/**
 * Scripts cost the same whatever the size of the screen. A small one leaves a machine without a graphics
 * card time for frames, of which a measurement needs many.
 */
export const SMALL = { ...PHONE, viewport: { width: 320, height: 568 }, deviceScaleFactor: 1 };

const TRACED_MS = 3_500;
/** The caption is no free spin yet. */
const CAPTION_MS = 2_000;

/** What scripts cost in each frame while a scene is shown, on a processor like a phone's. */
export async function traceScene(
  browser: Browser,
  { launch, scene }: { readonly launch: LaunchGame; readonly scene: Scene },
): Promise<FrameCost> {
  const { page, session } = await openGame(browser, { launch, encoding: 'br', device: SMALL });
  await answerSpins(page, scene);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const tracing = await browser.newBrowserCDPSession();
  await page.locator('.spin-button').click();
  await untilShown(page, scene);
  const events = await trace(tracing, TRACED_MS);
  await page.context().close();
  return costOfFrames(events);
}

async function untilShown(page: Page, scene: Scene): Promise<void> {
  if (scene === 'huge win') await page.locator('.applause').waitFor();
  if (scene !== 'free spins') return;
  await page.locator('main[data-phase="free"]').waitFor();
  await wait(CAPTION_MS);
}

/** What a browser did for so long, as its developer tools tell it. */
export async function trace(session: CDPSession, ms: number): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'v8'] },
  });
  await wait(ms);
  const isComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await isComplete;
  return events;
}
