import { act } from './support/act.ts';
import { expect, test } from './support/journey.ts';
import { openPage } from './support/open-page.ts';
import { enter, expectToast, openAccount } from './support/people.ts';
import { words } from './support/words.ts';

const { mall, promotions, rewards } = words('EN');

test('[PROMO-1] [HELP-4] a promotion says in plain words what it gives and what it asks for', async ({
  page,
}) => {
  await enter(page, await openAccount());
  await openPage(page, '/m/activity');
  const forNewcomers = page.getByRole('region', { name: promotions.kinds.WELCOME });
  await forNewcomers.getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: promotions.conditions })).toBeVisible();
  await expect(page.getByText(/of your deposit, at most ¥/)).toBeVisible();
  await expect(page.getByRole('link', { name: promotions.toDeposit })).toBeVisible();
});

test('[PROMO-3] points buy credit, which is there at once and stands among the orders', async ({
  page,
}) => {
  const username = await openAccount();
  await act('giveReward', { merchantCode: 'maneki', username, amount: '30', points: 1_200 });
  await enter(page, username);
  await openPage(page, '/m/rewardCenter');
  await page.getByRole('main').getByRole('listitem').getByRole('button').click();
  await expect(page.getByText(rewards.centre.empty)).toBeVisible();
  await openPage(page, '/m/mall/mallHome');
  await page.getByText(mall.kinds.CASH, { exact: true }).click();
  await page.getByRole('button', { name: /1,000 points/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /1,000 points/ })
    .click();
  await expectToast(page, mall.buy.credited);
  await openPage(page, '/m/mall/orders');
  await expect(page.getByText(mall.states.COMPLETED)).toBeVisible();
});
