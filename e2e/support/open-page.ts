import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until it answers: before its scripts have come, what is typed is lost. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilAnswering(page);
}

/** The same for a page that was opened already. */
export async function untilAnswering(page: Page): Promise<void> {
  // Scripts of a page that nobody touches take their time.
  await page.mouse.move(1, 1);
  await expect.poll(() => page.evaluate(IS_ALIVE), { intervals: [50] }).toBe(true);
}

/** Some pages have nothing in their middle that answers; their bars tell then. */
const IS_ALIVE = `(() => {
  const middle = document.querySelectorAll('main form, main a, main button');
  const asked = middle.length > 0 ? middle : document.querySelectorAll('a, button');
  const isAlive = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  return [...asked].some(isAlive);
})()`;
