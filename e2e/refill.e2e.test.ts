import { balanceOverview, headerBalance, toldBalance } from './support/balances.ts';
import { sitDown } from './support/game-table.ts';
import { PAPER_MOON } from './support/games.ts';
import { expect } from './support/journey.ts';
import { enter, openAccount } from './support/people.ts';
import { test } from './support/slot-journey.ts';
import { MANEKI_TRIPLE, openSlot } from './support/slots.ts';
import { words } from './support/words.ts';

const { arcade, wallet } = words('EN');

test('[TRIAL-2] whoever has nothing left is led from the game and from the header to play credit, and plays on', async ({
  page,
  complaints,
}) => {
  complaints.expect(/422/);
  await enter(page, await openAccount());
  await (await sitDown(page, PAPER_MOON)).bet({ amount: '149995' });
  const table = await openSlot(page, MANEKI_TRIPLE);
  await expect(table.balance).toContainText('5.00');
  await table.spin.click();
  const notice = table.dialog(arcade.notice.title);
  await notice.getByRole('button', { name: arcade.notice.toBalance }).click();
  await expect(page).toHaveURL(/\/m\/refill$/);

  await page.goto('/m/home');
  await expect(headerBalance(page)).toHaveText('¥ 5.00');
  await page.getByRole('banner').getByRole('link', { name: wallet.refill.action }).click();
  await expect(page).toHaveURL(/\/m\/refill$/);
  await page.getByRole('main').getByRole('button', { name: wallet.refill.action }).click();
  await expect(page.getByText(/¥150,000\.00 of play credit/).first()).toBeVisible();
  await expect(page.getByText(wallet.refill.enough)).toBeVisible();
  await expect(toldBalance(balanceOverview(page))).toHaveText('¥ 150,005.00');
  await expect(page.getByRole('button', { name: wallet.refill.action })).toHaveCount(0);
});
