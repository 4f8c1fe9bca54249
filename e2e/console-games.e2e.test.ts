import { headerBalance, openHomeAndListen } from './support/balances.ts';
import { openList } from './support/game-list.ts';
import { sitDown } from './support/game-table.ts';
import { PAPER_MOON } from './support/games.ts';
import { expect, test } from './support/journey.ts';
import { lookAtPage } from './support/look-at-views.ts';
import { DESK, enterConsole } from './support/operators.ts';
import { enter, openAccount } from './support/people.ts';

/* What operators decide about games and about those who run them. */

test('[CONSOLE-2] a game that an operator hides leaves an open list at once, and comes back', async ({
  arrive,
}) => {
  const desk = await arrive({ ...DESK, site: 'managed' });
  const look = lookAtPage(desk);
  await enterConsole(desk, '/console/catalog');
  await expect(desk.getByRole('heading', { name: 'Catalogue', level: 1 })).toBeVisible();
  const phone = await arrive({ site: 'managed' });
  const list = await openList(phone, '/m/rng');
  await expect(list.tile('Koi Fortune')).toBeVisible();

  // By the palette to the list of just this game.
  await desk.keyboard.press('Control+k');
  await desk.getByRole('textbox', { name: 'Find anything' }).fill('koi fort');
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: /^Koi Fortune/ })
    .click();
  await expect(desk).toHaveURL(/name=Koi/);
  const shown = desk.getByRole('switch', { name: 'Show Koi Fortune' });
  await expect(desk.getByRole('row')).toHaveCount(2);
  await look('games');
  await shown.click();
  await expect(desk.getByText('Saved. Open pages follow within seconds.')).toBeVisible();
  await expect(list.tile('Koi Fortune')).toHaveCount(0);
  await shown.click();
  await expect(list.tile('Koi Fortune')).toBeVisible();

  await desk.getByRole('button', { name: 'Edit Koi Fortune' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Koi Fortune' });
  await expect(dialog.getByRole('button', { name: /^Show the picture of/ }).first()).toBeVisible();
  await look('editing a game');
  await dialog.getByRole('textbox', { name: 'English' }).fill('Managed Carp');
  await dialog.getByRole('button', { name: 'Save the names' }).click();
  await expect(list.tile('Managed Carp')).toBeVisible();
});

test('[CONSOLE-2] studios and hot games are put into an order by keys, as one act', async ({
  arrive,
}) => {
  const desk = await arrive({ ...DESK, site: 'managed' });
  const look = lookAtPage(desk);
  await enterConsole(desk, '/console/catalog/vendors');
  const slots = desk.getByRole('list', { name: 'Slots' });
  const second = slots.getByRole('listitem').nth(1);
  const name = 'Foxfire Works';
  await expect(second).toContainText(name);
  await look('studios');
  await second.getByRole('button', { name: `Move ${name} up` }).focus();
  await desk.keyboard.press('Enter');
  await expect(slots.getByRole('listitem').first()).toContainText(name);
  await desk.getByRole('button', { name: 'Save the order' }).focus();
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('Saved. Open pages follow within seconds.')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Save the order' })).toHaveCount(0);
  await desk.reload();
  await expect(slots.getByRole('listitem').first()).toContainText(name);

  await slots.getByRole('button', { name: `Hide ${name}` }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: `Hide ${name}` }).click();
  await expect(dialog.getByText('Fill this in.')).toBeVisible();
  await look('hiding a studio');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await desk.getByRole('link', { name: 'Hot games' }).click();
  const hot = desk.getByRole('list', { name: /hot games of the site/ });
  const last = hot.getByRole('listitem').last();
  await expect(last).toBeVisible();
  await look('hot games');
  await last.getByRole('button', { name: /^Take .+ off the list$/ }).click();
  await desk.getByRole('button', { name: 'Save the order' }).click();
  await expect(desk.getByText('Saved. Open pages follow within seconds.')).toBeVisible();
  await expect(desk.getByText('This is the list for all merchants.')).toHaveCount(0);
});

test('[CONSOLE-2] a wrong sheet names its line and stays as it was typed; a right one is carried out', async ({
  arrive,
}) => {
  const desk = await arrive({ ...DESK, site: 'managed' });
  await enterConsole(desk, '/console/catalog/sheet');
  const phone = await arrive({ site: 'managed' });
  const list = await openList(phone, '/m/rng');
  await expect(list.tile('Dragon Tide 20')).toBeVisible();

  const sheet = desk.getByRole('textbox', { name: 'The sheet' });
  const wrong = 'code,order,shown,hot\nHSLOT/tide20,5,no,\nHSLOT/nothing,1,yes,';
  await desk.locator('input[type=file]').setInputFiles({
    name: 'games.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(wrong),
  });
  await expect(desk.getByRole('alert')).toHaveText('Line 3: there is no game “HSLOT/nothing”.');
  await expect(sheet).toHaveValue(wrong);
  await lookAtPage(desk)('a wrong sheet');
  await sheet.fill(wrong.replace('\nHSLOT/nothing,1,yes,', ''));
  await expect(desk.getByRole('row', { name: /Dragon Tide 20/ })).toContainText('Place 5 · hidden');
  await lookAtPage(desk)('what a sheet changes');
  await desk.getByRole('button', { name: 'Change 1 game' }).click();
  await expect(desk.getByText('1 game is changed.')).toBeVisible();
  await expect(list.tile('Dragon Tide 20')).toHaveCount(0);
});

test('[CONSOLE-3] a held win is paid by an operator, once, and arrives at the member', async ({
  page: phone,
  arrive,
  complaints,
}) => {
  complaints.expect(/40[19]/);
  const username = await openAccount();
  await enter(phone, username);
  const table = await sitDown(phone, PAPER_MOON);
  await table.win(await table.bet({ amount: '1' }), '15001');
  await openHomeAndListen(phone);
  await expect(headerBalance(phone)).toHaveText('¥ 149,999.00');

  const desk = await arrive({ ...DESK, site: 'maneki' });
  await enterConsole(desk, '/console/providers');
  const row = desk.getByRole('row', { name: new RegExp(username) });
  await expect(row).toContainText('15,001.00 JPY');
  await lookAtPage(desk)('exceptions');
  await row.getByRole('link', { name: 'A win is held' }).click();
  const other = await arrive({ ...DESK, site: 'maneki' });
  await enterConsole(other, new URL(desk.url()).pathname, 'supervisor');
  const refuse = other.getByRole('region', { name: 'Refuse the win' });
  await expect(refuse).toBeVisible();

  const pay = desk.getByRole('region', { name: 'Pay the win' });
  await expect(pay).toContainText(`15,001.00 JPY.DEMO goes to ${username} at once.`);
  await expect(pay).toContainText('The balance becomes 165,000.00 JPY.DEMO.');
  await lookAtPage(desk)('a held win');
  await pay.getByRole('button', { name: 'Pay the win' }).click();
  await expect(pay.getByText('Fill this in.')).toBeVisible();
  await pay.getByRole('textbox', { name: 'Why' }).fill('the provider proved it');
  await pay.getByRole('button', { name: 'Pay the win' }).click();
  await expect(desk.getByText('Paid. The member has the money.')).toBeVisible();
  await expect(headerBalance(phone)).toHaveText('¥ 165,000.00');

  await refuse.getByRole('textbox', { name: 'Why' }).fill('too late');
  await refuse.getByRole('button', { name: 'Refuse the win' }).click();
  await expect(refuse.getByRole('alert')).toHaveText('operator has decided this already.');
});

test('[CONSOLE-1] two operators rotate a key, and its secret is shown once', async ({ arrive }) => {
  const first = await arrive({ ...DESK, site: 'maneki' });
  await enterConsole(first, '/console/providers/list');
  await lookAtPage(first)('providers');
  await first.getByRole('link', { name: 'journeys' }).click();
  await expect(first.getByRole('heading', { name: 'journeys', level: 2 })).toBeVisible();
  await lookAtPage(first)('a provider');
  await first.getByRole('button', { name: 'Propose a new key' }).click();
  const dialog = first.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Why' }).fill('the yearly rotation');
  await dialog.getByRole('button', { name: 'Propose a new key' }).click();
  await expect(first.getByText('Proposed. A second operator')).toBeVisible();

  const second = await arrive({ ...DESK, site: 'maneki' });
  await enterConsole(second, '/console/proposals', 'supervisor');
  const waiting = second.getByRole('article', { name: 'A new key for a provider' });
  await expect(waiting).toContainText('Makes a key for journeys.');
  await waiting.getByRole('button', { name: 'Agree' }).click();
  await expect(second.getByText('It is done.')).toBeVisible();

  await first.reload();
  await first.getByRole('button', { name: /^Take the secret of journeys-/ }).click();
  await dialog.getByRole('button', { name: 'Take the secret' }).click();
  const secret = dialog.getByText(/^journeys-\d+:\S{20,}$/);
  await expect(secret).toBeVisible();
  await lookAtPage(first)('a secret');
  const written = (await secret.textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(first.getByText('Secret taken by operator')).toBeVisible();
  await expect(first.getByRole('button', { name: /^Take the secret/ })).toHaveCount(0);
  await second.goto('/console/audit');
  await expect(second.getByText('play.collectProviderKey')).toBeVisible();
  expect(await second.content()).not.toContain(written.split(':')[1]);
});

test('[CONSOLE-3] ceilings are changed with a reason, and a wrong one is refused', async ({
  arrive,
  complaints,
}) => {
  complaints.expect(/4(01|22)/);
  const desk = await arrive({ ...DESK, site: 'maneki' });
  await enterConsole(desk, '/console/providers/list/vaults');
  await desk.getByRole('button', { name: 'Change the ceilings' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Jackpots may add' }).fill('0');
  await dialog.getByRole('textbox', { name: 'Why' }).fill('a new contract');
  await dialog.getByRole('button', { name: 'Save the ceilings' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('A ceiling is a whole number above zero.');
  await lookAtPage(desk)('changing ceilings');
  await dialog.getByRole('textbox', { name: 'Jackpots may add' }).fill('12345');
  await dialog.getByRole('button', { name: 'Save the ceilings' }).click();
  await expect(desk.getByText('12,345 RU', { exact: true })).toBeVisible();
});
