import type { SettingsChange } from '@maneki/server/features/site/change-settings';
import type { Page } from '@playwright/test';
import { act } from './support/act.ts';
import { expect, test } from './support/journey.ts';
import { words } from './support/words.ts';

const changeSettings = (change: SettingsChange) =>
  act('changeSettings', { merchantCode: 'changing', change });

test.afterAll(() =>
  changeSettings({
    maintenance: { isOn: false, endsAt: null },
    flags: { REFERRAL: true, MOBILEVERCODELOGIN3: true },
  }),
);

/** Opens a page and waits until its WebSocket listens; answers what arrives there. */
async function openAndListen(page: Page, address = '/m/home'): Promise<readonly string[]> {
  const heard: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => heard.push(String(payload))),
  );
  await page.goto(address);
  await expect.poll(() => heard.some((text) => text.includes('subscribed'))).toBe(true);
  return heard;
}

test('a change of settings reaches an open page over its WebSocket', async ({ arrive }) => {
  const page = await arrive({ site: 'changing' });
  const heard = await openAndListen(page);
  const keptFlag = () =>
    page.evaluate<boolean | undefined>(
      `JSON.parse(localStorage.getItem('site.status') ?? '{}').info?.whitelabel.flags.REFERRAL`,
    );
  await expect.poll(keptFlag).toBe(true);
  await changeSettings({ flags: { REFERRAL: false } });
  const isTold = (text: string) => text.includes('"event"') && text.includes('site.settings');
  await expect.poll(() => heard.some(isTold)).toBe(true);
  await expect.poll(keptFlag).toBe(false);
});

test('an open login follows the ways in that the merchant offers', async ({ arrive }) => {
  const { login } = words('EN').identity;
  await changeSettings({ flags: { MOBILEVERCODELOGIN3: true } });
  const page = await arrive({ site: 'changing' });
  await openAndListen(page, '/m/login');
  const byMobile = page.getByRole('button', { name: login.byMobile });
  await byMobile.click();
  await expect(page.getByLabel(login.mobile)).toBeVisible();
  await changeSettings({ flags: { MOBILEVERCODELOGIN3: false } });
  await expect(page.getByLabel(login.username, { exact: true })).toBeVisible();
  await expect(byMobile).toHaveCount(0);
  await changeSettings({ flags: { MOBILEVERCODELOGIN3: true } });
  await expect(page.getByLabel(login.mobile)).toBeVisible();
});

test('a site that closes tells those who are on it, and takes them back when it opens', async ({
  arrive,
  complaints,
}) => {
  complaints.expect(/503/);
  // What home asks for now and then may be asked for just when the site has closed.
  complaints.allow(/423/);
  const page = await arrive({ site: 'changing' });
  await openAndListen(page);
  await changeSettings({ maintenance: { isOn: true, endsAt: null } });
  await expect(page.getByRole('heading', { name: 'We are upgrading' })).toBeVisible();
  await expect(page).toHaveURL(/\/m\/restrict$/);

  await changeSettings({ maintenance: { isOn: false, endsAt: null } });
  await expect(page.getByRole('heading', { level: 1, name: 'Maneki' })).toBeAttached();
});
