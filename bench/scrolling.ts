import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';
import type { Bench, Measured } from './bench.ts';
import { CPU_SLOWDOWN, PHONE } from './game-opening.ts';
import { launchBrowser } from './launch-browser.ts';
import { startLobby } from './lobby-server.ts';
import { median } from './median.ts';

const GAMES = 2_000;
const LIST = '/m/rng';
const RUNS = 3;
/** A flick, a look, and the next flick. */
const FLICKS = 40;
const FLICK_PX = 900;
const FLICK_WAIT_MS = 350;
const SETTLE_MS = 4_000;

/** Runs before the page's own scripts: how long each task over 50 ms took, and how many tiles stood at once. */
const WATCH = `(() => {
  const seen = { longest: 0, tasks: 0, tiles: 0 };
  window.benchScrolling = seen;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      seen.tasks += 1;
      seen.longest = Math.max(seen.longest, duration);
    }
  }).observe({ type: 'longtask' });
})()`;

type Seen = { readonly longest: number; readonly tasks: number; readonly tiles: number };

/** Going down a list of thousands on a phone's processor. By a wheel: fingers of the protocol move nothing here. */
export async function measureScrolling(bench: Bench): Promise<Measured> {
  const { url } = await startLobby(bench, { games: GAMES, favourites: 0 });
  const browser = await launchBrowser(bench);
  const runs: Seen[] = [];
  for (let run = 1; run <= RUNS; run += 1) {
    bench.tell(`down a list of ${GAMES} games, run ${run} of ${RUNS}`);
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Page.enable');
    await session.send('Page.addScriptToEvaluateOnNewDocument', { source: WATCH });
    await page.goto(url + LIST, { waitUntil: 'networkidle' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await wait(SETTLE_MS);
    await evaluate(session, 'Object.assign(window.benchScrolling, { longest: 0, tasks: 0 })');
    let tiles = 0;
    for (let flick = 0; flick < FLICKS; flick += 1) {
      await session.send('Input.synthesizeScrollGesture', {
        x: 195,
        y: 600,
        yDistance: -FLICK_PX,
        speed: 3_000,
        gestureSourceType: 'mouse',
      });
      await wait(FLICK_WAIT_MS);
      tiles = Math.max(tiles, (await evaluate<number>(session, COUNT)) ?? 0);
    }
    const reached = (await evaluate<number>(session, 'window.scrollY')) ?? 0;
    if (reached < (FLICKS * FLICK_PX) / 2)
      throw new Error(`The list went down ${reached} px only.`);
    runs.push({ ...(await evaluate<Seen>(session, 'window.benchScrolling'))!, tiles });
    await context.close();
  }
  const of = (figure: keyof Seen) => median(runs.map((seen) => seen[figure]));
  const told = runs.map(({ longest, tasks }) => `${Math.round(longest)} ms (${tasks} over 50 ms)`);
  return {
    rows: [
      {
        what: `longest task while scrolling ${GAMES} games, processor ${CPU_SLOWDOWN} times slower`,
        value: of('longest'),
        unit: 'ms',
        digits: 0,
        target: { atMost: 50 },
      },
      { what: '  tiles in the document at once', value: of('tiles'), unit: '', digits: 0 },
    ],
    findings: [`scrolling, run by run: ${told.join(', ')}`],
    details: runs,
  };
}

const COUNT = `document.querySelectorAll('main article').length`;

/** Spoken through the protocol of the developer tools, because a page's policy forbids evaluation. */
async function evaluate<Value>(
  session: CDPSession,
  expression: string,
): Promise<Value | undefined> {
  const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
  return result.value as Value | undefined;
}
