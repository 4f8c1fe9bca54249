import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { lookAtPage } from './support/look-at-views.ts';
import { openPage } from './support/open-page.ts';
import { DESK, enterConsole } from './support/operators.ts';
import { enter, openAccount } from './support/people.ts';
import { words } from './support/words.ts';

const { verification } = words('EN');

/** The smallest picture that there is. */
const PHOTO = {
  name: 'passport.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const slots = (page: Page) => page.locator('input[type=file]');

test('[CASH-5] [CONSOLE-3] a member sends papers in, an operator approves them, and the page moves', async ({
  page: phone,
  arrive,
  complaints,
}) => {
  complaints.expect(/40[19]|422/);
  const username = await openAccount();
  await enter(phone, username);
  await openPage(phone, '/m/securityCenter');
  const row = phone.getByRole('link', { name: new RegExp(`^${verification.entry}`) });
  await expect(row).toContainText(verification.states.NONE);
  await row.click();
  await phone.getByLabel(verification.name).fill('Hanako Yamada');
  await phone.getByLabel(verification.birthday).fill('1990-04-01');
  await phone.getByRole('button', { name: verification.next }).click();
  await phone.getByText(verification.kinds.PASSPORT.name).click();
  await phone.getByRole('button', { name: verification.next }).click();

  await slots(phone)
    .first()
    .setInputFiles({ ...PHOTO, buffer: Buffer.from('no picture') });
  await expect(phone.getByRole('alert')).toBeVisible();
  await slots(phone).first().setInputFiles(PHOTO);
  await expect(phone.getByText(verification.sides.again)).toHaveCount(1);
  await phone.getByRole('button', { name: verification.send }).click();
  await expect(phone.getByText(verification.photosMissing)).toBeVisible();
  await slots(phone).last().setInputFiles(PHOTO);
  await expect(phone.getByText(verification.sides.again)).toHaveCount(2);
  await phone.getByRole('button', { name: verification.send }).click();
  const told = phone.getByRole('status').filter({ has: phone.getByRole('heading') });
  await expect(told).toContainText(verification.told.SUBMITTED.title);

  const desk = await arrive(DESK);
  const look = lookAtPage(desk);
  await enterConsole(desk, '/console/verifications');
  await desk.getByRole('link', { name: username }).click();
  await expect(desk.getByText('Claim it to see the 2 photos.')).toBeVisible();
  await desk.keyboard.press('c');
  await expect(desk.getByRole('img', { name: 'Front' })).toBeVisible();
  await expect(desk.getByText('Hanako Yamada')).toBeVisible();
  await look('a review');
  await expect(told).toContainText(verification.told.IN_REVIEW.title);
  await desk.keyboard.press('a');
  await desk.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(desk.getByText('Approved. The member has been told.')).toBeVisible();
  await expect(told).toContainText(verification.told.APPROVED.title);
  await desk.getByRole('link', { name: 'To the queue' }).click();
  await expect(desk.getByRole('button', { name: 'Search' })).toBeVisible();
  await look('the queue');
});
