import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { openPage } from './support/open-page.ts';
import {
  depart,
  expectToast,
  failThreeTimes,
  headerName,
  logIn,
  openAccount,
} from './support/people.ts';
import { words } from './support/words.ts';

const { identity } = words('EN');
const { passkeyOffer, login, refusals } = identity;
const { security } = words('EN');

/** A phone whose screen lock says yes, while it is told to, as Chromium plays one. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    setAgreeing: (enabled: boolean) =>
      session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  };
}

/** The login on the way to a page that costs little to show. */
const TO_SETTINGS = '/m/login?back=%2Fm%2Fset';

const settings = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: identity.settings.logout });

const rows = (page: Page) =>
  page.getByRole('region', { name: security.passkeys }).getByRole('listitem');

test('a passkey is offered after a login, lets in without a picture, and can be removed', async ({
  page,
  complaints,
}) => {
  complaints.expect(/401/);
  complaints.expect(/422/);
  const username = await openAccount();
  const phone = await addAuthenticator(page);
  await logIn(page, username, { address: TO_SETTINGS });
  const offer = page.getByRole('dialog', { name: passkeyOffer.title });
  await offer.getByRole('button', { name: passkeyOffer.yes }).click();
  await expectToast(page, passkeyOffer.added);
  await expect(offer).toHaveCount(0);
  await depart(page);

  // The list of the name's field offers it, and this phone chooses at once.
  await page.goto('/m/login');
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(headerName(page, username)).toBeVisible();
  await depart(page);

  // After three wrong passwords a picture is asked for, but not of somebody with a passkey.
  await phone.setAgreeing(false);
  await openPage(page, TO_SETTINGS);
  await failThreeTimes(page, username);
  await expect(page.getByText(login.captchaPasskey)).toBeVisible();
  // Without a field for names there is no list: the button alone lets in.
  await page.getByRole('button', { name: login.byMobile }).click();
  await phone.setAgreeing(true);
  await page.getByRole('button', { name: login.passkey }).click();
  await expect(page).toHaveURL(/\/m\/set$/);
  await expect(settings(page)).toBeVisible();
  await expect(offer).toHaveCount(0);

  await page.goto('/m/securityCenter');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Last used on');
  await expect(page.getByText(security.via.PASSKEY).first()).toBeVisible();
  await rows(page).getByRole('button', { name: security.passkeyRemove }).click();
  const question = page.getByRole('alertdialog', { name: security.passkeyRemoveTitle });
  await question.getByRole('button', { name: security.passkeyRemove }).click();
  await expect(page.getByText(security.passkeyNone)).toBeVisible();

  // What was removed here is refused, although the phone still has it.
  await depart(page);
  await page.goto('/m/login');
  await expect(page.getByText(refusals.passkey_failed)).toBeVisible();
  await expect(page).toHaveURL(/\/m\/login$/);
});

test('a passkey can be added in the security centre, and who would rather not is left alone', async ({
  page,
}) => {
  const username = await openAccount();
  await addAuthenticator(page);
  await logIn(page, username, { address: TO_SETTINGS });
  const offer = page.getByRole('dialog', { name: passkeyOffer.title });
  await offer.getByRole('button', { name: passkeyOffer.no }).click();
  await expect(offer).toHaveCount(0);
  await depart(page);
  await logIn(page, username, { address: TO_SETTINGS });
  await expect(settings(page)).toBeVisible();
  await expect(offer).toHaveCount(0);

  await openPage(page, '/m/securityCenter');
  await page.getByRole('button', { name: security.passkeyAdd }).click();
  await expectToast(page, passkeyOffer.added);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Added on');
});
