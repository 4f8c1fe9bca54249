import { safetyEndpoints } from '@maneki/contract/safety/endpoints';
import { expect } from './support/journey.ts';
import { openPage } from './support/open-page.ts';
import { enter, openAccount } from './support/people.ts';
import { test } from './support/slot-journey.ts';
import { MANEKI_TRIPLE, openSlot, spinOnce } from './support/slots.ts';
import { fill, words } from './support/words.ts';

const { safety, shell } = words('EN');
const { check, interval } = safety;

test('[SAFE-3] the reminder comes at the chosen time, over a game and after other pages and a reload, and a break ends the session', async ({
  page,
}) => {
  await page.clock.install();
  await enter(page, await openAccount());
  await openPage(page, '/m/set');
  const quarter = fill(interval.every, { minutes: 15 });
  const choice = page.getByRole('group', { name: interval.title }).getByText(quarter);
  await choice.click();
  await expect(page.getByRole('radio', { name: quarter })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('radio', { name: quarter })).toBeChecked();

  const table = await openSlot(page, MANEKI_TRIPLE);
  const { round } = await spinOnce(page, table);
  const reminder = page.getByRole('dialog', { name: check.title });
  await expect(reminder).toHaveCount(0);
  await page.clock.fastForward('15:00');
  await expect(reminder).toContainText('15 minutes');
  await expect(reminder).toContainText(`${round.stake}.00`);
  await reminder.getByRole('button', { name: check.goOn }).click();
  await expect(reminder).toHaveCount(0);

  const continued = page.waitForResponse(`**/api${safetyEndpoints.continueSitting.path}`);
  await page.goto('/m/rng');
  await continued;
  await page.clock.fastForward('15:00');
  await expect(reminder).toBeVisible();
  await reminder.getByRole('button', { name: check.break }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(
    page.getByRole('banner').getByRole('link', { name: shell.account.login }),
  ).toBeVisible();
});
