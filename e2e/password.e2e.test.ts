import { SESSION_COOKIE } from '@maneki/server/platform/calls/call';
import type { Page } from '@playwright/test';
import { act } from './support/act.ts';
import { expect, test } from './support/journey.ts';
import { openPage } from './support/open-page.ts';
import {
  drawMobile,
  drawName,
  enter,
  expectToast,
  fillLogin,
  headerName,
  logIn,
  openAccount,
  PASSWORD,
  readCode,
} from './support/people.ts';
import { readServed } from './support/served.ts';
import { words } from './support/words.ts';

const { identity, shell } = words('EN');
const { password, refusals, login, forgot, settings } = identity;
const { security } = words('EN');
const { logout } = shell;

const NEW = 'lantern7market';
const labelled = (page: Page, name: string) => page.getByLabel(name, { exact: true });

async function fillNew(page: Page, first: string, second = first): Promise<void> {
  await labelled(page, password.new).fill(first);
  await labelled(page, password.confirm).fill(second);
}

const save = (page: Page) =>
  page.getByRole('button', { name: password.submit, exact: true }).click();

test('[PWD-1] settings lead to the password and the logout, and guests to the login', async ({
  page,
  request,
}) => {
  await page.goto('/m/set');
  const entry = page.getByRole('main').getByRole('link', { name: settings.changePassword });
  const logOut = page.getByRole('main').getByRole('button', { name: settings.logout });
  await expect(entry).toBeVisible();
  await expect(logOut).toHaveCount(0);
  await entry.click();
  await expect(page).toHaveURL(/\/m\/login$/);
  // The page itself is not for guests either.
  expect((await readServed(request, '/m/changePsw')).path).toBe('/m/home');

  await enter(page, await openAccount());
  await openPage(page, '/m/set');
  await expect(logOut).toBeVisible();
  await entry.click();
  await expect(page).toHaveURL(/\/m\/changePsw$/);
});

test('[PWD-2] a password is changed with the old one, and every other device is logged out', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(/422/);
  const username = await openAccount();
  const { token } = await act('openSession', { merchantCode: 'maneki', username });
  const askOther = () =>
    readServed(request, '/m/member/home', { cookie: `${SESSION_COOKIE}=${token}` });
  expect((await askOther()).path).toBe('/m/member/home');
  await openPage(page, '/m/login?back=%2Fm%2FchangePsw');
  await page.getByRole('checkbox', { name: login.remember }).check();
  await fillLogin(page, username, PASSWORD);
  await expect(page).toHaveURL(/\/m\/changePsw$/);

  // Whoever has just typed it need not type it again.
  const account = labelled(page, password.account);
  await expect(account).toHaveValue(username);
  await expect(account).toHaveAttribute('readonly');
  await expect(labelled(page, password.old)).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
  await fillNew(page, PASSWORD);
  await save(page);
  const same = page.getByRole('alertdialog').filter({ hasText: password.same });
  await same.getByRole('button', { name: shell.actions.ok }).click();
  await expect(same).toHaveCount(0);

  // After a reload nothing is held any more.
  await openPage(page, '/m/changePsw');
  await save(page);
  await expect(page.getByText(password.enter, { exact: true })).toHaveCount(3);
  await expect(labelled(page, password.old)).toBeFocused();
  await labelled(page, password.old).fill('wrong-password-1');
  await fillNew(page, NEW, `${NEW}x`);
  await save(page);
  await expect(page.getByText(password.notMatched)).toBeVisible();
  await fillNew(page, NEW);
  await save(page);
  await expect(page.getByText(refusals.password_old_wrong)).toBeVisible();
  await expect(page.getByText(password.saving)).toHaveCount(0);
  await expect(labelled(page, password.old)).toBeFocused();
  await labelled(page, password.old).fill(PASSWORD);
  await save(page);
  await expectToast(page, password.saved);
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(headerName(page, username)).toBeVisible();

  expect((await askOther()).path).toBe('/m/login');
  // What was remembered is the new one.
  await page.context().clearCookies({ name: /session/ });
  await openPage(page, '/m/login?back=%2Fm%2Fset');
  await expect(labelled(page, login.password)).toHaveValue(NEW);
  await page.getByRole('button', { name: login.submit, exact: true }).click();
  await expect(page).toHaveURL(/\/m\/set$/);
  await expect(page.getByRole('main').getByRole('button', { name: settings.logout })).toBeVisible();
});

test('[AUTH-7] an account that was opened for somebody asks for a password of their own first', async ({
  page,
}) => {
  const username = await openAccount('maneki', { mustChangePassword: true });
  await logIn(page, username);
  await expect(page).toHaveURL(/\/m\/changePsw$/);
  await expect(page.getByText(password.firstTime)).toBeVisible();
  const leadsTo = async (path: string) => new URL((await page.request.get(path)).url()).pathname;
  for (const path of ['/m/home', '/m/member/home', '/m/securityCenter'])
    expect(await leadsTo(path)).toBe('/m/changePsw');
  // Who would rather not now can leave.
  await page.getByRole('button', { name: settings.logout }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: logout.confirm }).click();
  await expect(page).toHaveURL(/\/m\/home$/);

  await enter(page, username);
  await openPage(page, '/m/changePsw');
  await labelled(page, password.old).fill(PASSWORD);
  await fillNew(page, NEW);
  await save(page);
  await expectToast(page, password.saved);
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(headerName(page, username)).toBeVisible();
  expect(await leadsTo('/m/member/home')).toBe('/m/member/home');
});

/** Who has no account here is answered alike, and gets nothing. */
async function expectStrangersGetNothing(page: Page): Promise<void> {
  const stranger = drawMobile();
  await openPage(page, '/m/forget');
  await page.getByRole('textbox', { name: login.mobile }).fill(stranger.typed);
  await page.getByRole('button', { name: login.getCode }).click();
  await expectToast(page, login.sent);
  const to = { merchantCode: 'passwords', recipient: stranger.stored } as const;
  expect(await act('listMessages', to)).toEqual([]);
}

test('[PWD-3] a forgotten password is replaced by a code to the phone', async ({
  arrive,
  complaints,
}) => {
  complaints.expect(/422/);
  const mobile = drawMobile();
  const username = await openAccount('passwords', { mobile: mobile.stored });
  const page = await arrive({ site: 'passwords' });
  await expectStrangersGetNothing(page);

  await openPage(page, '/m/login');
  await page.getByRole('link', { name: login.forgot }).click();
  await expect(page).toHaveURL(/\/m\/forget$/);
  const number = page.getByRole('textbox', { name: login.mobile });
  const code = page.getByRole('textbox', { name: login.code });
  const getCode = page.getByRole('button', { name: login.getCode });
  await getCode.click();
  await expect(number).toBeFocused();
  await number.fill(mobile.typed);
  await getCode.click();
  await expectToast(page, login.sent);
  await expect(page.getByText(forgot.discreet)).toBeVisible();
  const sent = await readCode('passwords', mobile.stored);
  await code.fill(sent === '000000' ? '000001' : '000000');
  await fillNew(page, NEW);
  const finish = page.getByRole('button', { name: forgot.submit });
  const request = page.waitForRequest('**/api/identity/password-by-phone');
  await finish.click();
  expect(Object.keys((await request).postDataJSON())).toEqual(['data']);
  await expect(page.getByText(refusals.code_wrong)).toBeVisible();
  await code.fill(sent);
  await finish.click();
  await expectToast(page, forgot.done);
  await expect(page).toHaveURL(/\/m\/login$/);
  await fillLogin(page, username, NEW);
  await expect(headerName(page, username)).toBeVisible();
});

test('[PWD-3] an address that was bound in the security centre finds a forgotten password', async ({
  arrive,
  complaints,
}) => {
  // The page that is still logged in may notice in time that it is not any more.
  complaints.allow(/401/);
  const username = await openAccount('passwords');
  const email = `${drawName()}@example.com`;
  const page = await arrive({ site: 'passwords' });
  await enter(page, username);
  await openPage(page, '/m/securityCenter');
  await page.getByRole('button', { name: new RegExp(`^${security.email}`) }).click();
  const sheet = page.getByRole('dialog', { name: security.email });
  await sheet.getByRole('textbox', { name: security.email, exact: true }).fill(email);
  await sheet.getByRole('button', { name: login.getCode }).click();
  const code = sheet.getByRole('textbox', { name: forgot.emailCode });
  await code.fill(await readCode('passwords', email));
  await sheet.getByLabel(security.loginPassword, { exact: true }).fill(PASSWORD);
  await sheet.getByRole('button', { name: security.bind, exact: true }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText(/^Bound to p•+@example\.com$/)).toBeVisible();

  const guest = await arrive({ site: 'passwords' });
  await openPage(guest, '/m/forget');
  await guest.getByText(forgot.byEmail, { exact: true }).click();
  await guest.getByRole('textbox', { name: forgot.email, exact: true }).fill(email);
  // Another code to the same mailbox would have to wait a minute.
  await act('forgetCodes', { merchantCode: 'passwords', recipient: email });
  await guest.getByRole('button', { name: login.getCode }).click();
  await expectToast(guest, login.sent);
  const sent = await readCode('passwords', email, 2);
  await guest.getByRole('textbox', { name: forgot.emailCode }).fill(sent);
  await fillNew(guest, NEW);
  await guest.getByRole('button', { name: forgot.submit }).click();
  await expectToast(guest, forgot.done);
  await expect(guest).toHaveURL(/\/m\/login$/);
  await fillLogin(guest, username, NEW);
  await expect(headerName(guest, username)).toBeVisible();
});
