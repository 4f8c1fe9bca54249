import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { openPage } from './support/open-page.ts';
import { fillLogin, openAccount, PASSWORD } from './support/people.ts';
import { words } from './support/words.ts';

const { identity, shell } = words('EN');
const { login, member } = identity;

/** The member centre asks a guest to log in without leading away from the page. */
async function openModal(page: Page) {
  const entry = page
    .getByRole('navigation', { name: shell.nav.label })
    .getByRole('link', { name: shell.nav.member });
  await entry.click();
  await page
    .getByRole('dialog', { name: member.guestTitle })
    .getByRole('button', { name: member.login, exact: true })
    .click();
  const modal = page.getByRole('dialog', { name: login.modalTitle });
  await expect(modal).toBeVisible();
  return { entry, modal };
}

/** After its last control a modal leads to the browser's own, where no element has the focus. */
const isFocusInside = `document.activeElement === document.body ||
  document.querySelector('dialog[open]')?.contains(document.activeElement)`;

test('[AUTH-17] a login over a page marks the body, keeps the focus and gives it back', async ({
  arrive,
  complaints,
}) => {
  complaints.expect(/401/);
  const username = await openAccount();
  const page = await arrive({ isDesktop: true, size: { width: 390, height: 844 } });
  await openPage(page, '/m/home');
  await expect(page.locator('body')).not.toHaveClass(/login-open/);
  const { entry, modal } = await openModal(page);
  await expect(page.locator('body')).toHaveClass(/login-open/);
  await expect(modal.getByRole('button', { name: login.passkey })).toBeVisible();
  for (let presses = 0; presses < 24; presses += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(isFocusInside)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(modal).toHaveCount(0);
  await expect(page.locator('body')).not.toHaveClass(/login-open/);
  await expect(entry).toBeFocused();
  await expect(page).toHaveURL(/\/m\/home$/);

  await openModal(page);
  await fillLogin(page, username, 'wrong-password-1');
  await expect(modal.getByText(identity.refusals.credentials_wrong)).toBeVisible();
  await fillLogin(page, username, PASSWORD);
  await expect(modal).toHaveCount(0);
  await expect(page).toHaveURL(/\/m\/member\/home$/);
  await expect(page.getByRole('heading', { name: username })).toBeVisible();
  await expect(page.locator('body')).not.toHaveClass(/login-open/);
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('[AUTH-15] what is wrong is said anew in the language that is chosen', async ({
  arrive,
  complaints,
}) => {
  complaints.expect(/401/);
  const username = await openAccount();
  const page = await arrive();
  await openPage(page, '/m/login');
  const submit = page.locator('form button[type=submit]');
  const language = page.getByRole('combobox', { name: /Language|言語/ });
  await submit.click();
  await expect(page.getByText('Please enter: Username')).toBeVisible();
  await language.selectOption('JA');
  const japanese = words('JA');
  await expect(
    page.getByText(japanese.form.missing.replace('{field}', japanese.identity.login.username)),
  ).toBeVisible();
  await expect(page.getByText('Please enter: Username')).toHaveCount(0);
  await expect(page).toHaveTitle(new RegExp(words('JA').shell.titles.login));

  // What the server has said follows too, and nothing that was typed is lost.
  await page.locator('input[name=username]').fill(username);
  await page.locator('input[name=password]').fill('wrong-password-1');
  await submit.click();
  await expect(page.getByText(japanese.identity.refusals.credentials_wrong)).toBeVisible();
  await language.selectOption('VI');
  await expect(page.getByText(words('VI').identity.refusals.credentials_wrong)).toBeVisible();
  await expect(page.locator('input[name=username]')).toHaveValue(username);
  await expect(page.locator('input[name=password]')).toHaveValue('wrong-password-1');
});

test('who is offline while filling in a form loses nothing', async ({ arrive, complaints }) => {
  // What the page would load when idle, the worker looks for in vain.
  complaints.expect(/net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/);
  const username = await openAccount();
  const page = await arrive();
  await openPage(page, '/m/login');
  await page.getByRole('textbox', { name: login.username, exact: true }).fill(username);
  await page.context().setOffline(true);
  await page.getByLabel(login.password, { exact: true }).fill(PASSWORD);
  const submit = page.getByRole('button', { name: login.submit, exact: true });
  await submit.click();
  await expect(page.getByRole('alert').getByText(shell.notices.offline)).toBeVisible();
  await expect(page.getByRole('textbox', { name: login.username, exact: true })).toHaveValue(
    username,
  );
  await expect(page.getByLabel(login.password, { exact: true })).toHaveValue(PASSWORD);
  await page.context().setOffline(false);
  await expect(submit).toBeEnabled();
  await submit.click();
  await expect(page).toHaveURL(/\/m\/home$/);
});
