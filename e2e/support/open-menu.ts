import type { Language } from '@maneki/contract/language';
import { expect, type Locator, type Page } from '@playwright/test';
import { words } from './words.ts';

/** Opens the menu at the right side of home, which holds the account and the quick switches. */
export async function openMenu(page: Page, language: Language = 'EN'): Promise<Locator> {
  const { menu } = words(language).shell.account;
  await page.getByRole('banner').getByRole('button', { name: menu }).click();
  const opened = page.getByRole('dialog', { name: words(language).shell.menu.title });
  await expect(opened).toBeVisible();
  return opened;
}
