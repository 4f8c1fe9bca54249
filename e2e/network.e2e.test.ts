import type { Page } from '@playwright/test';
import { expect, test, WITH_WORKER } from './support/journey.ts';
import type { PageWindow } from './support/page-window.ts';
import { words } from './support/words.ts';

declare const window: PageWindow;

test.use(WITH_WORKER);

/** What a browser itself says of a network that is not there. */
const AWAY = /net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/;

async function waitUntilOfflinePageIsKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await window.navigator.serviceWorker.ready;
  });
  await expect
    .poll(() => page.evaluate(async () => (await window.caches.match('/m/offline')) !== undefined))
    .toBe(true);
}

test('without a network a page of our own speaks the language of the visitor, and comes back', async ({
  arrive,
  complaints,
}) => {
  complaints.allow(AWAY);
  const page = await arrive({ language: 'JA' });
  await page.goto('/m/help');
  await waitUntilOfflinePageIsKept(page);

  await page.context().setOffline(true);
  await page.goto('/m/terms');
  const { offline } = words('JA').site;
  await expect(page.getByRole('heading', { name: offline.title })).toBeVisible();
  await expect(page.getByText(offline.text)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');

  // The page listens for the network as soon as its scripts, which the device keeps too, have run.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(false);
  await expect(page.getByText(words('JA').legal.terms.demoTitle)).toBeVisible();
});

test('[ERR-2] an open page tells that the network is away, and when it is back the notice goes', async ({
  page,
  complaints,
}) => {
  complaints.allow(AWAY);
  await page.goto('/m/help');
  await waitUntilOfflinePageIsKept(page);
  const notice = page.getByRole('status').filter({ hasText: words('EN').shell.notices.offline });
  await expect(notice).toHaveCount(0);
  await page.context().setOffline(true);
  await expect(notice).toBeVisible();
  await page.context().setOffline(false);
  await expect(notice).toHaveCount(0);
});

test('[ERR-2] a call that takes long is told as a slow network, until an answer is quick', async ({
  page,
}) => {
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/site/status', async (route) => {
    await isAnswered;
    await route.continue();
  });
  await page.goto('/m/help');
  const notice = page.getByRole('status').filter({ hasText: words('EN').shell.notices.slow });
  await expect(notice).toBeVisible();
  answer();
  // Another language makes the page ask again.
  await page.getByRole('button', { name: 'Switch to 日本語' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(
    page.getByRole('status').filter({ hasText: words('JA').shell.notices.slow }),
  ).toHaveCount(0);
});

test('[ERR-2] a read that fails is asked again', async ({ page, complaints }) => {
  complaints.expect(/net::ERR_FAILED.*api\/site\/settings/);
  let calls = 0;
  await page.route('**/api/site/settings', (route) => {
    calls += 1;
    return calls < 3 ? route.abort() : route.continue();
  });
  await page.goto('/m/home');
  // News over a socket that is slow to connect may have it asked for once more.
  await expect.poll(() => calls).toBeGreaterThanOrEqual(3);
  await expect(page.getByRole('heading', { name: 'What you can rely on' })).toBeVisible();
});
