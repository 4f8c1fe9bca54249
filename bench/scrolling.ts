import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';
import type { Bench, Measured } from './bench.ts';
import { launchBrowser } from './launch-browser.ts';
import { startLobby } from './lobby-server.ts';
import { median } from './median.ts';
import { CPU_SLOWDOWN, evaluate, PHONE } from './slow-phone.ts';

const GAMES = 2_000;
const LIST = '/m/rng';
const RUNS = 3;
/** A flick, a look, and the next flick. */
const FLICKS = 40;
/** These find a page that has just been opened, and begins what it has put off until somebody moves. */
const FIRST_FLICKS = 3;
const FLICK_PX = 900;
const FLICK_WAIT_MS = 350;
const OPENED_MS = 1_000;
const SETTLE_MS = 4_000;

/** Runs before the page's own scripts: how long each task over 50 ms took. */
const WATCH = `(() => {
  const seen = { longest: 0, tasks: 0 };
  window.benchScrolling = seen;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      seen.tasks += 1;
      seen.longest = Math.max(seen.longest, duration);
    }
  }).observe({ type: 'longtask' });
})()`;

type Tasks = { readonly longest: number; readonly tasks: number };
type Seen = Tasks & { readonly tiles: number; readonly atFirst: number };

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
    await wait(OPENED_MS);
    const first = await flickDown(session, FIRST_FLICKS);
    await wait(SETTLE_MS);
    const { tasks, longest, tiles } = await flickDown(session, FLICKS);
    const reached = (await evaluate<number>(session, 'window.scrollY')) ?? 0;
    if (reached < (FLICKS * FLICK_PX) / 2)
      throw new Error(`The list went down ${reached} px only.`);
    runs.push({ tasks, longest, tiles, atFirst: first.longest });
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
      {
        what: '  of the first flicks, on a page just opened',
        value: of('atFirst'),
        unit: 'ms',
        digits: 0,
      },
      { what: '  tiles in the document at once', value: of('tiles'), unit: '', digits: 0 },
    ],
    findings: [`scrolling, run by run: ${told.join(', ')}`],
    details: runs,
  };
}

/** So many flicks: what they kept the page busy with, and how many tiles there were at most. */
async function flickDown(session: CDPSession, flicks: number): Promise<Omit<Seen, 'atFirst'>> {
  await evaluate(session, 'Object.assign(window.benchScrolling, { longest: 0, tasks: 0 })');
  let tiles = 0;
  for (let flick = 0; flick < flicks; flick += 1) {
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
  const tasks = (await evaluate<Tasks>(session, 'window.benchScrolling'))!;
  return { ...tasks, tiles };
}

const COUNT = `document.querySelectorAll('main article').length`;
