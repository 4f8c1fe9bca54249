import type { HouseReply } from '@maneki/contract/house/schemas';
import { parseAmount } from '@maneki/kernel/money';
import { diceOf, expectBet, openDice, ROLLS, rollOnce, typeInto } from './support/dice.ts';
import { sitDown } from './support/game-table.ts';
import { PAPER_MOON } from './support/games.ts';
import { expect, MOVING } from './support/journey.ts';
import { enter, openAccount } from './support/people.ts';
import { test } from './support/slot-journey.ts';
import { askHouse, SEEN, shown, untilOpen } from './support/slots.ts';
import { fill, words } from './support/words.ts';

const { arcade, arcadeDice, house } = words('EN');

const rolled = ({ round }: HouseReply<'rollDice'>): string =>
  (round.outcome!.roll / 100).toFixed(2);

test('[PLAY-6] a roll is bet on by keys and by touch, and pays what the house says', async ({
  page,
}) => {
  await enter(page, await openAccount());
  const table = await openDice(page);
  await expectBet(table, { target: '49.50', multiplier: '2.0000', chance: '49.50' });
  await table.track.press('ArrowRight');
  await expectBet(table, { target: '50.00', multiplier: '1.9800', chance: '50.00' });
  await table.side('OVER').press('Space');
  await expectBet(table, { target: '49.99', multiplier: '1.9800', chance: '50.00' });
  await typeInto(table.field('multiplier'), '5');
  await expectBet(table, { target: '80.19', multiplier: '5.0000', chance: '19.80' });
  await typeInto(table.field('chance'), '98');
  const { round } = await rollOnce(page, table, () => table.roll.press('Space'));
  expect(round).toMatchObject({ stake: '30', bet: { side: 'OVER', target: 199 } });

  await table.side('UNDER').tap();
  const { width, height } = (await table.track.boundingBox())!;
  // The middle of the die, not its edge, lies on the number.
  await table.track.tap({ position: { x: 20 + (width - 40) / 4, y: height / 2 } });
  await expectBet(table, { target: '25.00', multiplier: '3.9600', chance: '25.00' });
  await expect(table.controls).toContainText('¥118.80');
  const last = await rollOnce(page, table, () => table.roll.tap());
  expect(last.round).toMatchObject({ bet: { side: 'UNDER', target: 2_500 } });
  expect(last.round.win).toBe(last.round.outcome!.roll < 2_500 ? '118.8' : '0');
  expect(parseAmount(last.balance!)).toBe(
    parseAmount('149940')! + parseAmount(round.win)! + parseAmount(last.round.win)!,
  );
  await expect(table.balance).toContainText(shown(last.balance!));
  await expect(table.recent).toHaveCount(2);
  await expect(table.recent.first()).toContainText(rolled(last));

  // Whoever comes back finds the bet and the rolls as they were.
  const back = await openDice(page);
  await expectBet(back, { target: '25.00', multiplier: '3.9600', chance: '25.00' });
  await expect(back.recent).toHaveCount(2);
  await expect(back.balance).toContainText(shown(last.balance!));
});

test('a game that plays by itself stops at its limit, and what cannot be bet is told with a way on', async ({
  page,
  complaints,
}) => {
  complaints.expect(/422/);
  await enter(page, await openAccount());
  const moon = await sitDown(page, PAPER_MOON);
  const table = await openDice(page);
  const notice = table.dialog(arcade.notice.title);
  await typeInto(table.field('chance'), '0.01');
  let isStopped = false;
  // One roll of ten thousand wins, and then there is no loss to stop at.
  for (let runs = 0; runs < 3 && !isStopped; runs += 1) {
    await table.controls.getByRole('button', { name: arcade.controls.autoplay }).click();
    const panel = table.dialog(arcade.autoplay.title);
    await panel.getByRole('combobox', { name: arcade.autoplay.loss }).selectOption('¥150.00');
    await panel.getByRole('button', { name: /^Start/ }).click();
    await expect(table.controls.getByRole('button', { name: / left$/ })).toBeVisible();
    await expect(table.roll).toBeVisible();
    isStopped = await notice.waitFor({ timeout: 1_000 }).then(
      () => true,
      () => false,
    );
  }
  await expect(notice).toContainText(arcade.notice.stoppedLoss);
  const { balance } = await askHouse(page, 'getState');
  await notice.getByRole('button', { name: arcade.notice.ok }).click();
  await expect(table.roll).toBeVisible();
  await expect(table.balance).toContainText(shown(balance));
  await expect(table.recent.nth(4)).toBeVisible();

  await table.stake.click();
  await table.dialog(arcade.stakes.title).getByRole('button', { name: '500.00' }).first().click();
  const tooLarge = table.controls.getByRole('status');
  await expect(tooLarge).toContainText(fill(arcadeDice.tooLarge, { max: '¥3,000,000.00' }));
  await expect(table.roll).toHaveCount(0);
  await tooLarge.getByRole('button', { name: 'Bet ¥200.00' }).press('Enter');
  await expect(table.stake).toContainText('200.00');
  await expect(table.roll).toBeFocused();

  await moon.bet({ amount: String(Number(balance) - 5) });
  await table.roll.press('Enter');
  await expect(notice).toContainText(house.refusals.insufficient_funds);
  await notice.getByRole('button', { name: arcade.notice.toBalance }).click();
  await expect(page).toHaveURL(/\/m\/refill$/);
});

test.describe('in motion', () => {
  test.use(MOVING);

  test('a roll that a reload cut off is shown once, and paid once', async ({ page }) => {
    await enter(page, await openAccount());
    const table = await openDice(page);
    // However fast the show is, the house does not hear that it was seen.
    let isCutOff = true;
    let seen = 0;
    await page.route(SEEN, (route) => {
      if (isCutOff) return;
      seen += 1;
      return route.continue();
    });
    const answered = page.waitForResponse(ROLLS);
    await table.roll.click();
    const reply: HouseReply<'rollDice'> = await (await answered).json();
    await page.reload({ waitUntil: 'commit' });
    isCutOff = false;
    const again = diceOf(page, await untilOpen(page));
    await expect(again.recent).toHaveCount(1);
    await expect(again.recent).toContainText(rolled(reply));
    await expect(again.main.getByRole('status')).toContainText(rolled(reply));
    await expect(again.balance).toContainText(shown(reply.balance!));
    await expect.poll(() => askHouse(page, 'getState')).toMatchObject({ unfinished: null });
    const { list } = await askHouse(page, 'listRounds');
    expect(list.map(({ roundId }) => roundId)).toEqual([reply.round.roundId]);

    // Seen now: it stands among the rolls from the beginning.
    await page.reload();
    await expect(diceOf(page, await untilOpen(page)).recent).toHaveCount(1);
    expect(seen).toBe(1);
  });
});
