import { CAPTCHA_ANSWER } from '@maneki/server/testing/test-outside';
import type { Page } from '@playwright/test';
import { act } from './support/act.ts';
import { expect, test } from './support/journey.ts';
import { openPage } from './support/open-page.ts';
import { drawName, enter, headerName, openAccount } from './support/people.ts';
import { readServed } from './support/served.ts';
import { words } from './support/words.ts';

const { form, identity } = words('EN');
const { login, fields } = identity;
const { register, security } = words('EN');
const GOOGLE = 'Continue with Google';

/** What the other service asks: who are you, and may they know? */
async function agreeAs(page: Page, name: string): Promise<void> {
  await expect(page).toHaveTitle('Other service');
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Agree' }).click();
}

test('[AUTH-8] [REG-12] an account elsewhere opens one here, after what is missing was asked, and lets in again', async ({
  arrive,
}) => {
  const name = drawName();
  const page = await arrive({ site: 'social' });
  await openPage(page, '/m/login');
  const google = page.getByRole('button', { name: GOOGLE });
  await expect(google).toBeVisible();
  // Switched on here, but the operator has no client there: it is not offered.
  await expect(page.getByRole('button', { name: 'Continue with LINE' })).toHaveCount(0);
  const visited = page.waitForRequest((request) => request.url().includes('code_challenge='));
  await google.click();
  const asked = new URL((await visited).url()).searchParams;
  expect(asked.get('code_challenge_method')).toBe('S256');
  expect(asked.get('state')).toBeTruthy();
  expect(asked.get('nonce')).toBeTruthy();
  await agreeAs(page, name);

  await expect(page).toHaveURL(/\/m\/register\?social=google$/);
  await expect(page.getByText(register.socialTitle)).toBeVisible();
  const submit = page.getByRole('button', { name: register.submit, exact: true });
  const username = page.getByRole('textbox', { name: fields.username, exact: true });
  await page.getByText(register.more).click();
  await expect(page.getByRole('textbox', { name: fields.nickname })).toHaveValue(name);
  await expect(page.getByRole('textbox', { name: fields.email })).toHaveValue(
    `${name}@example.com`,
  );
  await submit.click();
  await expect(username).toBeFocused();
  await username.fill(name);
  await page.getByLabel(fields.password, { exact: true }).fill('lantern7market');
  await page.getByLabel(register.confirmPassword, { exact: true }).fill('lantern7market');
  await page.getByRole('textbox', { name: form.captcha }).fill(CAPTCHA_ANSWER);
  await submit.click();
  await page.getByRole('dialog').getByRole('button', { name: register.start }).click();
  await expect(headerName(page, name)).toBeVisible();
  expect(await act('readMember', { merchantCode: 'social', username: name })).toMatchObject({
    nickname: name,
    email: `${name}@example.com`,
  });

  // Another browser: the account elsewhere is enough.
  const other = await arrive({ site: 'social' });
  await openPage(other, '/m/login?back=%2Fm%2FsecurityCenter');
  await other.getByRole('button', { name: GOOGLE }).click();
  await agreeAs(other, name);
  await expect(other).toHaveURL(/\/m\/securityCenter$/);
  await expect(other.getByText(security.via.SOCIAL)).toBeVisible();
  const stored = await other.evaluate<string>(`localStorage.getItem('session')`);
  expect(JSON.parse(stored)).toMatchObject({ userName: name });
});

test('[AUTH-8] another service is offered where its flag is on, beside a name and a password', async ({
  page,
  request,
}) => {
  await openPage(page, '/m/login');
  const google = page.getByRole('button', { name: GOOGLE });
  await expect(google).toBeVisible();
  await page.getByRole('button', { name: login.byMobile }).click();
  await expect(google).toHaveCount(0);
  await page.getByRole('button', { name: login.byUsername }).click();
  await expect(google).toBeVisible();

  const [others, without] = [
    await readServed(request, '/m/login'),
    await readServed(request, '/m/login', { site: 'names' }),
  ];
  expect(others.html).toContain(GOOGLE);
  expect(without.text).toContain(login.trial);
  expect(without.html).not.toContain(GOOGLE);
});

test('an account elsewhere is linked and unlinked in the security centre, and is only ever one member’s', async ({
  arrive,
}) => {
  const [owner, name] = [await openAccount('social'), drawName()];
  const page = await arrive({ site: 'social' });
  const section = (of: Page) => of.getByRole('region', { name: security.social });
  await enter(page, owner);
  await openPage(page, '/m/securityCenter');
  await section(page).getByRole('button', { name: security.socialLink, exact: true }).click();
  await agreeAs(page, name);
  await expect(page).toHaveURL(/\/m\/securityCenter$/);
  await expect(section(page).getByText(`Linked as ${name}`)).toBeVisible();

  const second = await arrive({ site: 'social' });
  await enter(second, await openAccount('social'));
  await openPage(second, '/m/securityCenter');
  await section(second).getByRole('button', { name: security.socialLink, exact: true }).click();
  await agreeAs(second, name);
  await expect(second.getByText(security.socialTaken)).toBeVisible();
  await expect(section(second).getByText(security.socialNone)).toBeVisible();

  await section(page).getByRole('button', { name: security.socialUnlink }).click();
  const question = page.getByRole('alertdialog', { name: 'Unlink Google?' });
  await question.getByRole('button', { name: security.socialUnlink }).click();
  await expect(section(page).getByText(security.socialNone)).toBeVisible();

  // Who does not agree there comes back to the login, which says so.
  const guest = await arrive({ site: 'social' });
  await openPage(guest, '/m/login?social=failed');
  await expect(guest.getByText(login.socialFailed)).toBeVisible();
});
