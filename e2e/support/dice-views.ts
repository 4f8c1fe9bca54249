import { expect } from '@playwright/test';
import { openDice, rollOnce, typeInto } from './dice.ts';
import type { Walk } from './look-at-views.ts';
import { enter, openAccount } from './people.ts';
import { words } from './words.ts';

/** Dice before and after rolls, a bet that cannot be rolled, and what opens over them. */
export const visitDice: Walk = async (page, _, look) => {
  const { arcade, arcadeDice } = words('EN');
  await enter(page, await openAccount());
  const table = await openDice(page);
  await look('dice before the first roll');
  // The likeliest bet and the least likely: what comes of them is all but known.
  for (const chance of ['98', '0.01']) {
    await typeInto(table.field('chance'), chance);
    await rollOnce(page, table);
    await expect(table.roll).toBeEnabled();
    await look(`dice after a roll at ${chance} %`);
  }
  await table.stake.click();
  const stakes = table.dialog(arcade.stakes.title);
  await look(arcade.stakes.title);
  await stakes.getByRole('button').last().click();
  await expect(table.controls.getByRole('status')).toBeVisible();
  await look('a bet that could win too much');
  await typeInto(table.field('chance'), '50');
  await table.controls.getByRole('button', { name: arcade.controls.autoplay }).click();
  await expect(table.dialog(arcade.autoplay.title)).toBeVisible();
  await look(arcade.autoplay.title);
  await page.keyboard.press('Escape');
  const panels = [
    [arcadeDice.rules.title, arcadeDice.rules.title],
    [arcade.menuPanel.history, arcade.history.title],
    [arcade.menuPanel.fairness, arcade.fairness.title],
  ] as const;
  for (const [name, title] of panels) {
    await table.menu.click();
    await table.dialog(arcade.menuPanel.title).getByRole('button', { name }).click();
    await expect(table.dialog(title)).toBeVisible();
    await look(title);
    await page.keyboard.press('Escape');
  }
};
