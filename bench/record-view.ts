import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Cookie } from '@playwright/test';
import { holdIdleWork } from './hold-idle-work.ts';
import { recordTransfers, type TransferRecord } from './record-transfers.ts';
import type { Transfer } from './transfer.ts';

/** What a page loads for itself, and what it loads once it stands and the browser has time. */
export type View = { readonly first: readonly Transfer[]; readonly later: readonly Transfer[] };

const QUIET_MS = 1_000;
const DEADLINE_MS = 30_000;
const LOOK_MS = 50;

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

export type ViewOptions = {
  readonly url: string;
  readonly encoding: 'gzip' | 'br';
  /** A member's; without any the visitor is a guest. */
  readonly cookies?: readonly Cookie[];
};

/**
 * Opens a page with an empty cache and writes down what crosses the network. Work that the page puts
 * off until the browser is idle is held back until everything else has come, so that on a slow or busy
 * machine the two parts stay the same.
 */
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
    const idleWork = await holdIdleWork(session);
    await page.goto(url, { waitUntil: 'load' });
    // Effects ask for idle time once the page is hydrated, so what they asked for is its sign.
    await until('the page is hydrated', async () => (await idleWork.count()) > 0);
    await untilQuiet(record);
    const first = record.finished();
    await idleWork.release();
    await untilQuiet(record);
    return { first, later: record.finished().slice(first.length) };
  } finally {
    await context.close();
  }
}

/** Quiet from now on, that is: what was just set free needs a moment before it asks for anything. */
async function untilQuiet(record: TransferRecord): Promise<void> {
  const since = Date.now();
  const hasPassed = () => Date.now() - since >= QUIET_MS;
  await until('the network is quiet', async () => hasPassed() && record.quietForMs() >= QUIET_MS);
}

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + DEADLINE_MS;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Waited in vain until ${what}.`);
    await wait(LOOK_MS);
  }
}
