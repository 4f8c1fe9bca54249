import { CAPTCHA_ANSWER } from '@maneki/server/testing/test-outside';
import type { Page } from '@playwright/test';
import { act } from './support/act.ts';
import { expect, test } from './support/journey.ts';
import { openPage } from './support/open-page.ts';
import {
  drawMobile,
  drawName,
  expectToast,
  headerName,
  openAccount,
  readCode,
} from './support/people.ts';
import { HOSTS, type SiteName } from './support/sites.ts';
import { fill, words } from './support/words.ts';

const { identity, form, register } = words('EN');
const { fields, refusals, login } = identity;

/** Fields that need not be filled in say so beside their name. */
const box = (page: Page, name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${name}( \\(optional\\))?$`) });
const secret = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: register.submit, exact: true });
const captcha = (page: Page) => page.getByRole('textbox', { name: form.captcha });
const openMore = (page: Page) => page.getByText(register.more).click();

const PASSWORD = 'lantern7market';

async function fillPasswords(page: Page, password = PASSWORD): Promise<void> {
  await secret(page, fields.password).fill(password);
  await secret(page, register.confirmPassword).fill(password);
}

async function provideCode(page: Page, site: SiteName): Promise<string> {
  const mobile = drawMobile();
  await box(page, fields.mobileNum).fill(mobile.typed);
  await page.getByRole('button', { name: login.getCode }).click();
  await expectToast(page, login.sent);
  await box(page, fields.verificationCode).fill(await readCode(site, mobile.stored));
  return mobile.stored;
}

/** Sends the form and is welcomed; answers the name of the new member. */
async function send(page: Page): Promise<string> {
  await captcha(page).fill(CAPTCHA_ANSWER);
  const answered = page.waitForResponse('**/api/identity/register/*');
  await submit(page).click();
  const reply = await answered;
  expect(reply.status(), await reply.text()).toBe(200);
  // Told while the welcome opens, and gone a moment later.
  await expectToast(page, register.success);
  const welcome = page.getByRole('dialog', { name: 'Welcome to Maneki' });
  await expect(welcome.getByText('Registration bonus: ¥150,000.00')).toBeVisible();
  return (await reply.json()).value.userName;
}

/** The same, and goes on to home, where the new member is logged in. */
async function finish(page: Page, shownAs?: string): Promise<string> {
  const username = await send(page);
  await page.getByRole('dialog').getByRole('button', { name: register.start }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(headerName(page, shownAs ?? username)).toBeVisible();
  return username;
}

/** What is wrong is told at its field, which gets the focus; what somebody else has, while it is typed. */
async function expectProblemsTold(page: Page): Promise<void> {
  const email = `${drawName()}@example.com`;
  const namesake = await openAccount('names', { email });
  await submit(page).click();
  await expect(box(page, fields.username)).toBeFocused();
  for (const text of [
    fill(form.missing, { field: fields.username }),
    register.confirmRequired,
    form.captchaWrite,
  ])
    await expect(page.getByText(text, { exact: true })).toBeVisible();

  await box(page, fields.username).fill(namesake);
  await expect(page.getByText(refusals.username_taken)).toBeVisible();
  await box(page, fields.username).fill(drawName());
  await expect(page.getByText(register.free)).toBeVisible();
  await openMore(page);
  await box(page, fields.email).fill(email);
  await expect(page.getByText(refusals.email_taken)).toBeVisible();
  await box(page, fields.email).fill('');

  await fillPasswords(page);
  await secret(page, register.confirmPassword).fill('lantern8market');
  await submit(page).click();
  await expect(page.getByText(register.confirmWrong, { exact: true })).toBeVisible();
  await expect(secret(page, register.confirmPassword)).toBeFocused();
  await secret(page, fields.password).fill('lantern8market');
  await expect(page.getByText(register.confirmWrong, { exact: true })).toHaveCount(0);

  await secret(page, fields.birthday).fill('2015-01-01');
  await submit(page).click();
  await expect(page.getByText('You must be at least 21 years old.')).toBeVisible();
  await expect(secret(page, fields.birthday)).toBeFocused();
  await secret(page, fields.birthday).fill('1990-02-28');
}

/** A picture is changed by a tap and by a wrong answer, and no answer is taken while it is on its way. */
async function expectPictureChanged(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: form.captchaLabel });
  const address = () => button.getByRole('presentation').getAttribute('src');
  const first = await address();
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const pictures = '**/api/identity/captcha*';
  await expect(captcha(page)).toBeEditable();
  await page.route(pictures, async (route) => {
    await isReleased;
    await route.continue();
  });
  await button.click();
  await expect(captcha(page)).not.toBeEditable();
  release();
  await expect(captcha(page)).toBeEditable();
  await page.unroute(pictures);
  await expect.poll(address).not.toBe(first);
  const second = await address();
  await captcha(page).fill('wrong');
  await submit(page).click();
  await expect(page.getByText(refusals.captcha_wrong)).toBeVisible();
  await expect(captcha(page)).toBeFocused();
  await expect.poll(address).not.toBe(second);
}

test('[REG-4] [REG-5] [REG-6] [REG-8] [REG-9] [REG-10] [REG-11] the form says what is wrong, where, and in time; a new member is written down as it said, logged in, and told of the bonus', async ({
  arrive,
  complaints,
}) => {
  complaints.expect(/409/);
  complaints.expect(/422/);
  const page = await arrive({ site: 'names' });
  await openPage(page, '/m/register');
  // There is one way to register, and it asks for nothing that was switched off.
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(box(page, fields.verificationCode)).toHaveCount(0);
  const agreement = page.getByRole('checkbox', { name: /^I am at least 21 years old/ });
  await expect(agreement).toBeChecked();
  await agreement.uncheck();
  await expect(submit(page)).toBeDisabled();
  await agreement.check();
  await expectProblemsTold(page);
  const username = drawName();
  await box(page, fields.username).fill(` ${username.toUpperCase()}`);
  await expectPictureChanged(page);
  await expect(box(page, fields.username)).toHaveValue(` ${username.toUpperCase()}`);
  await expect(secret(page, fields.password)).toHaveValue('lantern8market');

  await box(page, fields.nickname).fill('Hana');
  const sent = page.waitForRequest('**/api/identity/register/*');
  expect(await finish(page, 'Hana')).toBe(username);
  const request = await sent;
  expect(request.method()).toBe('PUT');
  expect(request.headers()).toMatchObject({ module: 'REGISTER_REE3' });
  expect(request.headers().encryption).toBeTruthy();
  expect(Object.keys(request.postDataJSON())).toEqual(['data']);
  expect(await act('readMember', { merchantCode: 'names', username })).toMatchObject({
    type: 0,
    nickname: 'Hana',
    birthday: expect.stringContaining('1990-02-2'),
    email: null,
    mobile: null,
    payee_name: null,
    contacts: {},
    currency: 'JPY',
    register_host: HOSTS.names,
    register_method: 'H5',
    joined_via: 'DEFAULT',
    parent_username: 'agent01',
    password_hash: expect.stringMatching(/^\$argon2id\$/),
  });
});

test('[REG-1] [REG-3] both ways: a switch that keeps the number, and a password for a phone', async ({
  arrive,
}) => {
  const page = await arrive({ site: 'both' });
  await openPage(page, '/m/register');
  const way = (name: string) => page.getByRole('radio', { name });
  await expect(way(register.byUsername)).toBeChecked();
  await expect(box(page, fields.username)).toBeVisible();
  await expect(box(page, fields.verificationCode)).toHaveCount(0);
  const mobile = drawMobile();
  const number = box(page, fields.mobileNum);
  if (!(await number.isVisible())) await openMore(page);
  await number.fill(mobile.typed);
  await page.getByText(register.byMobile, { exact: true }).first().click();
  await expect(way(register.byMobile)).toBeChecked();
  await expect(number).toHaveValue(mobile.typed);
  await expect(box(page, fields.username)).toHaveCount(0);

  await fillPasswords(page);
  const proven = await provideCode(page, 'both');
  const username = await finish(page);
  expect(await act('readMember', { merchantCode: 'both', username })).toMatchObject({
    mobile: proven,
    mobile_verified_at: expect.any(String),
    password_hash: expect.any(String),
  });

  // A merchant cannot leave its members without a way back in.
  const flags = { MOBILEVERCODELOGIN3: false, MOBILENUMPASSREG3: false };
  const change = act('changeSettings', { merchantCode: 'both', change: { flags } });
  await expect(change).rejects.toThrow('MOBILENUMPASSREG3');
});

test('[REG-1] [REG-3] by number alone: with a password, and without one', async ({ arrive }) => {
  const withPassword = await arrive({ site: 'phones' });
  await openPage(withPassword, '/m/register');
  await expect(withPassword.getByRole('radio')).toHaveCount(0);
  await expect(box(withPassword, fields.username)).toHaveCount(0);
  await expect(box(withPassword, fields.mobileNum)).toBeVisible();
  await expect(box(withPassword, fields.verificationCode)).toBeVisible();
  await expect(secret(withPassword, register.confirmPassword)).toBeVisible();

  const page = await arrive({ site: 'codes' });
  await openPage(page, '/m/register');
  await expect(secret(page, fields.password)).toHaveCount(0);
  await expect(secret(page, register.confirmPassword)).toHaveCount(0);
  await submit(page).click();
  await expect(box(page, fields.mobileNum)).toBeFocused();
  const mobile = await provideCode(page, 'codes');
  const username = await send(page);
  expect(await act('readMember', { merchantCode: 'codes', username })).toMatchObject({
    mobile,
    mobile_verified_at: expect.any(String),
    password_hash: null,
  });
});

test('[REG-3] a name with a number that proves itself', async ({ arrive, complaints }) => {
  complaints.expect(/422/);
  const page = await arrive({ site: 'proven' });
  await openPage(page, '/m/register');
  const username = drawName();
  await box(page, fields.username).fill(username);
  await fillPasswords(page);
  const mobile = await provideCode(page, 'proven');
  const code = await box(page, fields.verificationCode).inputValue();
  await box(page, fields.verificationCode).fill(code === '000000' ? '000001' : '000000');
  await captcha(page).fill(CAPTCHA_ANSWER);
  await submit(page).click();
  await expect(box(page, fields.verificationCode)).toBeFocused();
  await expect(page.getByText(refusals.code_wrong)).toBeVisible();
  await box(page, fields.verificationCode).fill(code);
  expect(await send(page)).toBe(username);
  const stored = { mobile, mobile_verified_at: expect.any(String) };
  expect(await act('readMember', { merchantCode: 'proven', username })).toMatchObject(stored);
});

test('[REG-7] an invitation counts from the address on, is asked for where it is wrong, and need not be', async ({
  arrive,
  complaints,
}) => {
  complaints.expect(/422/);
  const invited = await arrive({ site: 'names' });
  await invited.goto('/m/help?affiliateCode=AGENT001');
  await openPage(invited, '/m/register');
  await expect(invited.getByText(register.invitedBy)).toBeVisible();
  await expect(box(invited, fields.affiliateCode)).toHaveCount(0);
  const cookies = await invited.context().cookies();
  expect(cookies.find(({ name }) => name === 'affiliate')?.value).toBe('AGENT001');
  const name = drawName();
  await box(invited, fields.username).fill(name);
  await fillPasswords(invited);
  await send(invited);
  const byLink = { joined_via: 'LINK', parent_username: 'agent01' };
  expect(await act('readMember', { merchantCode: 'names', username: name })).toMatchObject(byLink);

  const page = await arrive({ site: 'names' });
  await openPage(page, '/m/register?affiliateCode=ZZZZZZZZ');
  const code = box(page, fields.affiliateCode);
  await expect(page.getByText(register.invitationInvalid, { exact: true })).toBeVisible();
  await expect(code).toBeVisible();
  const username = drawName();
  await box(page, fields.username).fill(username);
  await fillPasswords(page);
  await code.fill('YYYYYYYY');
  await captcha(page).fill(CAPTCHA_ANSWER);
  await submit(page).click();
  await expect(page.getByText(register.invitationError, { exact: true })).toBeVisible();
  await expect(code).toBeFocused();
  await code.fill('agent001');
  expect(await send(page)).toBe(username);
  const byCode = { joined_via: 'CODE', parent_username: 'agent01' };
  expect(await act('readMember', { merchantCode: 'names', username })).toMatchObject(byCode);
});
