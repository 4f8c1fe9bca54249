import { randomInt } from 'node:crypto';
import { DEMO_PASSWORD } from '@maneki/server/features/identity/demo/seed-demo';
import { SESSION_COOKIE } from '@maneki/server/platform/calls/call';
import { expect, type Page } from '@playwright/test';
import { act } from './act.ts';
import type { PlantedMember } from './control-deeds.ts';
import { stopAtDoorstep } from './doorstep.ts';
import { openPage } from './open-page.ts';
import { type SiteName, siteOf } from './sites.ts';

export const PASSWORD = DEMO_PASSWORD;

/** A name that nobody has yet, of letters alone: many digits would look like somebody's number. */
export const drawName = (): string =>
  `p${Array.from({ length: 9 }, () => 'abcdefghijklmnop'[randomInt(16)]).join('')}`;

/** A Japanese mobile number that nobody has yet: as people type it, and as it is stored. */
export function drawMobile(): { readonly typed: string; readonly stored: string } {
  const digits = String(randomInt(10 ** 7, 10 ** 8));
  return { typed: `090${digits}`, stored: `+8190${digits}` };
}

/** Opens an account for one journey; answers its name. Its password is `PASSWORD`. */
export async function openAccount(
  site: SiteName = 'maneki',
  fields: Omit<PlantedMember, 'merchantCode' | 'username'> = {},
): Promise<string> {
  const username = drawName();
  await act('addMember', { merchantCode: site, username, ...fields });
  return username;
}

const CODE = /(?<!\d)\d{6}(?!\d)/;

/** The code of the latest message, once there are as many messages as are waited for. */
export async function readCode(
  merchantCode: SiteName,
  recipient: string,
  count = 1,
): Promise<string> {
  let body = '';
  await expect
    .poll(async () => {
      const messages = await act('listMessages', { merchantCode, recipient });
      body = messages[0]?.body ?? '';
      return messages.length;
    })
    .toBe(count);
  return CODE.exec(body)![0];
}

/**
 * Makes the browser of a page a member's, as a login would, and leaves the page on the site's doorstep:
 * calls can be made from there, and nothing is loaded that the journey does not look at.
 */
export async function enter(page: Page, username: string): Promise<void> {
  const { hostname, origin } = await stopAtDoorstep(page);
  const { token, reply } = await act('openSession', { merchantCode: siteOf(hostname), username });
  const session = { name: SESSION_COOKIE, value: token, url: origin, httpOnly: true } as const;
  await page.context().addCookies([session]);
  await page.evaluate(`localStorage.setItem('session', ${JSON.stringify(JSON.stringify(reply))})`);
}

/** Makes it a guest's again, as a logout would, and leaves the page in the same place. */
export async function depart(page: Page): Promise<void> {
  await stopAtDoorstep(page);
  await page.context().clearCookies({ name: SESSION_COOKIE });
  await page.evaluate(`localStorage.removeItem('session'); localStorage.setItem('autoLogin', '0')`);
}

/** Logs in on the login page, wherever it then leads. */
export async function logIn(
  page: Page,
  username: string,
  { password = PASSWORD, address = '/m/login' } = {},
): Promise<void> {
  await openPage(page, address);
  await fillLogin(page, username, password);
  await expect(page).not.toHaveURL(/\/m\/login/);
}

/** Fills in the login form and sends it, whatever language it speaks. */
export async function fillLogin(page: Page, username: string, password: string): Promise<void> {
  await page.locator('input[name=username]').fill(username);
  await page.locator('input[name=password]').fill(password);
  await page.locator('form:has(input[name=password]) button[type=submit]').click();
}

/** Types wrong passwords until the form asks for a picture with the next one. */
export async function failThreeTimes(page: Page, username: string): Promise<void> {
  const submit = page.locator('form:has(input[name=password]) button[type=submit]');
  for (let tries = 0; tries < 3; tries += 1) {
    await expect(page.locator('input[name=captcha]')).toHaveCount(0);
    const answered = page.waitForResponse('**/api/identity/login');
    await fillLogin(page, username, `wrong-password-${tries}`);
    expect((await answered).status()).toBe(401);
    await expect(submit).toBeEnabled();
    await expect(submit).not.toHaveAttribute('aria-busy');
  }
  await expect(page.locator('input[name=captcha]')).toBeVisible();
}

/** The place in the header of home that names whoever is logged in, with their balance under it. */
export const headerName = (page: Page, name: string) =>
  page
    .getByRole('banner')
    .getByRole('link')
    .filter({ has: page.getByText(name, { exact: true }) });

/** A toast is shown, and said to those who do not see it. */
export async function expectToast(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
}
