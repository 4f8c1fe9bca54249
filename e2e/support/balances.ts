import type { Language } from '@maneki/contract/language';
import type { Locator, Page } from '@playwright/test';
import { words } from './words.ts';

/** What a new member of the night market begins with. */
export const OPENING = '¥ 150,000.00';

/** The sum of a place as it is told to those who do not see it; what is seen is beside it. */
export const toldBalance = (place: Locator): Locator => place.locator('[aria-live=polite]');

export const headerBalance = (page: Page): Locator => toldBalance(page.getByRole('banner'));

/** Where a menu or page shows the whole balance, with the buttons to hide and to refresh it. */
export const balanceOverview = (place: Page | Locator, language: Language = 'EN'): Locator =>
  place.getByRole('region', { name: words(language).wallet.balance.total });

/** Everything that the sockets of a page hear about balances from now on. */
export function hearBalances(page: Page): readonly string[] {
  const heard: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const text = String(payload);
      if (text.includes('"event"') && text.includes('wallet.balance')) heard.push(text);
    }),
  );
  return heard;
}

/** Opens home and waits until its socket listens for the balance, or, for a guest, at all. */
export async function openHomeAndListen(page: Page, topic = 'wallet.balance'): Promise<void> {
  const isListening = page.waitForEvent('websocket').then((socket) =>
    socket.waitForEvent('framereceived', {
      predicate: ({ payload }) => {
        const text = String(payload);
        return text.includes('"subscribed"') && text.includes(topic);
      },
    }),
  );
  await page.goto('/m/home');
  await isListening;
}
