import { expect } from '@playwright/test';
import type { Walk } from './look-at-views.ts';
import { enter, openAccount } from './people.ts';
import { openTable, ROUND_MS, untilBetting } from './tables.ts';
import { words } from './words.ts';

/** A table while bets are taken and when a round is over, with what opens over it. */
export const visitTable: Walk = async (page, _, look) => {
  const { arcade, arcadeDragonTiger } = words('EN');
  await enter(page, await openAccount());
  const seat = await openTable(page);
  await untilBetting(seat);
  await seat.spot('DRAGON').click();
  await seat.bet.click();
  await expect(seat.takeBack).toBeVisible();
  await seat.spot('TIE').click();
  await look('a table that takes bets');
  await expect(seat.main).toHaveAttribute('data-phase', 'settled', { timeout: ROUND_MS });
  await look('a round that is over');
  const panels = [
    [arcadeDragonTiger.rules.title, arcadeDragonTiger.rules.title],
    [arcade.menuPanel.history, arcade.history.title],
    [arcade.menuPanel.fairness, arcade.fairness.title],
  ] as const;
  for (const [name, title] of panels) {
    await seat.menu.click();
    await seat.dialog(arcade.menuPanel.title).getByRole('button', { name }).click();
    await expect(seat.dialog(title)).toBeVisible();
    await look(title);
    await page.keyboard.press('Escape');
  }
};
