import { expect, test } from './support/journey.ts';
import { openPage } from './support/open-page.ts';
import { enter, expectToast, openAccount } from './support/people.ts';
import { words } from './support/words.ts';

const { record, referral, register } = words('EN');

test('[PROMO-2] a member hands on their link, which says to the friend that they are invited; agents are shown theirs', async ({
  arrive,
}) => {
  const page = await arrive();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page, await openAccount());
  await openPage(page, '/m/inviteFriends');
  await expect(page.getByRole('img', { name: referral.qrAlt })).toBeVisible();
  await expect(page.getByText(referral.friends.empty)).toBeVisible();
  await page.getByRole('button', { name: referral.copyLink }).click();
  await expectToast(page, record.copied);
  const link = await page.evaluate<string>('navigator.clipboard.readText()');
  expect(link).toMatch(/\/m\/register\?referralCode=[0-9A-Z]{8}$/);

  const friend = await arrive();
  await openPage(friend, link.slice(new URL(link).origin.length));
  await expect(friend.getByText(register.invitedBy)).toBeVisible();
  await openPage(friend, '/m/register');
  await expect(friend.getByText(register.invitedBy)).toBeVisible();

  const agent = await arrive();
  await enter(agent, 'agent01');
  await openPage(agent, '/m/inviteFriends');
  const dialog = agent.getByRole('alertdialog', { name: referral.agent.title });
  await expect(dialog.getByText(/affiliateCode=AGENT001$/)).toBeVisible();
  await dialog.getByRole('button', { name: referral.agent.close }).click();
  await expect(agent).toHaveURL(/\/m\/member\/home$/);
});
