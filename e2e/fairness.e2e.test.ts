import { randomUUID } from 'node:crypto';
import { writeCheckQuery } from '@maneki/contract/house/check-query';
import { expect, test as journey } from './support/journey.ts';
import { enter, openAccount } from './support/people.ts';
import { test } from './support/slot-journey.ts';
import { askHouse, frameOf, launchOf } from './support/slots.ts';
import { openTable } from './support/tables.ts';
import { fill, words } from './support/words.ts';

const { arcade, arcadeDragonTiger, catalog } = words('EN');
const { form, result } = catalog.fairness;
const LUCKY_DICE = { vendor: 'HSLOT', gameId: 'luckydice' };

test('[PLAY-8] a roll is checked from the history of its game, with what it paid', async ({
  page,
}) => {
  await enter(page, await openAccount());
  await page.goto(launchOf(LUCKY_DICE));
  const game = frameOf(page);
  await expect(game.locator('main[data-phase=idle]')).toBeVisible({ timeout: 30_000 });
  const { stakes } = await askHouse(page, 'getState');
  const bet = { side: 'OVER', target: 4950 } as const;
  const wish = { key: randomUUID(), stake: stakes[0]!, ...bet };
  const { round } = await askHouse(page, 'rollDice', wish);
  await askHouse(page, 'rotateSeeds', { clientSeed: 'another' });
  await game.getByRole('button', { name: arcade.menu, exact: true }).click();
  await game.getByRole('button', { name: arcade.menuPanel.history }).click();
  const panel = game.getByRole('dialog', { name: arcade.history.title });
  await panel.getByRole('listitem').getByRole('button').first().click();
  await panel.getByRole('button', { name: arcade.history.check }).click();

  await expect(page).toHaveURL(/\/m\/fairness\?game=luckydice&/);
  const roll = (round.outcome!.roll / 100).toFixed(2);
  await expect(page.getByRole('heading', { name: fill(result.roll, { roll }) })).toBeVisible();
  await expect(page.getByText(result.sealMatches)).toBeVisible();
  await expect(page.getByText(result.paidRight)).toBeVisible();
});

const SHOE = {
  serverSeed: '5f1c0e7d3a9b48264c10d7e2f38b6a95e04d71c28bf6390a5d27c4be81f3609a',
  commitment: 'a0eb59239270a14856646fbea47a2b35c5a085e62a0f2366307d879b33fd8bb8',
};

journey('[PLAY-8] a round of a table is checked once its shoe is told', async ({ page }) => {
  const promised = { game: 'dragontiger1', round: 'early', commitment: SHOE.commitment };
  await page.goto(`/m/fairness?${writeCheckQuery(promised)}`);
  await expect(page.getByText(form.roundTextShoe)).toBeVisible();
  await expect(page.getByText(SHOE.commitment)).toBeVisible();

  const field = (name: string) => page.locator(`main form [name="${name}"]`);
  const check = page.getByRole('button', { name: form.submit, exact: true });
  await field('serverSeed').fill(SHOE.serverSeed);
  await field('shoe').fill('3');
  await field('place').fill('179');
  await check.click();
  await expect(page.getByText(form.problems.place)).toBeVisible();
  await field('place').fill('4');
  await page.getByText(form.bet, { exact: true }).click();
  await field('bets-DRAGON').fill('800');
  await field('bets-TIE').fill('200');
  await field('win').fill('1600');
  await check.click();
  const card = (rank: string, suit: string) =>
    page.getByRole('img', { name: fill(result.card, { rank, suit }), exact: true });
  await expect(card('K', result.suits.CLUBS)).toBeVisible();
  await expect(card('5', result.suits.SPADES)).toBeVisible();
  await expect(page.getByRole('heading', { name: result.winner.DRAGON })).toBeVisible();
  await expect(page.getByText(result.sealMatches)).toBeVisible();
  await expect(page.getByText(result.paidRight)).toBeVisible();
});

journey(
  '[PLAY-8] the table’s own panel leads to the check of a shoe that is over',
  async ({ page }) => {
    await enter(page, await openAccount());
    // A shoe lasts for an hour: the history is answered in the house's place.
    await page.route('**/games/api/rounds', (route) =>
      route.fulfill({
        json: { list: [shoeRound(9, null), shoeRound(4, SHOE.serverSeed)], next: null },
      }),
    );
    const seat = await openTable(page);
    await seat.menu.click();
    await frameOf(page).getByRole('button', { name: arcade.menuPanel.fairness }).click();
    const panel = frameOf(page).getByRole('dialog', { name: arcade.fairness.title });
    await panel.getByRole('button', { name: arcadeDragonTiger.fairness.check }).click();
    await expect(page).toHaveURL(/\/m\/fairness\?game=dragontiger1&.*shoe=3&place=4/);
    await expect(page.getByRole('heading', { name: result.winner.DRAGON })).toBeVisible();
    await expect(page.getByText(result.sealMatches)).toBeVisible();
    await expect(page.getByText(result.paidRight)).toBeVisible();
  },
);

/** A bet at a place of a shoe, as the history of the game tells it. */
const shoeRound = (place: number, serverSeed: string | null) => ({
  kind: 'dragon-tiger',
  roundId: randomUUID(),
  gameId: 'dragontiger1',
  currency: 'JPY.DEMO',
  status: 'SETTLED',
  stake: '1000',
  win: '1600',
  jackpots: [],
  draw: null,
  roundNo: place + 1,
  bet: { stakes: { DRAGON: '800', TIE: '200' }, roundNo: place + 1, shoeNo: 3 },
  outcome: { dragon: 0, tiger: 0, result: 'DRAGON' },
  commitment: SHOE.commitment,
  nonce: place,
  placedAt: new Date().toISOString(),
  isSeen: true,
  serverSeed,
  clientSeed: '',
  drawSeed: null,
});
