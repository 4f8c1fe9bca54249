import { expect } from '@playwright/test';
import { enter, openAccount } from './support/people.ts';
import { test } from './support/slot-journey.ts';
import { frameOf, MANEKI_TRIPLE, openSlot, untilOpen } from './support/slots.ts';
import { words } from './support/words.ts';

const { shell } = words('EN');

test('[HELP-3] a game that is open follows a change of language, and of theme', async ({
  page,
}) => {
  await enter(page, await openAccount());
  const table = await openSlot(page, MANEKI_TRIPLE);
  const balance = await table.balance.textContent();
  const root = frameOf(page).locator('html');
  await expect(root).toHaveAttribute('lang', 'en');
  await expect(root).toHaveAttribute('data-theme', 'dark');

  await page.getByRole('button', { name: shell.theme.toLight }).click();
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Switch to 日本語' }).click();
  await expect(root).toHaveAttribute('lang', 'ja');
  await untilOpen(page);
  const { arcade } = words('JA');
  const controls = frameOf(page).getByRole('region', { name: arcade.controls.name });
  await expect(controls.getByRole('button', { name: arcade.controls.spin })).toBeVisible();
  await expect(controls.locator('strong').first()).toHaveText(balance ?? '');
});
