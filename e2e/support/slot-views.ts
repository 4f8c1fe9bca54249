import { expect } from '@playwright/test';
import type { Walk } from './look-at-views.ts';
import { enter, openAccount } from './people.ts';
import { MANEKI_TRIPLE, openSlot, spinOnce } from './slots.ts';
import { words } from './words.ts';

/** A game with what opens over it, and one that nobody knows. */
export const visitSlot: Walk = async (page, _, look) => {
  const { arcade, catalog } = words('EN');
  await enter(page, await openAccount());
  const table = await openSlot(page, MANEKI_TRIPLE);
  await spinOnce(page, table);
  await look('a game in its frame');
  for (const target of ['paytable', 'history', 'fairness'] as const) {
    await table.menu.click();
    const menu = table.dialog(arcade.menuPanel.title);
    await menu.getByRole('button', { name: arcade.menuPanel[target] }).click();
    await expect(table.dialog(arcade[target].title)).toBeVisible();
    await look(target);
    await page.keyboard.press('Escape');
  }
  await table.menu.click();
  await expect(table.dialog(arcade.menuPanel.title)).toBeVisible();
  await look('the menu of a game');
  await page.goto('/m/launch');
  await expect(page.getByRole('alert')).toContainText(catalog.frame.states.unknown.title);
  await look('a game that nobody knows');
};
