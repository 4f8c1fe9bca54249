import type { Page } from '@playwright/test';
import { openHomeAndListen } from './support/balances.ts';
import { expect, test } from './support/journey.ts';
import { lookAtPage } from './support/look-at-views.ts';
import { DESK, enterConsole } from './support/operators.ts';
import { drawMobile, enter, fillLogin, openAccount, PASSWORD } from './support/people.ts';
import { words } from './support/words.ts';

/* What operators see and do of members. */

const { identity } = words('EN');

async function find(desk: Page, search: string) {
  await desk.getByRole('textbox', { name: /^Name, phone/ }).fill(search);
  await desk.getByRole('button', { name: 'Search', exact: true }).click();
}

test('[CONSOLE-2] a member is found by number and by name, and every tab tells what it is about', async ({
  arrive,
}) => {
  const { typed, stored } = drawMobile();
  const username = await openAccount('maneki', { mobile: stored, nickname: 'Hana' });
  const desk = await arrive(DESK);
  const look = lookAtPage(desk);
  await enterConsole(desk, '/console/members');
  await find(desk, typed);
  await expect(desk.getByRole('row')).toHaveCount(2);
  await expect(desk.getByRole('link', { name: username })).toBeVisible();
  await look('members');
  await desk.emulateMedia({ colorScheme: 'dark' });
  await look('members, dark');
  await find(desk, 'nobody at all');
  await expect(desk.getByText('Nobody fits.')).toBeVisible();

  await desk.getByRole('button', { name: 'Find anything' }).click();
  await desk.getByRole('textbox', { name: 'Find anything' }).fill('saku');
  const palette = desk.getByRole('dialog');
  await expect(palette.getByRole('button', { name: /^sakura/ })).toBeVisible();
  await look('the palette');
  await palette.getByRole('button', { name: /^sakura/ }).click();
  await expect(desk.getByRole('heading', { name: 'sakura', level: 1 })).toBeVisible();
  await expect(desk.getByRole('heading', { name: 'Ways in' })).toBeVisible();
  await look('a member, dark');
  await desk.emulateMedia({ colorScheme: 'light' });
  await look('a member');

  const tab = (name: string) => desk.getByRole('tab', { name }).click();
  await tab('Sessions');
  await expect(desk.getByRole('heading', { name: 'Known devices' })).toBeVisible();
  await look('sessions');
  await tab('Limits');
  await expect(desk.getByText(/^Players set these for themselves/)).toBeVisible();
  await look('limits');
  await tab('Wallet');
  await expect(desk.getByRole('heading', { name: 'Credit of the demonstration' })).toBeVisible();
  await look('the wallet');
  await tab('Transfers');
  await expect(desk.getByRole('cell', { name: 'Bet', exact: true }).first()).toBeVisible();
  await desk.getByRole('button', { name: 'Next page' }).click();
  await expect(desk).toHaveURL(/\/transfers\?cursor=/);
  await look('transfers');
  await tab('Bets');
  await desk
    .getByRole('button', { name: /^Details of/ })
    .first()
    .click();
  await expect(desk.getByRole('heading', { name: 'Fairness' })).toBeVisible();
  await look('bets');
  await tab('Notes');
  await expect(desk.getByRole('heading', { name: 'Write a note' })).toBeVisible();
  await look('notes');
});

test('[CONSOLE-2] a member is noted, labelled, blocked while playing, and let in again', async ({
  page: phone,
  arrive,
  complaints,
}) => {
  complaints.expect(/40[13]/);
  const username = await openAccount('maneki', { mobile: drawMobile().stored });
  const other = await openAccount('maneki', { mobile: drawMobile().stored });
  await enter(phone, username);
  await openHomeAndListen(phone);

  const desk = await arrive(DESK);
  await enterConsole(desk, '/console/members');
  await find(desk, username);
  await desk.getByRole('link', { name: username }).click();
  await expect(desk.getByText(/^\+81•+\d{4} \(proven\)$/)).toBeVisible();
  await desk.getByRole('button', { name: 'Show in full' }).click();
  await expect(desk.getByText(/^\+8190\d{8} \(proven\)$/)).toBeVisible();
  // What was shown of one member is not shown of the next.
  await desk.getByRole('button', { name: 'Find anything' }).click();
  await desk.getByRole('textbox', { name: 'Find anything' }).fill(other);
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${other}`) })
    .click();
  await expect(desk.getByRole('heading', { name: other, level: 1 })).toBeVisible();
  await expect(desk.getByText(/^\+81•+\d{4} \(proven\)$/)).toBeVisible();
  await desk.goBack();
  await expect(desk.getByRole('heading', { name: username, level: 1 })).toBeVisible();
  await desk.getByRole('combobox', { name: 'Labels' }).fill('watched');
  await desk.keyboard.press('Enter');
  await desk.getByRole('button', { name: 'Save the labels' }).click();
  await expect(desk.getByText('The labels are saved.')).toBeVisible();

  await desk.getByRole('tab', { name: 'Notes' }).click();
  await desk.getByRole('button', { name: 'Add the note' }).click();
  await expect(desk.getByText('Fill this in.')).toBeVisible();
  await desk.getByRole('textbox', { name: /^Note/ }).fill('asked about a bonus');
  await desk.getByRole('button', { name: 'Add the note' }).click();
  await expect(desk.getByRole('cell', { name: 'asked about a bonus' })).toBeVisible();

  const act = async (name: string) => {
    await desk.getByRole('button', { name: 'Actions' }).click();
    await desk.getByRole('menuitem', { name }).click();
    return desk.getByRole('dialog');
  };
  const dialog = await act('Block');
  await dialog.getByRole('button', { name: 'Block' }).click();
  await expect(dialog.getByText('Fill this in.')).toBeVisible();
  await lookAtPage(desk)('blocking somebody');
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('plays for somebody else');
  await dialog.getByRole('button', { name: 'Block' }).click();
  await expect(desk.getByRole('status')).toContainText('plays for somebody else');
  await expect(phone.getByText(words('EN').call.refusals.session_expired).first()).toBeVisible();
  await phone.goto('/m/login');
  await fillLogin(phone, username, PASSWORD);
  await expect(phone.getByText(identity.refusals.user_disabled)).toBeVisible();

  const opening = await act('Unblock');
  await opening.getByRole('textbox', { name: /^Reason/ }).fill('it was a brother');
  await opening.getByRole('button', { name: 'Unblock' }).click();
  await expect(desk.getByRole('status')).toHaveCount(0);
  await fillLogin(phone, username, PASSWORD);
  await expect(phone).not.toHaveURL(/\/m\/login/);

  const money = await act('Change the balance');
  await expect(money).toContainText('A second operator has to agree');
  await money.getByRole('textbox', { name: /^Amount/ }).fill('a lot');
  await money.getByRole('textbox', { name: /^Reason/ }).fill('a lost round');
  await money.getByRole('button', { name: 'Propose it' }).click();
  await expect(money.getByText('This does not fit. Look at it again.')).toBeVisible();
  await lookAtPage(desk)('proposing money');
  await money.getByRole('textbox', { name: /^Amount/ }).fill('250');
  await money.getByRole('button', { name: 'Propose it' }).click();
  await expect(desk.getByText(/^Proposed\. Another operator decides/)).toBeVisible();
});
