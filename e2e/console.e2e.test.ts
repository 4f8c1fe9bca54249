import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { walletConsoleEndpoints } from '@maneki/contract/wallet/console-endpoints';
import { Secret, TOTP } from 'otpauth';
import { headerBalance, OPENING, openHomeAndListen } from './support/balances.ts';
import { expect, test } from './support/journey.ts';
import { lookAtPage } from './support/look-at-views.ts';
import { openMenu } from './support/open-menu.ts';
import { DESK, enterConsole } from './support/operators.ts';
import { enter, openAccount } from './support/people.ts';
import { words } from './support/words.ts';

/* The operators' side, in the browser that they use. */

const MANAGED = { ...DESK, site: 'managed' } as const;
const { shell } = words('EN');

test('[CONSOLE-1] [CONSOLE-2] what an operator switches is on open pages at once, and in the audit trail', async ({
  arrive,
  complaints,
}) => {
  const desk = await arrive(MANAGED);
  const look = lookAtPage(desk);
  complaints.expect(/401/);
  await desk.goto('/console/audit');
  await expect(desk).toHaveURL(/\/console\/login\?to=%2Faudit$/);
  await look('the way in');
  await desk.goto('/console');
  await desk.getByRole('button', { name: /Come in as operator/ }).click();
  await expect(desk.getByRole('heading', { name: 'Site settings', level: 1 })).toBeVisible();
  await look('settings');

  const phone = await arrive({ site: 'managed' });
  await phone.goto('/m/home');
  const menu = await openMenu(phone);
  const help = menu.getByRole('link', { name: shell.menu.help });
  await expect(help).toBeVisible();
  await desk.getByRole('switch', { name: 'Help centre' }).click();
  await expect(desk.getByText('Saved. Open pages follow within seconds.')).toBeVisible();
  await expect(help).toHaveCount(0);

  await desk.getByRole('link', { name: 'Audit trail' }).click();
  const row = desk.getByRole('row', { name: /site\.changeSettings/ }).first();
  await expect(row).toContainText('operator');
  await row.getByRole('button', { name: /^Details/ }).click();
  await expect(desk.getByText('"help": false')).toBeVisible();
  await look('the audit trail');
  const file = desk.waitForEvent('download');
  await desk.getByRole('button', { name: 'Export CSV' }).click();
  expect((await file).suggestedFilename()).toMatch(/^acts-.*\.csv$/);
  await desk.getByRole('button', { name: 'Columns' }).click();
  await desk.getByRole('checkbox', { name: 'From', exact: true }).check();
  await desk.keyboard.press('Escape');
  await expect(desk.getByRole('columnheader', { name: 'From', exact: true })).toBeVisible();
  await desk.getByRole('textbox', { name: 'Operator' }).fill('nobody');
  await desk.getByRole('button', { name: 'Search' }).click();
  await expect(desk.getByText('Nothing fits.')).toBeVisible();
  await expect(desk).toHaveURL(/operator=nobody/);
});

test('[CONSOLE-1] an owner invites somebody, who sets up codes, comes in, and is disabled', async ({
  arrive,
  complaints,
}) => {
  complaints.expect(/40[149]/);
  const desk = await arrive(MANAGED);
  await enterConsole(desk, '/console');
  await desk.getByRole('link', { name: 'Operators' }).click();
  await desk.getByRole('button', { name: 'Add an operator' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('operator');
  await dialog.getByRole('button', { name: 'Add and invite' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('An operator of this name is there already.');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('yuki');
  // Of another merchant than the one at whose address they will come in.
  await dialog.getByRole('combobox', { name: 'Merchants' }).press('ArrowDown');
  await desk.getByRole('option', { name: 'Sampaguita', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).click();
  await lookAtPage(desk)('adding an operator');
  await dialog.getByRole('button', { name: 'Add and invite' }).click();
  const address = await desk.getByRole('textbox', { name: 'The invitation for yuki' }).inputValue();
  const invitation = desk.getByRole('dialog', { name: 'The invitation for yuki' });
  await invitation.getByRole('button', { name: 'Close' }).click();

  const newcomer = await arrive(MANAGED);
  await newcomer.goto(address);
  await expect(newcomer.getByRole('heading', { name: 'Welcome, yuki' })).toBeVisible();
  await lookAtPage(newcomer)('an invitation');
  const key = ((await newcomer.locator('code').textContent()) ?? '').replaceAll(' ', '');
  const totp = new TOTP({ secret: Secret.fromBase32(key) });
  await newcomer.getByRole('textbox', { name: 'A password' }).fill('a long password');
  await newcomer.getByRole('textbox', { name: 'The code' }).fill(totp.generate());
  await newcomer.getByRole('button', { name: 'Come in' }).click();
  await expect(newcomer.getByRole('heading', { name: 'Keep these on paper' })).toBeVisible();
  await expect(newcomer.locator('code')).toHaveCount(10);
  await newcomer.getByRole('link', { name: 'I have kept them' }).click();
  await expect(newcomer.getByText('may look at settings and not change them')).toBeVisible();
  await expect(newcomer.getByRole('banner')).toContainText('Sampaguita');

  await desk.getByRole('group', { name: 'Actions for yuki' }).getByText('Disable').click();
  await desk.getByRole('textbox', { name: 'Why' }).fill('only a try');
  await desk.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
  await expect(desk.getByRole('row', { name: /yuki/ })).toContainText('Disabled');
  await newcomer.getByRole('link', { name: 'Your sessions' }).click();
  await expect(newcomer).toHaveURL(/\/console\/login/);
});

test('[CONSOLE-1] what one operator proposes another one agrees to, and the member sees it arrive', async ({
  page: phone,
  arrive,
}) => {
  const username = await openAccount();
  await enter(phone, username);
  await openHomeAndListen(phone);
  await expect(headerBalance(phone)).toHaveText(OPENING);
  const member = await phone.request.get(`/api${identityEndpoints.getMember.path}`);
  const { id: memberId } = (await member.json()).value;

  const first = await arrive({ ...DESK, site: 'maneki' });
  await enterConsole(first, '/console');
  const wish = { memberId, direction: 'IN', amount: '250', reason: 'a lost round' };
  const address = `/api${walletConsoleEndpoints.proposeAdjustment.path}`;
  expect((await first.request.post(address, { data: wish })).status()).toBe(200);
  await first.getByRole('link', { name: 'Proposals' }).click();
  const own = first.getByRole('article').filter({ hasText: username });
  await expect(own.getByRole('button', { name: 'Take back' })).toBeVisible();
  await expect(own.getByRole('button', { name: 'Agree' })).toHaveCount(0);
  await lookAtPage(first)('proposals');
  const mistaken = { ...wish, amount: '251' };
  expect((await first.request.post(address, { data: mistaken })).status()).toBe(200);
  await first.reload();
  const mistake = own.filter({ hasText: '251' });
  await mistake.getByRole('button', { name: 'Take back' }).click();
  const why = first.getByRole('dialog');
  await why.getByRole('button', { name: 'Take back' }).click();
  await expect(why.getByText('Fill this in.')).toBeVisible();
  await why.getByRole('textbox', { name: 'Why' }).fill('one too many');
  await why.getByRole('button', { name: 'Take back' }).click();
  await expect(first.getByText('It was rejected.')).toBeVisible();
  await expect(mistake).toHaveCount(0);

  const second = await arrive({ ...DESK, site: 'maneki' });
  await enterConsole(second, '/console', 'supervisor');
  await second.getByRole('link', { name: 'Proposals' }).click();
  const waiting = second.getByRole('article').filter({ hasText: username });
  await expect(waiting).toContainText(
    `Gives ¥ 250.00 to ${username}, in credit of the demonstration`,
  );
  await waiting.getByRole('button', { name: 'Agree' }).click();
  await expect(second.getByText('It is done.')).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await expect(headerBalance(phone)).toHaveText('¥ 150,250.00');
});

test('[CONSOLE-1] operators of every merchant look after books, jobs and events', async ({
  arrive,
}) => {
  const desk = await arrive(MANAGED);
  const look = lookAtPage(desk);
  await enterConsole(desk, '/console');
  await desk.getByRole('link', { name: 'Ledger health' }).click();
  await expect(desk.getByText('The books are right')).toBeVisible();
  await look('the health of the ledger');

  await desk.getByRole('link', { name: 'Jobs' }).click();
  const job = desk.getByRole('row', { name: /wallet\.check-ledger-fully/ });
  await job.getByRole('button', { name: /^Run now/ }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Run now' }).click();
  await expect(dialog.getByText('Fill this in.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Why' }).fill('before the audit');
  await look('running a job');
  // The list is read anew meanwhile, as when somebody comes back to the window.
  const readAnew = desk.waitForResponse((answer) => answer.url().includes('/jobs'));
  await desk.evaluate(`window.dispatchEvent(new Event('visibilitychange'))`);
  await readAnew;
  await expect(dialog.getByRole('textbox', { name: 'Why' })).toHaveValue('before the audit');
  await dialog.getByRole('button', { name: 'Run now' }).click();
  await expect(dialog).toHaveCount(0);

  await desk.getByRole('link', { name: 'Events' }).click();
  await expect(desk.getByText('Every event was taken.')).toBeVisible();
  await look('events');
});
