import type { Page, WebSocket } from '@playwright/test';
import { act } from './support/act.ts';
import { expect, test } from './support/journey.ts';
import { expectToast, headerName, logIn, openAccount } from './support/people.ts';
import { words } from './support/words.ts';

const { identity } = words('EN');

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

test('a page that nobody touches learns that its session is over', async ({ page, complaints }) => {
  complaints.expect(/401/);
  const username = await openAccount();
  await logIn(page, username);
  const sockets = watchSockets(page);
  await page.goto('/m/home');
  await expect(headerName(page, username)).toBeVisible();
  const asMember = await untilConnected(sockets);
  await act('endSessions', { merchantCode: 'maneki', username });
  // The server looks every fifteen seconds.
  await expect.poll(() => asMember.isClosed(), { timeout: 30_000 }).toBe(true);
  await expectToast(page, identity.session.expired);
  await expect(headerName(page, username)).toHaveCount(0);
  await untilConnected(sockets);
});
