import { expect, test } from './support/journey.ts';
import { lookAtPage } from './support/look-at-views.ts';
import { DESK, enterConsole } from './support/operators.ts';
import { enter, openAccount } from './support/people.ts';
import { words } from './support/words.ts';

/* What the company offers to its general agents, from the operator's side and from theirs. */

const { contracts } = words('EN');

test('[AGENT-4] the company offers a salary, is told what is wrong with it, and takes the offer back', async ({
  arrive,
  complaints,
}) => {
  complaints.expect(/404/);
  const username = await openAccount('maneki', { type: 2 });
  const desk = await arrive(DESK);
  const look = lookAtPage(desk);
  await enterConsole(desk, '/console/agentContracts');
  await desk.getByRole('button', { name: 'Offer a contract' }).click();
  await desk.getByRole('menuitem', { name: 'Daily salary' }).click();
  await expect(desk.getByRole('heading', { name: 'Offer: Daily salary' })).toBeVisible();
  await desk.getByRole('textbox', { name: 'General agent' }).fill('sakura');
  await desk.getByRole('textbox', { name: /^Rate/ }).fill('0.05');
  await desk.getByRole('button', { name: 'Send the offer' }).click();
  await expect(desk.getByText('Fill this in.')).toBeVisible();
  await look('an offer without games');
  // What has to be filled in has the focus.
  const games = desk.getByRole('combobox', { name: /^Games that count/ });
  await expect(games).toBeFocused();
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter', 'Escape']) await games.press(key);
  await desk.getByRole('button', { name: 'Send the offer' }).click();
  await expect(desk.getByText('There is no general agent of this name.')).toBeVisible();

  await desk.getByRole('textbox', { name: 'General agent' }).fill(username);
  await desk.getByRole('button', { name: 'Send the offer' }).click();
  await expect(desk.getByRole('heading', { name: 'The contract', exact: true })).toBeVisible();
  await look('an offer that waits');

  const phone = await arrive({});
  await enter(phone, username);
  await phone.goto('/m/member/agent/getSalaryContract');
  await expect(phone.getByRole('heading', { name: contracts.own.offer })).toBeVisible();

  await desk.getByRole('button', { name: 'Withdraw the offer' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Sent to the wrong agent.');
  await dialog.getByRole('button', { name: 'Withdraw the offer' }).click();
  await expect(desk.getByText('The offer is withdrawn.')).toBeVisible();
  await expect(desk.getByText('Withdrawn', { exact: true })).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('heading', { name: contracts.own.offer })).toHaveCount(0);
});
