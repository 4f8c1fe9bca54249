import { createHash } from 'node:crypto';
import type { HouseReply } from '@maneki/contract/house/schemas';
import { slotModels } from '@maneki/games/slots/slot-models';
import type { Page } from '@playwright/test';
import { expect } from './support/journey.ts';
import { enter, openAccount } from './support/people.ts';
import { test } from './support/slot-journey.ts';
import { askSlot, MANEKI_TRIPLE, openSlot, spinOnce, type Table } from './support/slots.ts';
import { fill, words } from './support/words.ts';

const { arcade, catalog, play } = words('EN');
const { form, result } = catalog.fairness;

async function openPanel({ menu, dialog }: Table, name: 'fairness' | 'history') {
  await menu.click();
  const entry = dialog(arcade.menuPanel.title).getByRole('button', {
    name: arcade.menuPanel[name],
  });
  await entry.click();
  return dialog(arcade[name].title);
}

const field = (page: Page, name: string) => page.locator(`main form [name=${name}]`);
const check = (page: Page) => page.getByRole('button', { name: form.submit, exact: true });

/** Finds the latest round in the history, which offers its check once its seeds are told. */
async function openLatestRound(table: Table) {
  const panel = await openPanel(table, 'history');
  await panel.getByRole('listitem').getByRole('button').first().click();
  return panel;
}

/** Has the check of the page answer for what the round was, and find out that another seed was not its own. */
async function expectChecked(page: Page, round: HouseReply<'spin'>['round']): Promise<void> {
  const verdict = page.getByText(result.sealMatches);
  await expect(verdict).toBeVisible();
  await expect(verdict.locator('..')).toHaveClass(/text-success-text/);
  const [spin] = round.outcome!.spins;
  const stood = fill(result.grid, { columns: spin!.window.join(', ') });
  await expect(page.getByRole('img', { name: stood, exact: true })).toBeVisible();
  const times = round.outcome!.pay / slotModels.triple5.betUnits;
  const paid = times > 0 ? fill(result.pay, { times }) : result.noPay;
  await expect(page.getByRole('heading', { name: paid })).toBeVisible();
  const serverSeed = await field(page, 'serverSeed').inputValue();
  const hash = createHash('sha256').update(Buffer.from(serverSeed, 'hex')).digest('hex');
  expect(hash).toBe(round.commitment);

  const wrong = (serverSeed.startsWith('0') ? '1' : '0') + serverSeed.slice(1);
  await field(page, 'serverSeed').fill(wrong);
  await expect(verdict).toHaveCount(0);
  await check(page).click();
  const found = page.getByText(result.sealDiffers);
  await expect(found).toBeVisible();
  await expect(found.locator('..')).toHaveClass(/text-danger-text/);
  await field(page, 'serverSeed').fill('too short');
  await check(page).click();
  await expect(page.getByText(form.problems.serverSeed)).toBeVisible();
  await expect(field(page, 'serverSeed')).toBeFocused();
}

test('[PLAY-8] [FAIR-1] a round is checked with its seeds once they are told, and a wrong seed is found out; history and ticket lead there, too', async ({
  page,
}) => {
  await enter(page, await openAccount());
  const table = await openSlot(page, MANEKI_TRIPLE);
  const { seeds } = await askSlot(page);
  await openPanel(table, 'fairness').then((panel) =>
    expect(panel.getByText(seeds.commitment)).toBeVisible(),
  );
  await page.keyboard.press('Escape');
  const { round } = await spinOnce(page, table);
  expect(round).toMatchObject({ commitment: seeds.commitment, nonce: 1 });
  const early = await openLatestRound(table);
  await expect(early.getByText(arcade.history.hidden)).toBeVisible();
  await page.keyboard.press('Escape');

  const panel = await openPanel(table, 'fairness');
  const own = panel.getByLabel(arcade.fairness.newSeed);
  await own.fill('two words');
  await panel.getByRole('button', { name: arcade.fairness.change }).click();
  await expect(panel.getByText(arcade.fairness.invalid)).toBeVisible();
  await own.fill('my-own-luck');
  await panel.getByRole('button', { name: arcade.fairness.change }).click();
  await expect(panel.getByText('my-own-luck')).toBeVisible();
  await expect(panel.getByText(seeds.nextCommitment)).toBeVisible();
  await panel.getByRole('button', { name: arcade.fairness.check }).click();
  await expect(page).toHaveURL(/\/m\/fairness\?game=maneki3&.*serverSeed=/);
  await expectChecked(page, round);

  const told = await openLatestRound(await openSlot(page, MANEKI_TRIPLE));
  await told.getByRole('button', { name: arcade.history.check }).click();
  await expect(page).toHaveURL(/\/m\/fairness\?game=maneki3&.*serverSeed=/);
  await expect(field(page, 'game')).toHaveValue('maneki3');
  await expect(field(page, 'nonce')).toHaveValue('1');
  await expect(field(page, 'commitment')).toHaveValue(round.commitment);
  await expect(page.getByText(result.sealMatches)).toBeVisible();

  await page.goto('/m/gameRecord');
  await page
    .getByRole('list', { name: play.record.label })
    .getByRole('article')
    .getByRole('link')
    .click();
  await page.getByRole('link', { name: play.ticket.checkRound }).click();
  await expect(page).toHaveURL(/\/m\/fairness\?game=maneki3&round=/);
  await expect(page.getByText(form.roundText)).toBeVisible();
  await expect(field(page, 'game')).toHaveValue('maneki3');
  await expect(page.getByRole('link', { name: form.openGame })).toBeVisible();
});
