import { act } from './support/act.ts';
import { expect, test } from './support/journey.ts';
import { openPage } from './support/open-page.ts';
import { enter, openAccount } from './support/people.ts';
import { words } from './support/words.ts';

const { packets } = words('EN');

test('[PROMO-3] the rain begins on the open page, and a tap opens a packet', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enter(page, await openAccount());
  await openPage(page, '/m/redRain');
  await expect(page.getByRole('heading', { name: packets.ownTitle })).toBeVisible();
  await act('beginRain', { merchantCode: 'maneki' });
  await expect(page.getByRole('heading', { name: packets.openTitle })).toBeVisible();
  await page
    .getByRole('button', { name: packets.envelope.replace('{number, number}', '3') })
    .click();
  await expect(
    page.getByRole('heading', { name: packets.takenTitle.replace('{amount}', '¥ 150.00') }),
  ).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('listitem').getByText('¥ 150.00', { exact: true }),
  ).toBeVisible();
});
