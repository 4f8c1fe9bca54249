import type { Page } from '@playwright/test';
import { listOf, scrollToEnd } from './support/game-list.ts';
import { expect, test } from './support/journey.ts';
import type { PageWindow } from './support/page-window.ts';
import { untilAlive } from './support/until-alive.ts';
import { words } from './support/words.ts';

declare const window: PageWindow;

/** Notes how long each fading in of a page takes. */
const watchFading = `
  window.fadings_ = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    if (this.id === 'content') window.fadings_.push(options.duration);
    return animate.call(this, frames, options);
  };
`;

/** By a link below the first screen, where a page comes alive late. */
async function openTerms(page: Page): Promise<void> {
  const terms = page.getByRole('link', { name: 'Terms of service' });
  await untilAlive(terms);
  await terms.click();
}

async function goToTerms(page: Page): Promise<readonly number[]> {
  await page.goto('/m/home');
  await openTerms(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of service' })).toBeVisible();
  return page.evaluate<number[]>('window.fadings_');
}

test('[SHELL-9] the next page fades in, in 300 ms, and at once for who prefers less motion', async ({
  arrive,
}) => {
  const page = await arrive({ prefersLessMotion: false });
  await page.addInitScript(watchFading);
  expect(await goToTerms(page)).toEqual([300]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await goToTerms(page)).toEqual([]);
});

test.describe('without a worker, whose requests a journey cannot break', () => {
  test.use({ serviceWorkers: 'block' });

  test('[SHELL-10] home has no arrow, elsewhere it leads one step back, or home where nothing is behind; a page whose code does not load says so, and loads when asked again', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/Service Worker registration blocked/);
    complaints.expect(/Failed to fetch dynamically imported module/);
    complaints.expect(/net::ERR_FAILED.*terms-screen/);
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    let isBroken = true;
    await page.route('**/assets/terms-screen-*.js', (route) =>
      isBroken ? route.abort() : route.continue(),
    );
    const bar = page.getByRole('banner');
    const back = bar.getByRole('button', { name: 'Back' });
    await page.goto('/m/agreement');
    await expect(bar.getByRole('heading')).toHaveText('User agreement');
    await back.click();
    await expect(page).toHaveURL(/\/m\/home$/);
    await expect(back).toHaveCount(0);
    await openTerms(page);

    const view = page.getByRole('alertdialog', { name: 'Loading…' });
    await expect(view).toBeVisible();
    await expect(view.getByText('This page did not load.')).toBeVisible();
    const retry = view.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeFocused();

    // Still broken: the view stays.
    await retry.click();
    await expect(view).toBeVisible();
    isBroken = false;
    await retry.click();
    await expect(view).toHaveCount(0);
    await expect(page).toHaveURL(/\/m\/terms$/);
    await expect(
      page.getByRole('heading', { name: words('EN').legal.terms.demoTitle }),
    ).toBeVisible();
    await expect(bar.getByRole('heading')).toHaveText('Terms of service');
    await back.click();
    await expect(page).toHaveURL(/\/m\/home$/);
    await expect(page.getByRole('heading', { name: 'What you can rely on' })).toBeVisible();
    expect(documents).toBe(1);
  });
});

test('which page was served first does not decide which pages can be reached', async ({
  arrive,
}) => {
  const visitor = { site: 'sampaguita', language: 'CN', theme: 'light' } as const;
  const first = await arrive(visitor);
  await first.goto('/m/terms');
  await first.waitForLoadState('networkidle');

  const second = await arrive(visitor);
  await second.goto('/m/home');
  await second.waitForLoadState('networkidle');
  await second.getByRole('link', { name: words('CN').site.footer.agreement }).click();
  await expect(second).toHaveURL(/\/m\/agreement$/);
  await expect(second.getByText(words('CN').legal.agreement.selfText)).toBeVisible();
});

test('the first key press offers to skip to the content', async ({ page }) => {
  await page.goto('/m/terms');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  const isInside = await page.evaluate(() => window.document.activeElement?.tagName);
  expect(isInside).toBe('MAIN');
});

test('a document that was kept for minutes comes alive without a complaint', async ({ arrive }) => {
  const page = await arrive();
  // What the document carries has become old, and is read anew while the page comes alive.
  await page.clock.install({ time: Date.now() + 5 * 60_000 });
  for (const path of ['/m/home', '/m/rng', '/m/gameList', '/m/help', '/m/notice', '/m/login']) {
    await page.goto(path);
    await untilAlive(page.getByRole('banner').getByRole('button'));
    await page.waitForLoadState('networkidle');
  }
});

/** Notes of every list of games that is read whether the page was still when it was asked for. */
const watchReads = `
  window.readsWhileStill_ = [];
  const fetch = window.fetch;
  window.fetch = (...request) => {
    if (String(request[0]?.url ?? request[0]).includes('/api/catalog/games'))
      window.readsWhileStill_.push('still' in document.documentElement.dataset);
    return fetch(...request);
  };
`;

test('what a document has carried for too long is read anew once somebody moves, while a reader gets to the end of the list', async ({
  arrive,
}) => {
  const page = await arrive();
  await page.clock.install({ time: Date.now() + 5 * 60_000 });
  await page.addInitScript(watchReads);
  await page.goto('/m/rng');
  await untilAlive(page.getByRole('banner').getByRole('button'));
  await page.mouse.move(100, 100);
  await expect.poll(() => page.evaluate('window.readsWhileStill_')).toEqual([false]);
  await scrollToEnd(page);
  await expect(listOf(page).end).toBeInViewport();
});
