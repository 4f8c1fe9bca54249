import { parseAmount } from '@maneki/kernel/money';
import type { Page } from '@playwright/test';
import { expect } from './support/journey.ts';
import { enter, openAccount } from './support/people.ts';
import { test } from './support/slot-journey.ts';
import { askHouse, shown } from './support/slots.ts';
import { openTable, ROUND_MS, readTable, type Seat, untilBetting } from './support/tables.ts';
import { fill, words } from './support/words.ts';

/* A table runs in real time, 26 seconds a round, and is the same one for everybody. */

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
