import type { Page } from '@playwright/test';

/**
 * Takes the page's clock in hand, opens the page and waits until the server has answered over the
 * socket: a clock moved before that would let the socket's patience run out, and the browser complain.
 */
export async function openUnderClock(page: Page, open: () => Promise<unknown>): Promise<void> {
  await page.clock.install();
  const isListening = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived'));
  await open();
  // A page that nobody looks at stays still for a while before it listens.
  await page.mouse.move(1, 1);
  await isListening;
}
