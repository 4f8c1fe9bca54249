import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession } from '@playwright/test';
import type { Bench, Measured } from './bench.ts';
import { launchBrowser } from './launch-browser.ts';
import { median } from './median.ts';
import type { Row } from './row.ts';
import { evaluate, PHONE, slowDown } from './slow-phone.ts';

const HOME = '/m/home';
const RUNS = 9;
const EFFECT_MS_MAX = 20_000;
const LOOK_MS = 20;

type Tap = {
  readonly what: string;
  /** The element that is tapped, as the page finds it. */
  readonly target: string;
  /** What a visitor sees once the tap has done its work. */
  readonly effect: string;
};

const MENU_IS_OPEN = `[...document.querySelectorAll('dialog:is([open], :popover-open)')].some((menu) => isSeen(menu.querySelector('nav a')))`;
const CATEGORY_IS_SHOWN = `document.querySelector('#tab-RNG')?.ariaSelected === 'true' && isSeen(document.querySelector('#block-RNG')) && !document.querySelector('#block-HOT')`;
/** The frame of the page that was asked for: its form may still be on its way, with its place kept. */
const LOGIN_IS_SHOWN = `isSeen(document.querySelector('#entry-panel, main [aria-busy=true]')) && !document.querySelector('#games')`;

const TAPS: readonly Tap[] = [
  {
    what: 'the menu',
    target: `header [popovertarget], header [aria-haspopup=dialog]:last-of-type`,
    effect: MENU_IS_OPEN,
  },
  { what: 'a category', target: '#tab-RNG', effect: CATEGORY_IS_SHOWN },
  { what: 'a heart', target: 'article .heart', effect: LOGIN_IS_SHOWN },
  { what: 'a tile', target: 'article h3 a', effect: LOGIN_IS_SHOWN },
];

const MOMENTS = [
  { when: 'at first paint', waitMs: 0, target: { atMost: 1_500, aim: 500 } },
  { when: 'after five seconds', waitMs: 5_000, target: { atMost: 200, aim: 100 } },
] as const;

/** From a guest's tap on home to what it does, on a slow phone with an empty cache. */
export async function measureTaps(bench: Bench): Promise<Measured> {
  const { url } = await bench.product();
  const browser = await launchBrowser(bench);
  const rows: Row[] = [];
  const details: Record<string, readonly number[]> = {};
  for (const { when, waitMs, target } of MOMENTS) {
    for (const tap of TAPS) {
      const what = `from a tap on ${tap.what} ${when} to its effect`;
      bench.tell(`${what}, ${RUNS} times`);
      const times: number[] = [];
      for (let run = 0; run < RUNS; run += 1)
        times.push(await timeTap(browser, { url: url + HOME, tap, waitMs }));
      details[what] = times;
      rows.push({ what, value: median(times), unit: 'ms', digits: 0, target });
    }
  }
  const findings = Object.entries(details).map(
    ([what, times]) => `${what}: ${times.map((ms) => Math.round(ms)).join(', ')}`,
  );
  return { rows, findings, details };
}

/**
 * Runs in each document before its own scripts. Notes when a finger went down and when its effect was painted, both
 * by the clock of the machine, because a tap may lead to another document. The frame that finds the effect paints it:
 * it is out when the page has handed it over and the browser has begun the next one. What the page does in between,
 * such as the tiles below the screen, is nothing that a visitor waits for.
 */
const watchFor = (effect: string) => `(() => {
  const now = () => performance.timeOrigin + performance.now();
  const isSeen = (element) => Boolean(element?.checkVisibility({ opacityProperty: true }));
  new PerformanceObserver(() => { window.benchPainted = true; }).observe({ type: 'paint', buffered: true });
  addEventListener('pointerdown', (event) => {
    sessionStorage.benchTappedAt = performance.timeOrigin + event.timeStamp;
  }, true);
  const look = () => {
    if (sessionStorage.benchTappedAt && ${effect}) {
      let handedOverAt;
      setTimeout(() => { handedOverAt = now(); });
      requestAnimationFrame((begunAt) => setTimeout(() => {
        const paintedAt = Math.max(handedOverAt, performance.timeOrigin + begunAt);
        window.benchEffectMs = paintedAt - Number(sessionStorage.benchTappedAt);
      }));
      return;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()`;

async function timeTap(
  browser: Browser,
  { url, tap, waitMs }: { readonly url: string; readonly tap: Tap; readonly waitMs: number },
): Promise<number> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Page.enable');
    await session.send('Page.addScriptToEvaluateOnNewDocument', { source: watchFor(tap.effect) });
    await slowDown(session);
    // A popup would lie over what is tapped.
    await session.send('Network.setBlockedURLs', { urls: ['*types=PU*'] });
    await page.goto(url, { waitUntil: 'commit' });
    await until(session, 'window.benchPainted');
    await wait(waitMs);
    const [x, y] = await until<[number, number]>(session, middleOf(tap.target)).catch(() => {
      throw new Error(`Nobody could tap on ${tap.what}: it does not come into view.`);
    });
    await page.touchscreen.tap(x, y);
    return await until<number>(session, 'window.benchEffectMs');
  } finally {
    await context.close();
  }
}

/** Where a finger would hit it: rows are wider than the phone, and what lies over an end of them takes its taps. */
const middleOf = (selector: string) => `(() => {
  const element = document.querySelector(${JSON.stringify(selector)});
  element?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
  const box = element?.getBoundingClientRect();
  const middle = box && [box.x + box.width / 2, box.y + box.height / 2];
  const isHit = middle && element.contains(document.elementFromPoint(...middle));
  return isHit && middle;
})()`;

async function until<Value>(session: CDPSession, expression: string): Promise<Value> {
  const deadline = Date.now() + EFFECT_MS_MAX;
  while (Date.now() < deadline) {
    // Between two documents there is nothing to ask.
    const value = await evaluate<Value>(session, expression).catch(() => undefined);
    if (value) return value;
    await wait(LOOK_MS);
  }
  throw new Error(`Waited in vain for ${expression}`);
}
