import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Cookie } from '@playwright/test';
import { recordTransfers } from './record-transfers.ts';
import { evaluate, PHONE } from './slow-phone.ts';
import type { Transfer } from './transfer.ts';

/** What a page loads while nobody touches it, and what the first touch adds. */
export type View = { readonly first: readonly Transfer[]; readonly later: readonly Transfer[] };

/** Long enough for what a page begins by itself, such as the next banner or a popup. */
const WATCHED_MS = 10_000;
const DEADLINE_MS = 30_000;
const LOOK_MS = 50;

export type ViewOptions = {
  readonly url: string;
  readonly encoding: 'gzip' | 'br';
  /** A member's; without any the visitor is a guest. */
  readonly cookies?: readonly Cookie[];
};

/** Opens a page with an empty cache, looks at it for ten seconds, touches it once and looks for ten more. */
export async function recordView(
  browser: Browser,
  { url, encoding, cookies = [] }: ViewOptions,
): Promise<View> {
  const context = await browser.newContext(PHONE);
  try {
    await context.addCookies([...cookies]);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const record = await recordTransfers(session, { encoding });
    await page.goto(url, { waitUntil: 'load' });
    await until('the page is hydrated', () => evaluate<boolean>(session, IS_ALIVE));
    await wait(WATCHED_MS);
    const first = record.finished();
    await page.touchscreen.tap(1, 1);
    await wait(WATCHED_MS);
    return { first, later: record.finished().slice(first.length) };
  } finally {
    await context.close();
  }
}

const IS_ALIVE = `Object.keys(document.body).some((key) => key.startsWith('__reactProps'))`;

async function until(what: string, isReached: () => Promise<boolean | undefined>): Promise<void> {
  const deadline = Date.now() + DEADLINE_MS;
  while (!(await isReached())) {
    if (Date.now() > deadline) throw new Error(`Waited in vain until ${what}.`);
    await wait(LOOK_MS);
  }
}
