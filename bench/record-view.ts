import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Cookie } from '@playwright/test';
import { recordTransfers, type TransferRecord } from './record-transfers.ts';
import type { Transfer } from './transfer.ts';

/** What a page loads for itself, and what it loads once a visitor moves. */
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
 * Opens a page with an empty cache and writes down what crosses the network. A page stands still until
 * somebody moves, which we do when everything else has come.
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
    await page.goto(url, { waitUntil: 'load' });
    await until('the page is hydrated', () => holds(session, IS_ALIVE));
    await untilQuiet(record);
    const first = record.finished();
    if (!(await holds(session, IS_STILL)))
      throw new Error('The page moved on before its first view had come.');
    await page.mouse.move(1, 1);
    await untilQuiet(record);
    return { first, later: record.finished().slice(first.length) };
  } finally {
    await context.close();
  }
}

const IS_ALIVE = `Object.keys(document.body).some((key) => key.startsWith('__reactProps'))`;
const IS_STILL = `'still' in document.documentElement.dataset`;

/** Spoken through the protocol of the developer tools, because the site's policy forbids evaluation inside the page. */
async function holds(session: CDPSession, expression: string): Promise<boolean> {
  const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
  return result.value === true;
}

/** Quiet from now on, that is: what was just set free needs a moment before it asks for anything. */
async function untilQuiet(record: TransferRecord): Promise<void> {
  const since = Date.now();
  const hasPassed = () => Date.now() - since >= QUIET_MS;
  await until('the network is quiet', async () => hasPassed() && record.quietForMs() >= QUIET_MS);
}

async function until(what: string, isReached: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + DEADLINE_MS;
  while (!(await isReached())) {
    if (Date.now() > deadline) throw new Error(`Waited in vain until ${what}.`);
    await wait(LOOK_MS);
  }
}
