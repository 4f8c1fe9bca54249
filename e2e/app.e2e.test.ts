import type { Page } from '@playwright/test';
import { expect, test, WITH_WORKER } from './support/journey.ts';
import { words } from './support/words.ts';

test.use(WITH_WORKER);

const { shell, app } = words('EN');

/** Makes the page one of an older release, and has the browser find the newer worker. */
const release = (page: Page) =>
  page.evaluate(`(async () => {
    document.querySelector('script[type="module"][src*="/assets/"]').src = '/m/assets/older.js';
    await navigator.serviceWorker.register('/m/worker.js?newer', { scope: '/m/' });
  })()`);

test('[APP-1] a newer version waits for a form that is half filled in, and comes by a tap', async ({
  page,
}) => {
  await page.goto('/m/login');
  await page.evaluate('navigator.serviceWorker.ready.then(() => {})');
  const name = page.getByRole('textbox').first();
  await name.fill('sakura');
  await release(page);
  await expect
    .poll(() =>
      page.evaluate(
        `navigator.serviceWorker.getRegistration('/m/').then(({ waiting }) => waiting !== null)`,
      ),
    )
    .toBe(true);
  const notice = page.getByRole('status').filter({ hasText: shell.notices.update });
  await expect(notice).toHaveCount(0);
  await name.fill('');
  await expect(notice).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await notice.getByRole('button', { name: shell.notices.reload }).click();
  await reloaded;
  await expect(notice).toHaveCount(0);
});

for (const site of ['maneki', 'sampaguita'] as const)
  test(`[APP-1] ${site} can be installed`, async ({ arrive }) => {
    const page = await arrive({ site, language: 'JA' });
    await page.goto('/m/home');
    await page.evaluate('navigator.serviceWorker.ready.then(() => {})');
    const session = await page.context().newCDPSession(page);
    const manifest = await session.send('Page.getAppManifest');
    expect(manifest.errors).toEqual([]);
    expect(JSON.parse(manifest.data!)).toMatchObject({ lang: 'ja', shortcuts: [{}, {}, {}, {}] });
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    const errors = installabilityErrors.map(({ errorId }) => errorId);
    // A context of a test is private, in which no browser installs anything.
    expect(errors.filter((error) => error !== 'in-incognito')).toEqual([]);
  });

test('[APP-1] [SHELL-4] [SHELL-7] the page about the app leads by device, with nothing around it', async ({
  page,
}) => {
  await page.goto('/m/app');
  await expect(page.getByRole('heading', { name: app.install.ios })).toBeVisible();
  await expect(page.getByRole('navigation', { name: shell.nav.label })).toHaveCount(0);
});
