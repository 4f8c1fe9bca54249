import type { Language } from '@maneki/contract/language';
import { expect, type Page } from '@playwright/test';
import { failThreeTimes, logIn, openAccount, openForm } from './people.ts';
import { words } from './words.ts';

/** Called at each view, by its name. */
type Look = (name: string) => Promise<void>;

const send = (page: Page) => page.locator('main form button[type=submit]').click();

/** Every page and state that a guest has of the accounts, one after the other. */
export async function visitGuestViews(page: Page, language: Language, look: Look): Promise<void> {
  const { identity, shell } = words(language);
  await openForm(page, '/m/login');
  await expect(page.getByRole('link', { name: identity.login.trial })).toBeVisible();
  await look('login');
  await send(page);
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(2);
  await look('login-errors');
  await page.getByRole('button', { name: identity.login.byMobile }).click();
  await look('login-mobile');
  await openForm(page, '/m/login');
  await failThreeTimes(page, await openAccount());
  await look('login-captcha');

  await openForm(page, '/m/register');
  await look('register');
  await send(page);
  await expect(page.locator('[aria-invalid=true]').first()).toBeFocused();
  await look('register-errors');
  await page.getByText(identity.register.byMobile, { exact: true }).first().click();
  await look('register-mobile');
  for (const path of ['forget', 'trail', 'set']) {
    await openForm(page, `/m/${path}`);
    await look(path);
  }

  await page.goto('/m/home');
  await page.waitForLoadState('networkidle');
  await page.getByRole('banner').getByRole('button', { name: shell.account.menu }).click();
  await expectSheet(page, identity.menu.title);
  await look('menu');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: shell.nav.member, exact: true }).click();
  await expectSheet(page, identity.member.guestTitle);
  await look('member-prompt');
}

/** The same for a member. */
export async function visitMemberViews(page: Page, language: Language, look: Look): Promise<void> {
  const { identity, shell } = words(language);
  await logIn(page, await openAccount('maneki', { nickname: 'Hanako' }));
  await openForm(page, '/m/changePsw');
  await look('changePsw');
  await page.goto('/m/securityCenter');
  await expect(page.getByText(identity.security.sessionCurrent)).toBeVisible();
  await look('securityCenter');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: new RegExp(`^${identity.security.mobile}`) }).click();
  await expectSheet(page, identity.security.mobile);
  await look('security-mobile');
  await page.goto('/m/member/home');
  await expect(page.getByRole('heading', { name: 'Hanako' })).toBeVisible();
  await look('member-home');
  await page.goto('/m/home');
  await page.waitForLoadState('networkidle');
  await look('home-member');
  await page.getByRole('banner').getByRole('button', { name: shell.account.menu }).click();
  await expectSheet(page, identity.menu.title);
  await look('menu-member');
}

/** A sheet that has come to rest. */
async function expectSheet(page: Page, name: string): Promise<void> {
  const sheet = page.getByRole('dialog', { name });
  await expect(sheet).toBeVisible();
  await expect(sheet).not.toHaveAttribute('data-starting-style');
}
