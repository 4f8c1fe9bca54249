import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { lookAtAll, lookAtPage } from './support/look-at-views.ts';
import { DESK, enterConsole } from './support/operators.ts';
import { drawMobile, enter, expectToast, openAccount, PASSWORD } from './support/people.ts';
import { fill, words } from './support/words.ts';

const { identity, security, withdraw } = words('EN');
const { accounts, form, guide, name, order } = withdraw;
const DIGITS = '281736';

const begin = (page: Page) => page.getByRole('button', { name: guide.begin });
const press = async (page: Page, digits: string) => {
  for (const digit of digits) await page.getByRole('button', { name: digit, exact: true }).click();
};

test('[CASH-3] [CASH-5] [CONSOLE-3] somebody sets up, withdraws with six digits, and sees what an operator decides', async ({
  page,
  arrive,
  complaints,
}) => {
  complaints.expect(/422/);
  const username = await openAccount('maneki', { mobile: drawMobile().stored });
  await enter(page, username);
  await page.goto('/m/withdraw');

  await begin(page).click();
  await page.getByRole('textbox', { name: name.label }).fill('やまだ はなこ');
  await page.getByRole('button', { name: name.save }).click();
  await expectToast(page, name.saved);

  await page.getByRole('link', { name: guide.begin }).click();
  const sheet = page.getByRole('dialog', { name: security.payment });
  await sheet.getByLabel(security.loginPassword, { exact: true }).fill(PASSWORD);
  await sheet.getByLabel(security.paymentNew, { exact: true }).fill(DIGITS);
  await sheet.getByLabel(security.paymentConfirm, { exact: true }).fill(DIGITS);
  await sheet.getByRole('button', { name: identity.password.submit }).click();
  await expectToast(page, security.saved);

  await page.goto('/m/withdraw');
  await begin(page).click();
  await page.getByLabel(accounts.branch).fill('123');
  await page.getByLabel(accounts.number).fill(String(Date.now()).slice(-7));
  await page.getByRole('button', { name: accounts.save }).click();
  await expectToast(page, accounts.saved);

  await page.getByRole('textbox', { name: form.amount }).fill('2000');
  const look = lookAtAll(page);
  await look('withdrawal, the form');
  await page.getByRole('button', { name: form.submit, exact: true }).click();
  await press(page, '111111');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('4');
  await look('withdrawal, a wrong password');
  await press(page, DIGITS);
  await expectToast(page, order.requested);

  // The order is looked at, because it is the first one; the page hears of it by itself.
  await expect(page.getByText(order.explained.REVIEW)).toBeVisible();
  await look('withdrawal, under review');
  const reason = 'Please send a statement';
  const desk = await arrive(DESK);
  await enterConsole(desk, '/console/withdrawals');
  await desk
    .getByRole('row', { name: new RegExp(username) })
    .getByRole('link')
    .click();
  await expect(desk.getByText('The member has never taken money out before.')).toBeVisible();
  await desk.keyboard.press('c');
  await expect(desk.getByRole('button', { name: /Give it back/ })).toBeVisible();
  await lookAtPage(desk)('a withdrawal at the desk');
  await desk.keyboard.press('x');
  await desk.getByRole('dialog').getByRole('textbox', { name: 'Why' }).fill(reason);
  await desk.getByRole('dialog').getByRole('button', { name: 'Reject it' }).click();
  await expect(desk.getByText('Rejected. The amount is back in the wallet.')).toBeVisible();
  // The timeline leaves the page with the order's end; the list keeps it.
  const history = page.getByRole('region', { name: withdraw.history.title });
  await expect(history.getByText(order.states.REJECTED)).toBeVisible();
  await expect(page.getByText(fill(order.reason, { reason }))).toBeVisible();
  await expect(page.getByRole('textbox', { name: form.amount })).toBeVisible();
});
