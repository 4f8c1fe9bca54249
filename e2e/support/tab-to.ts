import type { Page } from '@playwright/test';
import type { PageElement, PageWindow } from './page-window.ts';

declare const window: PageWindow;

/** More than a round through the longest page there is. */
const PRESSES_MAX = 400;

/** Goes on with Tab until what has the focus is named so; a whole round without it is a failure. */
export async function tabTo(page: Page, name: RegExp | string): Promise<void> {
  const seen: string[] = [];
  for (let presses = 0; presses < PRESSES_MAX; presses += 1) {
    await page.keyboard.press('Tab');
    const found = (await page.evaluate(readFocused)) ?? (await awaitFocused(page));
    seen.push(found);
    if (new RegExp(name).test(found)) return;
  }
  throw new Error(`${name} was not reached, only: ${seen.join(' | ')}`);
}

/** Past the last control of a dialog the focus is the browser's for one press, or is on its way. */
async function awaitFocused(page: Page): Promise<string> {
  const isBack = page.locator(':focus').waitFor({ state: 'attached', timeout: 500 });
  await isBack.catch(() => {});
  return (await page.evaluate(readFocused)) ?? '';
}

/** The name of what has the focus, if anything has. */
function readFocused(): string | null {
  const { activeElement, body } = window.document;
  if (!activeElement || activeElement === body) return null;
  const focused = activeElement as PageElement & { labels?: Iterable<PageElement> };
  const [label] = focused.labels ?? [];
  return (focused.getAttribute('aria-label') ?? (label ?? focused).textContent ?? '').trim();
}
