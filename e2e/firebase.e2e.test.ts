import { CAPTCHA_ANSWER } from '@maneki/server/testing/test-outside';
import type { Page } from '@playwright/test';
import { act } from './support/act.ts';
import { expect, test } from './support/journey.ts';
import { openPage } from './support/open-page.ts';
import { drawMobile, expectToast, headerName, openAccount } from './support/people.ts';
import { PROVEN_CODE, PROVER } from './support/prover-facts.ts';
import { words } from './support/words.ts';

const { form, identity, register } = words('EN');
const { login, fields } = identity;

const codeOf = (page: Page) => page.getByRole('textbox', { name: login.code });
const submitOf = (page: Page) => page.getByRole('button', { name: login.submit, exact: true });

/** Google's riddle, which finds nobody suspicious. */
const RIDDLE = `window.grecaptcha = {
  ready: (then) => then(),
  render: (place, options) => (window.riddle = options, 1),
  execute: () => window.riddle.callback(${JSON.stringify(PROVER.solution)}),
};`;

const answerRiddles = (page: Page) =>
  page.route('https://www.google.com/recaptcha/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: RIDDLE }),
  );

test('[AUTH-11] a number that Firebase has proven logs in, and a code that it does not take says nothing', async ({
  arrive,
  complaints,
}) => {
  complaints.expect(/400/);
  const mobile = drawMobile();
  const username = await openAccount('firebase', { mobile: mobile.stored });
  const page = await arrive({ site: 'firebase' });
  await answerRiddles(page);
  await openPage(page, '/m/login');
  await page.getByRole('button', { name: login.byMobile }).click();
  await page.getByRole('textbox', { name: login.mobile }).fill(mobile.typed);
  await page.getByRole('button', { name: login.getCode }).click();
  await expectToast(page, login.sent);

  const refused = page.waitForResponse('**/v1/accounts:signInWithPhoneNumber**');
  await codeOf(page).fill('000000');
  await submitOf(page).click();
  expect((await refused).status()).toBe(400);
  await expect(submitOf(page)).not.toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('alert')).toHaveCount(0);

  await codeOf(page).fill(PROVEN_CODE);
  await submitOf(page).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(headerName(page, username)).toBeVisible();
});

test('[AUTH-11] a number that Firebase has proven registers, also when the form is sent again', async ({
  arrive,
  complaints,
}) => {
  complaints.expect(/422/);
  const page = await arrive({ site: 'firebase' });
  await answerRiddles(page);
  await openPage(page, '/m/register');
  const { typed, stored } = drawMobile();
  await page.getByRole('textbox', { name: fields.mobileNum }).fill(typed);
  await page.getByRole('button', { name: login.getCode }).click();
  await expectToast(page, login.sent);
  await page.getByRole('textbox', { name: fields.verificationCode }).fill(PROVEN_CODE);
  const send = async (answer: string) => {
    await page.getByRole('textbox', { name: form.captcha }).fill(answer);
    const answered = page.waitForResponse('**/api/identity/register/mobile');
    await page.getByRole('button', { name: register.submit, exact: true }).click();
    return answered;
  };
  expect((await send('wrong')).status()).toBe(422);
  await expect(page.getByText(identity.refusals.captcha_wrong)).toBeVisible();
  const reply = await send(CAPTCHA_ANSWER);
  expect(reply.status(), await reply.text()).toBe(200);
  const { userName: username } = (await reply.json()).value;
  expect(await act('readMember', { merchantCode: 'firebase', username })).toMatchObject({
    mobile: stored,
    mobile_verified_at: expect.any(String),
  });
});
