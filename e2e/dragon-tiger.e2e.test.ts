import { parseAmount } from '@maneki/kernel/money';
import type { Page } from '@playwright/test';
import { expect } from './support/journey.ts';
import { lookAtPage } from './support/look-at-views.ts';
import { DESK, enterConsole } from './support/operators.ts';
import { enter, openAccount } from './support/people.ts';
import { test } from './support/slot-journey.ts';
import { askHouse, shown } from './support/slots.ts';
import { balanceOf, sitByCalls } from './support/table-desk.ts';
import { openTable, ROUND_MS, readTable, type Seat, untilBetting } from './support/tables.ts';
import { fill, words } from './support/words.ts';

/*
 * A table runs in real time, 26 seconds a round, and is the same one for everybody: what operators do with it stands
 * beside what players do, so that the one does not come in between the other. Named so that it begins early.
 */

const { arcadeDragonTiger, house } = words('EN');
const { hint, notice } = arcadeDragonTiger;
const BETS = '**/games/api/tables/bets';
const OPENING = '150,000.00';

async function sitDown(page: Page): Promise<Seat> {
  await enter(page, await openAccount());
  return openTable(page);
}

/** What all players have on a spot, as it is told. */
const everybodysOn = async (seat: Seat, spot: 'DRAGON' | 'TIGER'): Promise<string | undefined> =>
  /All players: [^.]*\.\d\d, \d+ bets?/.exec((await seat.spot(spot).textContent()) ?? '')?.[0];

/** The seat shows what the house says that it was paid. Answers what all bets have won. */
async function expectPaid(page: Page, seat: Seat): Promise<bigint> {
  const { bets, balance } = await askHouse(page, 'getSeat');
  const settled = bets.filter(({ status }) => status === 'SETTLED');
  expect(settled).not.toHaveLength(0);
  await expect(seat.balance).toContainText(shown(balance!));
  return settled.reduce((sum, { win }) => sum + parseAmount(win)!, 0n);
}

test('[PLAY-6] two players at one table see the same cards and stakes, and both are paid', async ({
  page,
  arrive,
}) => {
  const other = await arrive();
  const [one, two] = [await sitDown(page), await sitDown(other)];
  await untilBetting(one, 10);

  // One bets, takes it back and bets again; the other does it by keys alone.
  await one.spot('SUITED_TIE').click();
  await one.bet.click();
  await expect(one.takeBack).toBeVisible();
  await expect(one.balance).toContainText('149,800.00');
  await one.takeBack.click();
  await expect(one.message).toHaveText(fill(notice.takenBack, { amount: '¥200' }));
  await expect(one.balance).toContainText(OPENING);
  await one.spot('DRAGON').click();
  await one.bet.click();
  await expect(one.message).toHaveText(fill(hint.placed, { amount: '¥200' }));

  await two.spot('TIGER').focus();
  await other.keyboard.press('Enter');
  await expect(two.message).toHaveText(fill(hint.laid, { amount: '¥200' }));
  await two.bet.focus();
  await other.keyboard.press('Space');
  await expect(two.message).toHaveText(fill(hint.placed, { amount: '¥200' }));

  for (const spot of ['DRAGON', 'TIGER'] as const)
    await expect(async () => {
      const told = await everybodysOn(one, spot);
      expect(told).toBeDefined();
      expect(await everybodysOn(two, spot)).toBe(told);
    }).toPass();

  for (const seat of [one, two])
    await expect(seat.main).toHaveAttribute('data-phase', 'settled', { timeout: ROUND_MS });
  const cards = (seat: Seat) =>
    Promise.all([
      seat.round.textContent(),
      seat.card('DRAGON').textContent(),
      seat.card('TIGER').textContent(),
    ]);
  expect(await cards(one)).toEqual(await cards(two));
  const { outcome } = await readTable();
  const wins = [await expectPaid(page, one), await expectPaid(other, two)];
  const [whole, half] = [4_000_000n, 1_000_000n];
  expect(wins).toEqual(
    outcome?.result === 'DRAGON'
      ? [whole, 0n]
      : outcome?.result === 'TIGER'
        ? [0n, whole]
        : [half, half],
  );
});

test('[PLAY-6] a bet that comes too late is not taken, and who was away finds the table as it is', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/409|ERR_INTERNET_DISCONNECTED|WebSocket/);
  const seat = await sitDown(page);
  await untilBetting(seat, 3);
  let letGo = () => {};
  const isClosed = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(BETS, async (route) => {
    await isClosed;
    await route.continue();
  });
  await seat.spot('DRAGON').click();
  await seat.bet.click();
  await expect(seat.main).toHaveAttribute('data-phase', 'dealing', { timeout: ROUND_MS });
  letGo();
  await expect(seat.message).toHaveText(house.refusals.bets_closed);
  await expect(seat.balance).toContainText(OPENING);
  await page.unroute(BETS);

  const { roundNo } = await readTable();
  await context.setOffline(true);
  await expect(seat.main.getByText(arcadeDragonTiger.offline)).toBeVisible();
  await expect
    .poll(async () => (await readTable()).roundNo, { timeout: ROUND_MS })
    .toBeGreaterThan(roundNo);
  await context.setOffline(false);
  await expect(seat.round).toHaveText(fill(arcadeDragonTiger.round, { no: roundNo + 1 }));
  await untilBetting(seat, 3);
  await seat.spot('TIE').click();
  await seat.bet.click();
  await expect(seat.message).toHaveText(fill(hint.placed, { amount: '¥200' }));
  await expect(seat.balance).toContainText('149,800.00');
});

test('[CONSOLE-2] a table rests and goes on, and two operators give a round back', async ({
  page: phone,
  arrive,
}) => {
  const username = await openAccount();
  await enter(phone, username);
  const bet = await sitByCalls(phone);
  const before = await balanceOf(phone);

  const desk = await arrive({ ...DESK, site: 'maneki' });
  const look = lookAtPage(desk);
  await enterConsole(desk, '/console/tables');
  await look('tables');
  await desk.getByRole('link', { name: 'Dragon Tiger' }).click();
  await desk.getByRole('button', { name: 'Rest after this round' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Why' }).fill('a new camera');
  await dialog.getByRole('button', { name: 'Rest after this round' }).click();
  await expect(desk.getByText('Saved. The table rests once its round is over.')).toBeVisible();
  const second = await arrive({ ...DESK, site: 'maneki' });
  await enterConsole(second, '/console/proposals', 'supervisor');

  // The round that runs is played to its end.
  await expect(desk.getByText('Rests', { exact: true })).toBeVisible({ timeout: ROUND_MS });
  await look('a table that rests');
  await desk.getByRole('button', { name: 'Go on' }).click();
  await dialog.getByRole('textbox', { name: 'Why' }).fill('it stands');
  await dialog.getByRole('button', { name: 'Go on' }).click();
  const round = desk.getByRole('row', { name: /Takes bets/ }).getByRole('link');
  const roundNo = Number(await round.textContent());
  await bet(roundNo, { DRAGON: '1000', TIE: '200' });
  expect(Number(await balanceOf(phone))).toBe(Number(before) - 1_200);

  await round.click();
  const stake = desk.getByRole('row', { name: new RegExp(username) });
  await expect(stake).toContainText('Dragon 1,000.00 · Tie 200.00');
  await desk.getByRole('button', { name: 'Propose to give it back' }).click();
  await dialog.getByRole('textbox', { name: 'Why' }).fill('a card was seen');
  await dialog.getByRole('button', { name: 'Propose to give it back' }).click();
  await expect(desk.getByText('Waits for a second operator')).toBeVisible();
  await second.reload();
  const waiting = second.getByRole('article', { name: 'Giving a round back' });
  await expect(waiting).toContainText(`all stakes of round ${roundNo}`);
  await waiting.getByRole('button', { name: 'Agree' }).click();
  await expect(second.getByText('It is done.')).toBeVisible();

  await expect(stake).toContainText('Given back');
  await expect(desk.getByText('a card was seen')).toBeVisible();
  expect(await balanceOf(phone)).toBe(before);
  await look('a round that was given back');
});
