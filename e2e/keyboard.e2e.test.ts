import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { openPage, untilAnswering } from './support/open-page.ts';
import { headerName, openAccount, PASSWORD } from './support/people.ts';
import { tabTo } from './support/tab-to.ts';
import { words } from './support/words.ts';

const { content } = words('EN');

const html = (page: Page) => page.locator('html');

/** Whether the middle of what has the focus is really what lies there, and not a bar over it. */
const isFocusSeen = `(() => {
  const focused = document.activeElement;
  const shown = focused.closest('label') ?? focused;
  const { left, top, width, height } = shown.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return shown.contains(there) || focused.outerHTML;
})()`;

/** Goes from the start of the page past its upper bar and into what lies under the bars. */
async function expectFocusSeen(page: Page): Promise<void> {
  await tabTo(page, 'Skip to content');
  for (let presses = 0; presses < 18; presses += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(isFocusSeen)).toBe(true);
  }
}

test('a keyboard alone reaches and operates everything on home, and what has the focus is never hidden by the bars', async ({
  arrive,
}) => {
  const page = await arrive();
  await openPage(page, '/m/home');

  await tabTo(page, 'Skip to content');
  await tabTo(page, /^Maneki$/);
  await tabTo(page, /^Log in$/);
  await tabTo(page, /^Sign up$/);
  await tabTo(page, /^Menu$/);
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await tabTo(page, 'Switch to 日本語');
  await page.keyboard.press('Enter');
  await expect(html(page)).toHaveAttribute('lang', 'ja');
  await page.keyboard.press('Enter');
  await expect(html(page)).toHaveAttribute('lang', 'en');
  await tabTo(page, 'Switch to the light theme');
  await page.keyboard.press('Space');
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();

  await tabTo(page, /^Slide 2 of/);
  await page.keyboard.press('Enter');
  const banners = page.getByRole('region', { name: content.banners.label });
  await expect(banners.getByRole('button', { name: /^Slide 2 of/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  for (const name of ['YouTube', 'Instagram', 'Twitter', 'Telegram', 'LINE'])
    await tabTo(page, new RegExp(`^${name}$`));
  await tabTo(page, /^Language/);
  await page.keyboard.press('j');
  await page.locator(':focus').selectOption('CN');
  await expect(html(page)).toHaveAttribute('lang', 'zh-Hans');
  await page.locator(':focus').selectOption('EN');
  await expect(html(page)).toHaveAttribute('lang', 'en');
  await tabTo(page, /^Light$/);
  await page.keyboard.press('ArrowLeft');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');

  await tabTo(page, 'Terms of service');
  await tabTo(page, 'User agreement');
  await tabTo(page, /^Home$/);
  await tabTo(page, /^Member$/);
  await tabTo(page, /^Service$/);
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Customer service' });
  await expect(sheet).toBeVisible();
  await tabTo(page, 'WhatsApp');
  await tabTo(page, /^Close$/);
  await page.keyboard.press('Enter');
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Service' })).toBeFocused();
  await expectFocusSeen(page);
});

test('a keyboard alone logs in, corrects what is wrong, and logs out', async ({
  arrive,
  complaints,
}) => {
  complaints.expect(/401/);
  const username = await openAccount();
  const page = await arrive({ isDesktop: true, size: { width: 390, height: 844 } });
  await openPage(page, '/m/home');
  await tabTo(page, /^Log in$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Log in' })).toBeVisible();
  await untilAnswering(page);
  await tabTo(page, /^Log in$/);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\/m\/register$/);
  await expect(page.getByRole('tab', { name: 'Sign up' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Log in' })).toBeFocused();

  await tabTo(page, /^Username/);
  await page.keyboard.type(username);
  await page.keyboard.press('Tab');
  await page.keyboard.type('wrong-password-1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Username or password wrong')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(PASSWORD);
  await tabTo(page, 'Remember password');
  await page.keyboard.press('Space');
  await tabTo(page, 'Forgot password');
  await tabTo(page, /^Log in$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/m\/home$/);

  await expect(headerName(page, username)).toBeVisible();
  await tabTo(page, new RegExp(`^${username}`));
  await tabTo(page, /^Menu$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await tabTo(page, /^Log out$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Log out?' })).toBeVisible();
  await tabTo(page, /^Log out$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
});
