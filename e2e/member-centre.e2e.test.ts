import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { balanceOverview, OPENING, toldBalance } from './support/balances.ts';
import { expect, test } from './support/journey.ts';
import { openPage } from './support/open-page.ts';
import { enter, openAccount } from './support/people.ts';
import { words } from './support/words.ts';

const { identity, shell, wallet } = words('EN');
const { headIcon, member: said, refusals, settings } = identity;

/** Where both versions lead. */
const PLACES = [
  [wallet.entries.deposit, '/m/voucherCenter'],
  [wallet.entries.withdraw, '/m/withdraw'],
  [wallet.entries.transfer, '/m/transfer'],
  [wallet.entries.bets, '/m/gameRecord'],
  [wallet.entries.account, '/m/transaction/record'],
  [wallet.entries.profit, '/m/profitandloss'],
  [shell.titles.mall, '/m/mall/mallHome'],
  [shell.titles.inviteFriends, '/m/inviteFriends'],
  [shell.titles.webEmail, '/m/webEmail'],
  [said.security, '/m/securityCenter'],
  [said.safePlay, '/m/safePlay'],
  [said.settings, '/m/set'],
  [shell.menu.help, '/m/help'],
] as const;

async function expectPlaces(main: Locator): Promise<void> {
  for (const [name, address] of PLACES)
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
  await expect(main.getByRole('link', { name: shell.menu.download })).toBeVisible();
  await expect(main.getByRole('link', { name: /VIP 0/ })).toHaveAttribute(
    'href',
    '/m/member/benefits',
  );
}

test('[MEMBER-1] [SITE-9] [CASH-5] [SHELL-4] the card version: who, how much and where to; a face is chosen, a picture uploaded', async ({
  arrive,
}) => {
  const page = await arrive();
  await enter(page, await openAccount('maneki', { nickname: 'Hanako' }));
  await openPage(page, '/m/member/home');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1, name: shell.titles.member })).toBeVisible();
  await expect(toldBalance(balanceOverview(main))).toHaveText(OPENING);
  await expect(main.getByRole('heading', { name: said.records })).toBeVisible();
  await expectPlaces(main);
  await expect(
    page.getByRole('navigation', { name: shell.nav.label }).getByRole('link', {
      name: shell.nav.member,
    }),
  ).toHaveAttribute('aria-current', 'page');

  const change = main.getByRole('button', { name: headIcon.change });
  const sheet = page.getByRole('dialog', { name: headIcon.title });
  const shown = change.locator('img');
  await change.click();
  await sheet.getByRole('button', { name: headIcon.names.fox }).click();
  await expect(sheet).toHaveCount(0);
  await expect(shown).toHaveAttribute('src', /\/heads-fox\./);

  await change.click();
  const file = sheet.getByLabel(headIcon.upload).and(page.locator('input'));
  const buffer = await sharp({
    create: { width: 700, height: 500, channels: 3, background: '#a37' },
  })
    .png()
    .toBuffer();
  await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer });
  await expect(sheet.getByText(refusals.picture_unreadable)).toBeVisible();
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await expect(sheet).toHaveCount(0);
  await expect(shown).toHaveAttribute('src', /^\/m\/heads\/[0-9a-f]{32}\.webp$/);
  await page.reload();
  await expect(shown).toHaveJSProperty('naturalWidth', 256);
});

test('[MEMBER-1] [SITE-9] the base version is one list, and leads to the same places; whoever leaves is asked first', async ({
  arrive,
}) => {
  const page = await arrive({ site: 'sampaguita' });
  await enter(page, await openAccount('sampaguita', { nickname: 'Ligaya' }));
  await openPage(page, '/m/member/home');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Ligaya' })).toBeVisible();
  await expect(main.getByRole('heading', { name: said.records })).toHaveCount(0);
  await expectPlaces(main);
  await main.getByRole('button', { name: settings.logout }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: shell.logout.confirm }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('[TRIAL-2] whoever has only play credit hears why no money moves, stays, and may register', async ({
  arrive,
}) => {
  const page = await arrive();
  await enter(page, await openAccount('maneki', { type: 40 }));
  await openPage(page, '/m/member/home');
  const main = page.getByRole('main');
  const prompt = page.getByRole('dialog', { name: refusals.free_reject });
  await expect(main.getByRole('link', { name: wallet.entries.transfer })).toHaveCount(0);
  await main.getByRole('link', { name: wallet.entries.deposit }).click();
  await expect(prompt.getByText(said.demoText)).toBeVisible();
  await prompt.getByRole('button', { name: said.later }).click();
  await expect(page).toHaveURL(/\/m\/member\/home$/);
  // By its address it is the same.
  await page.goto('/m/transfer');
  await expect(page).toHaveURL(/\/m\/home$/);
  await prompt.getByRole('link', { name: said.register }).click();
  await expect(page).toHaveURL(/\/m\/register$/);
});
