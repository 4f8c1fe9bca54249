import { act } from './support/act.ts';
import { headerBalance } from './support/balances.ts';
import { expect, test } from './support/journey.ts';
import { openPage } from './support/open-page.ts';
import { enter, expectToast, openAccount } from './support/people.ts';
import { words } from './support/words.ts';

const { rewards } = words('EN');

test('[PROMO-3] what is given appears on the open page, and is claimed one by one or all at once', async ({
  page,
}) => {
  const username = await openAccount();
  const give = (amount: string) => act('giveReward', { merchantCode: 'maneki', username, amount });
  await enter(page, username);
  await openPage(page, '/m/rewardCenter');
  await expect(page.getByText(rewards.centre.empty)).toBeVisible();
  await give('30');
  const waiting = page.getByRole('main').getByRole('listitem');
  await expect(waiting).toHaveCount(1);
  await give('500');
  await give('1000');
  await expect(waiting).toHaveCount(3);
  await waiting.filter({ hasText: '¥ 30.00' }).getByRole('button').click();
  await expectToast(page, rewards.centre.claimed.replace('{worth}', '¥ 30.00 + 20 points'));
  const all = rewards.centre.claimAll.replace('{count}', '2');
  await page.getByRole('button', { name: all }).click();
  await expect(page.getByText(rewards.centre.empty)).toBeVisible();
  await expect(waiting.filter({ hasText: rewards.states.CLAIMED })).toHaveCount(3);
  await openPage(page, '/m/home');
  await expect(headerBalance(page)).toHaveText('¥ 151,530.00');
});
