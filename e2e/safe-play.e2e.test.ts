import { expect, test } from './support/journey.ts';
import { openMenu } from './support/open-menu.ts';
import { openPage } from './support/open-page.ts';
import { enter, logIn, openAccount } from './support/people.ts';
import { fill, words } from './support/words.ts';

const { protection, shell } = words('EN');
const { limits, now, timeOut } = protection;

test('[SAFE-1] [SAFE-2] [SAFE-4] a member sets a limit, takes a time-out in every tab, and logs in only to be paid out', async ({
  page,
  complaints,
}) => {
  // A page that is open elsewhere may ask for something before it is told, and a cookie goes away on purpose.
  complaints.allow(/40[13]/);
  const username = await openAccount();
  await enter(page, username);
  await page.goto('/m/home');
  const menu = await openMenu(page);
  await menu.getByRole('link', { name: shell.titles.safePlay }).click();
  await page.getByRole('link', { name: new RegExp(`^${protection.hub.limits}`) }).click();
  await expect(page.getByText(shell.demo)).toBeVisible();
  const deposits = page.getByRole('region', { name: limits.kinds.DEPOSIT.title });
  await deposits.getByRole('button', { name: new RegExp(limits.periods.WEEK) }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(limits.amount).fill('2500');
  await expect(sheet).toContainText(limits.lowerNote);
  await sheet.getByRole('button', { name: limits.save }).click();
  await expect(deposits).toContainText('2,500.00');
  // More than that has to wait, and can be thought over.
  await deposits.getByRole('button', { name: /2,500/ }).click();
  await sheet.getByLabel(limits.amount).fill('9000');
  await sheet.getByRole('button', { name: limits.save }).click();
  await expect(deposits).toContainText('9,000.00 waits');
  await deposits.getByRole('button', { name: limits.withdraw }).click();
  await expect(deposits).not.toContainText('9,000.00');

  const other = await page.context().newPage();
  await openPage(other, '/m/rng');
  await openPage(page, '/m/safePlay/timeOut');
  await page.getByText(fill(timeOut.choice.replace(/^.*other \{# (.*)\}\}$/, '3 $1'), {})).click();
  await page.getByRole('button', { name: timeOut.begin }).click();
  await page.getByRole('button', { name: timeOut.yes }).click();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/m\/safePlay$/);
    await expect(tab.getByRole('heading', { name: now.timeOut })).toBeVisible();
  }
  await other.close();
  await page.goto('/m/rng');
  await expect(page).toHaveURL(/\/m\/safePlay$/);

  await page.context().clearCookies();
  await page.evaluate('localStorage.clear()');
  await logIn(page, username);
  await expect(page).toHaveURL(/\/m\/safePlay$/);
  await expect(page.getByText(now.balanceText)).toBeVisible();
  await page.getByRole('link', { name: now.account }).click();
  await expect(page).toHaveURL(/\/m\/transaction\/record/);
});
