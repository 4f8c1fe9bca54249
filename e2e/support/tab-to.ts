import type { Page } from '@playwright/test';
import type { PageElement } from './page-window.ts';

/** More than a round through the longest page there is. */
const PRESSES_MAX = 400;

/** Goes on with Tab until what has the focus is named so; a whole round without it is a failure. */
export async function tabTo(page: Page, name: RegExp | string): Promise<void> {
  const seen: string[] = [];
  for (let presses = 0; presses < PRESSES_MAX; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    // Past the last control of a dialog the focus is the browser's for one press, or is on its way.
    const found = await focused.evaluate(readName, undefined, { timeout: 500 }).catch(() => '');
    seen.push(found.trim());
    if (new RegExp(name).test(found.trim())) return;
  }
  throw new Error(`${name} was not reached, only: ${seen.join(' | ')}`);
}

function readName(element: unknown): string {
  const named = element as PageElement & { labels?: Iterable<PageElement> };
  const [label] = named.labels ?? [];
  return named.getAttribute('aria-label') ?? (label ?? named).textContent ?? '';
}
