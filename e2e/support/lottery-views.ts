import { expect } from '@playwright/test';
import type { Walk } from './look-at-views.ts';
import { openLottery, UNHURRIED, untilOpen } from './lotteries.ts';
import { enter, openAccount } from './people.ts';
import { words } from './words.ts';

/** The page for bets: pads of several kinds, a slip from choice to ticket, and what opens over them. */
export const visitLottery: Walk = async (page, language, look) => {
  const { arcade, arcadeLottery, lotteryPlays } = words(language);
  const { slip, chase, tickets, trend, more, rules, pad } = arcadeLottery;
  await enter(page, await openAccount());
  const booth = await openLottery(page, UNHURRIED.five, { language });
  const { button, sheet, main, bet, confirm, placed } = booth;
  await untilOpen(booth, 15);
  await button(lotteryPlays.plays.DIRECT3).click();
  await button(pad.random).click();
  await look('a lottery with a choice on its pads');

  await bet.click();
  await sheet.getByRole('switch', { name: chase.switch }).click();
  await expect(confirm).toBeEnabled();
  await look('a slip that goes on over several issues');
  // A look takes its time: where the issue has closed meanwhile, the first tap takes the next one.
  await expect(async () => {
    await confirm.click({ timeout: 1_000 });
    await expect(placed).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await button(slip.done, sheet).click();

  await main.getByRole('button', { name: more.tickets }).click();
  await sheet.getByRole('listitem').first().getByRole('button').click();
  await look('tickets that wait');
  await button(tickets.chases, sheet).click();
  await sheet.getByRole('listitem').first().getByRole('button').click();
  await look('a chase');
  await page.keyboard.press('Escape');

  await button(more.trend).click();
  for (const tab of [trend.chart, trend.absence]) {
    await button(tab, sheet).click();
    await look(`${trend.title}: ${tab}`);
  }
  await page.keyboard.press('Escape');
  await button(arcade.menu).click();
  await button(rules.title, sheet).click();
  await expect(sheet.getByRole('table').first()).toBeVisible();
  await look(rules.title);

  const typed = await openLottery(page, UNHURRIED.vietnam, { language, mode: 'free' });
  await typed.button('47').click();
  await look('a hundred numbers');
  await typed.button(lotteryPlays.plays.LO3).click();
  await typed.main.getByRole('textbox').first().fill('12');
  await look('numbers that are typed');

  const dice = await openLottery(page, UNHURRIED.dice, { language });
  await dice.button(lotteryPlays.plays.TRIPLE).click();
  await dice.main.locator('.lt-symbol').first().click();
  await look('faces of dice');
  const keno = await openLottery(page, UNHURRIED.keno, { playType: 'Entertainment', language });
  await keno.main.locator('.lt-symbol').first().click();
  await look('eighty numbers');
};
