import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import type { PageWindow } from './support/page-window.ts';

declare const window: PageWindow;

const opener = (page: Page) => page.getByRole('button', { name: 'Service' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Customer service' });

async function open(page: Page): Promise<void> {
  await opener(page).click();
  await expect(sheet(page)).toBeVisible();
}

/** After its last control a modal leads to the browser's own, where no element has the focus. */
const isFocusInside = () => {
  const { document } = window;
  const { activeElement, body } = document;
  return (
    activeElement === body ||
    !!document.querySelector('dialog:popover-open')?.contains(activeElement)
  );
};

test('[MSG-5] [SHELL-7] the service entry opens a sheet with every way to reach a person, and to be read', async ({
  page,
}) => {
  await page.goto('/m/home');
  await open(page);
  const links = sheet(page).getByRole('link');
  await expect(links).toHaveText([
    'Live customer service',
    'WhatsApp',
    'Tasks',
    'Announcements',
    'Feedback',
    'Messages',
  ]);
  await expect(links.last()).toHaveAttribute('href', '/m/message');
  await expect(links.first()).toHaveAttribute('href', 'https://support.maneki.example/chat');
  await expect(links.first()).toHaveAttribute('target', '_blank');
  await expect(links.first()).toHaveAttribute('rel', /noopener/);

  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await expect(sheet(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

test('the sheet keeps the focus, and Escape gives it back', async ({ page }) => {
  await page.goto('/m/home');
  await open(page);
  await expect(page.locator('dialog:popover-open:focus, dialog:popover-open :focus')).toHaveCount(
    1,
  );
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(isFocusInside)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

/** What is closed by other means than Back takes its step back a moment later. */
const STEPS_OF_OVERLAYS = '(history.state?.overlays ?? []).length';

test('Back closes the sheet and stays on the page', async ({ page }) => {
  await page.goto('/m/terms');
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Home' })
    .click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await open(page);
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(opener(page)).toBeFocused();

  // A sheet that was closed by its button leaves no step behind.
  await open(page);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(STEPS_OF_OVERLAYS)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/terms$/);
});
