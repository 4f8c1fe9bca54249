import { parseAmount } from '@maneki/kernel/money';
import { expect, test } from './support/journey.ts';
import { FAST_FIVE, ISSUE_MS, openLottery, untilOpen } from './support/lotteries.ts';
import { enter, openAccount } from './support/people.ts';
import { askHouse, shown } from './support/slots.ts';
import { fill, words } from './support/words.ts';

/* Lotteries run in real time, an issue a minute, for everybody: what is waited for is waited for once. */

const { arcade, arcadeLottery, lotteryPlays } = words('EN');
const { slip, tray, pad, tickets } = arcadeLottery;
const { plays, symbols } = lotteryPlays;

test('[PLAY-3] [PLAY-9] slips of both play types are chosen, changed, bought, drawn and paid', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await enter(page, await openAccount());
  const booth = await openLottery(page, FAST_FIVE, { playType: 'Entertainment' });
  const { button, sheet, bet, add } = booth;
  await untilOpen(booth, 25);

  // Entertainment: what is certain to come, one of two, each at a stake of its own.
  await button(plays.SUM_BS).click();
  await button(`${symbols.BIG} 1.94`).click();
  await button(`${symbols.SMALL} 1.94`).click();
  await bet.click();
  await expect(sheet.getByRole('listitem')).toHaveCount(2);
  await button(fill(slip.confirm, { amount: '¥40.00' }), sheet).click();
  await expect(sheet.getByText(/^Placed for issue/)).toBeVisible();
  await button(slip.done, sheet).click();
  await expect(booth.balance).toHaveText('¥149,960.00');

  // Tradition: three digits are three units, and one that is dropped again is not paid for.
  await button(arcadeLottery.type.TRADITION).click();
  await button(plays.FIX).click();
  const first = booth.main.getByRole('group', { name: /Fixed digit · 1st digit/ });
  for (const digit of ['1', '5', '7']) await button(digit, first).click();
  await add.click();
  await button(plays.DIRECT5).click();
  await button(pad.random).click();
  await bet.click();
  await expect(sheet.getByRole('listitem')).toHaveCount(2);
  await sheet.getByRole('button', { name: /^Remove 5-digit direct/ }).click();
  await sheet.getByRole('button', { name: /^Change Fixed digit/ }).click();
  await button('7', first).click();
  await button(tray.change).click();
  await button(fill(slip.confirm, { amount: '¥40.00' }), sheet).click();
  await button(slip.done, sheet).click();
  await expect(booth.balance).toHaveText('¥149,920.00');

  const { slips: bought } = await askHouse(page, 'listSlips');
  const last = Math.max(...bought.map(({ roundNo }) => roundNo));
  const settled = async () =>
    (await askHouse(page, 'listSlips')).slips.filter(({ status }) => status === 'SETTLED');
  await expect
    .poll(async () => (await settled()).length, { timeout: 2 * ISSUE_MS, intervals: [1_000] })
    .toBe(2);
  await expect(booth.result).toContainText(
    bought.find(({ roundNo }) => roundNo === last)!.bet.issueNo,
  );
  await expect(booth.own).toBeVisible();

  // What the page shows is what the house paid: a certain win of one of two gives ¥38.80.
  const free = (await settled()).find(({ bet: { playType } }) => playType === 'ENTERTAINMENT')!;
  expect(parseAmount(free.win)).toBe(388_000n);
  const state = await askHouse(page, 'getState');
  await expect(booth.balance).toHaveText(`¥${shown(state.balance)}`);
  await booth.main.getByRole('button', { name: arcadeLottery.more.tickets }).click();
  await button(tickets.over, sheet).click();
  await expect(sheet.getByRole('listitem').filter({ hasText: free.bet.issueNo })).not.toHaveCount(
    0,
  );
});

test('[PLAY-3] [PLAY-9] an issue that closes over an open slip takes nothing, and the next one is offered', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await enter(page, await openAccount());
  const booth = await openLottery(page, FAST_FIVE);
  const { button, sheet, bet } = booth;
  await untilOpen(booth, 3);
  await button(pad.random).click();
  const closing = (await booth.issue.textContent())!.replace('Issue ', '');
  await bet.click();
  await expect(sheet).toContainText(fill(slip.forIssue, { no: closing }));
  const next = sheet.getByRole('button', { name: /^Take issue/ });
  await expect(next).toBeVisible({ timeout: ISSUE_MS });
  await expect(sheet.getByRole('status')).toContainText(closing);
  await next.click();
  await button(fill(slip.confirm, { amount: '¥20.00' }), sheet).click();
  await expect(sheet.getByText(/^Placed for issue/)).toBeVisible();
  const { slips } = await askHouse(page, 'listSlips');
  expect(slips.map(({ bet: { issueNo } }) => issueNo > closing)).toEqual([true]);

  // Without a session the page says where lotteries are opened.
  await page.evaluate('sessionStorage.clear()');
  await page.goto('/m/lotto-h5/m1/Tradition/games/lottossc1');
  await expect(page.getByRole('heading', { name: arcade.ended.centre })).toBeVisible();
  await expect(page.getByRole('button', { name: arcade.ended.toCentre })).toBeVisible();
});
