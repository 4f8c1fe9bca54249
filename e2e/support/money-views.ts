import { expect } from '@playwright/test';
import { act } from './act.ts';
import type { Walk } from './look-at-views.ts';
import { openPage } from './open-page.ts';
import { enter, openAccount } from './people.ts';
import { words } from './words.ts';

/** A deposit from its first step to the order, of an account of its own: orders stay. */
const visitDeposit: Walk = async (page, language, look) => {
  const { deposit } = words(language);
  await enter(page, await openAccount());
  await page.goto('/m/voucherCenter');
  await page.getByRole('list', { name: deposit.methods.label }).getByRole('link').first().click();
  const submit = page.getByRole('button', { name: deposit.form.submit });
  await submit.click();
  await expect(page.getByText(deposit.form.missing)).toBeVisible();
  await look('deposit, with a problem');
  await page.getByRole('group', { name: deposit.form.presets }).getByRole('button').first().click();
  await page.getByLabel(deposit.form.payerName).fill('Hanako');
  await submit.click();
  await expect(page.getByRole('button', { name: deposit.receipts.submit })).toBeVisible();
  await look('deposit, an order that waits');
  await page.goto('/m/voucherCenter');
  await expect(page.getByRole('heading', { name: deposit.openOrders.title })).toBeVisible();
  await look('deposit, the methods');
};

/** What waits and what was claimed, of an account of its own. */
const visitRewards: Walk = async (page, language, look) => {
  const { rewards } = words(language);
  const username = await openAccount();
  for (const amount of ['30', '500'])
    await act('giveReward', { merchantCode: 'maneki', username, amount });
  await enter(page, username);
  await page.goto('/m/rewardCenter');
  await page.getByRole('listitem').getByRole('button').first().click();
  await expect(page.getByRole('heading', { name: rewards.centre.past })).toBeVisible();
  await look('reward centre');
};

/** The mall, an article of it, the history of points, an order for something that is sent, and inviting friends. */
const visitMall: Walk = async (page, language, look) => {
  const { mall, referral } = words(language);
  await page.goto('/m/mall/mallHome');
  await page.getByText(mall.kinds.PHYSICAL, { exact: true }).click();
  await look('mall');
  await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
  await expect(page.getByRole('textbox', { name: mall.address.postcode })).toBeVisible();
  await look('mall, an article to be sent');
  await page.goto('/m/mall/points');
  await expect(page.getByRole('article').first()).toBeVisible();
  await look('points');
  await page.goto('/m/mall/orders');
  await expect(page.getByText(mall.orders.emptyText)).toBeVisible();
  await look('mall, no orders');
  await page.goto('/m/inviteFriends');
  await expect(page.getByRole('img', { name: referral.qrAlt })).toBeVisible();
  await look('inviting friends');
};

/** What an agent sends to the team: a form with a problem, whom it may go to, and a rain that falls. */
const visitGifts: Walk = async (page, language, look) => {
  const { gifts } = words(language);
  const agent = await openAccount('maneki', { type: 1, daysOld: 2, paymentPassword: '281736' });
  await openAccount('maneki', { parent: agent, daysOld: 2 });
  await enter(page, agent);
  await openPage(page, '/m/redRain?tab=send');
  await page.getByRole('button', { name: gifts.send.submit }).click();
  await expect(page.getByText(gifts.problems.nobody)).toBeVisible();
  await look('money to the team, with a problem');
  await page.getByRole('button', { name: gifts.recipients.choose }).click();
  await expect(page.getByRole('dialog').getByRole('checkbox')).toBeVisible();
  await look('recipients');
  await page.goto('/m/redRain?tab=lucky');
  await expect(page.getByRole('button', { name: gifts.rain.submit })).toBeVisible();
  await look('rain for the team');
  await page.goto('/m/transaction/record?types=A');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await look('agent’s account record');
};

/** The pages about money, of a member who has played for weeks. */
export const visitMoney: Walk = async (page, language, look) => {
  const { missions, play, record, wallet, withdraw } = words(language);
  await enter(page, 'sakura');
  await page.goto('/m/customerTask');
  await expect(page.getByRole('heading', { name: missions.signIn.title })).toBeVisible();
  await look('missions');
  await page.goto('/m/transaction/record?from=2020-01-01');
  await expect(page.getByRole('alert')).toBeVisible();
  await look('account record, days that cannot be shown');
  await page.getByRole('button', { name: record.longerPeriod }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await look('account record');
  await page.goto('/m/gameRecord?period=month');
  const bets = page.getByRole('list', { name: play.record.label }).getByRole('article');
  await expect(bets.first()).toBeVisible();
  await look('betting record');
  await page.getByRole('button', { name: record.filter.open }).click();
  await expect(page.getByRole('dialog').getByLabel(play.record.vendor)).toBeVisible();
  await look('filters of bets');
  await page.goBack();
  await bets.first().getByRole('link').click();
  await expect(page.getByRole('dialog').getByText(play.ticket.reference)).toBeVisible();
  await look('ticket');
  await page.goto('/m/profitandloss?period=thisMonth');
  await expect(page.getByRole('main').locator('dd').first()).toBeVisible();
  await look('profit and loss');
  await page.goto('/m/transfer');
  await page.getByRole('button', { name: play.transfer.submit }).click();
  await expect(page.getByText(play.transfer.problems.missing)).toBeVisible();
  await look('transfer, with a problem');
  await page.goto('/m/withdraw');
  await expect(page.getByRole('heading', { name: withdraw.guide.title })).toBeVisible();
  await look('withdrawal, before the first');
  await page.goto('/m/securityCenter/accounts');
  await page.getByRole('button', { name: withdraw.accounts.add }).click();
  await expect(page.getByRole('textbox', { name: withdraw.name.label })).toBeVisible();
  await look('payout accounts, the name');
  await visitMall(page, language, look);
  await visitRewards(page, language, look);
  await visitDeposit(page, language, look);
  await visitGifts(page, language, look);
  await enter(page, 'sakura');
  await page.goto('/m/refill');
  await expect(page.getByText(wallet.refill.enough)).toBeVisible();
  await look('play credit');
  await page.goto('/m/refill?wallet=FREE');
  await expect(page.getByRole('button', { name: wallet.refill.action })).toBeVisible();
  await look('play credit to try games with');
};
