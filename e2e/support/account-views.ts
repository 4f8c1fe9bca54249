import { expect, type Page } from '@playwright/test';
import type { Walk } from './look-at-views.ts';
import { openPage } from './open-page.ts';
import { enter, failThreeTimes, openAccount } from './people.ts';
import { words } from './words.ts';

const send = (page: Page) => page.locator('main form button[type=submit]').click();

/** Every page and state that a guest has of the accounts, one after the other. */
export const visitGuestViews: Walk = async (page, language, look) => {
  const { identity, register, shell } = words(language);
  await openPage(page, '/m/login');
  await expect(page.getByRole('link', { name: identity.login.trial })).toBeVisible();
  await look('login');
  await send(page);
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(2);
  await look('login-errors');
  await page.getByRole('button', { name: identity.login.byMobile }).click();
  await look('login-mobile');
  await openPage(page, '/m/login');
  await failThreeTimes(page, await openAccount());
  await look('login-captcha');

  await openPage(page, '/m/register');
  await look('register');
  await send(page);
  await expect(page.locator('[aria-invalid=true]').first()).toBeFocused();
  await look('register-errors');
  await page.getByText(register.byMobile, { exact: true }).first().click();
  await look('register-mobile');
  for (const path of ['forget', 'trail', 'set']) {
    await openPage(page, `/m/${path}`);
    await look(path);
  }

  await openPage(page, '/m/home');
  await page.getByRole('banner').getByRole('button', { name: shell.account.menu }).click();
  await expectSheet(page, shell.menu.title);
  await look('menu');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: shell.nav.member, exact: true }).click();
  await expectSheet(page, identity.member.guestTitle);
  await look('member-prompt');
};

/** The same for a member. */
export const visitMemberViews: Walk = async (page, language, look) => {
  const { identity, security, shell, verification } = words(language);
  await enter(page, await openAccount('maneki', { nickname: 'Hanako' }));
  await openPage(page, '/m/changePsw');
  await look('changePsw');
  await page.goto('/m/securityCenter');
  await expect(page.getByText(security.sessionCurrent)).toBeVisible();
  await look('securityCenter');
  await page.getByRole('button', { name: new RegExp(`^${security.mobile}`) }).click();
  await expectSheet(page, security.mobile);
  await look('security-mobile');
  await page.goto('/m/securityCenter/verification');
  await page.getByLabel(verification.name).fill('Hanako Yamada');
  await page.getByLabel(verification.birthday).fill('1990-04-01');
  await look('verification');
  await send(page);
  await expect(page).toHaveURL(/step=document/);
  await look('verification-document');
  await send(page);
  await expect(page.locator('input[type=file]').first()).toBeAttached();
  await look('verification-photos');
  await page.goto('/m/member/home');
  await expect(page.getByRole('heading', { name: 'Hanako' })).toBeVisible();
  await look('member-home');
  await page.goto('/m/member/benefits');
  await expect(page.getByRole('heading', { name: 'VIP 0' })).toBeVisible();
  await look('vip');
  await page.goto('/m/member/home');
  await page.getByRole('button', { name: identity.headIcon.change }).click();
  await expectSheet(page, identity.headIcon.title);
  await look('head-icon');
  await openPage(page, '/m/home');
  await look('home-member');
  await page.getByRole('banner').getByRole('button', { name: shell.account.menu }).click();
  await expectSheet(page, shell.menu.title);
  await look('menu-member');
};

/** The member centre of a merchant that keeps to the base version. */
export const visitBaseCentre: Walk = async (page, _language, look) => {
  await enter(page, await openAccount('sampaguita', { nickname: 'Ligaya' }));
  await page.goto('/m/member/home');
  await expect(page.getByRole('heading', { name: 'Ligaya' })).toBeVisible();
  await look('member-home-base');
};

/** A sheet that has come to rest. */
async function expectSheet(page: Page, name: string): Promise<void> {
  const sheet = page.getByRole('dialog', { name });
  await expect(sheet).toBeVisible();
  await expect(sheet).not.toHaveAttribute('data-starting-style');
}
