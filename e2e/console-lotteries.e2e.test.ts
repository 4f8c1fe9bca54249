import { expect, test } from './support/journey.ts';
import { lookAtPage } from './support/look-at-views.ts';
import { DESK, enterConsole } from './support/operators.ts';

/* What the lotteries may cost, from the operator's side. The rules behind it are tested in the house. */

test('[CONSOLE-2] an operator finds a lottery, is told what is wrong with a limit, and lowers it', async ({
  arrive,
}) => {
  const desk = await arrive(DESK);
  const look = lookAtPage(desk);
  await enterConsole(desk, '/console/lotteries');
  // A draw that nobody offers yet: no journey bets on it.
  await desk.getByRole('link', { name: 'North Vietnam', exact: true }).click();
  await expect(desk.getByRole('heading', { name: 'North Vietnam', level: 2 })).toBeVisible();
  await look('a lottery');

  await desk.getByRole('button', { name: 'Change limits' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Change limits' });
  const stake = dialog.getByRole('textbox', { name: /^Most on a ticket/ });
  await expect(stake).toHaveValue('500');
  await stake.fill('0');
  await dialog.getByRole('textbox', { name: /^Most that a number may cost/ }).fill('1000001');
  await dialog.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(dialog.getByText('At least 1.')).toBeVisible();
  await expect(dialog.getByText('At most 1,000,000.')).toBeVisible();
  await expect(stake).toBeFocused();
  await look('limits that do not fit');

  await stake.fill('250');
  await dialog.getByRole('textbox', { name: /^Most that a number may cost/ }).fill('15000');
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('a quiet week');
  await dialog.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(desk.getByText('Saved. The limits hold from now on.')).toBeVisible();
  await expect(desk.getByText('250 RU')).toBeVisible();
  await expect(desk.getByText('15,000 RU')).toBeVisible();
});
