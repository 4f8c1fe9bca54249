import type { Page, WebSocket } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { headerName, logIn, openAccount } from './support/people.ts';

/** All sockets that a page opens, the latest last. */
function watchSockets(page: Page): WebSocket[] {
  const sockets: WebSocket[] = [];
  page.on('websocket', (socket) => sockets.push(socket));
  return sockets;
}

/** Waits until the latest socket is one that stays open, and answers it. */
async function untilConnected(sockets: readonly WebSocket[]): Promise<WebSocket> {
  await expect.poll(() => sockets.length > 0 && !sockets.at(-1)!.isClosed()).toBe(true);
  return sockets.at(-1)!;
}

test('an open page connects again when another tab logs in', async ({ page }) => {
  const username = await openAccount();
  const sockets = watchSockets(page);
  await page.goto('/m/home');
  const asGuest = await untilConnected(sockets);
  const other = await page.context().newPage();
  await logIn(other, username);
  await expect(headerName(page, username)).toBeVisible();
  await expect.poll(() => asGuest.isClosed()).toBe(true);
  const asMember = await untilConnected(sockets);
  expect(asMember).not.toBe(asGuest);
});
