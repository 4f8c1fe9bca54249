import { randomUUID } from 'node:crypto';
import type { LotteryRoundView } from '@maneki/contract/house/lottery';
import { MINUTE_MS } from '@maneki/kernel/clock';
import { parseAmount } from '@maneki/kernel/money';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startLotteries } from './testing/test-lotteries.ts';

const lotteries = await startLotteries();
const { house } = lotteries;
afterAll(() => house.dispose());
beforeEach(() => house.line.heal());

const units = (text: string): bigint => parseAmount(text)!;
const tickets = [{ play: 'BS_1', selection: 'BIG', stake: '500' }];
const gameId = 'lottossc1';

/** Lets everything be done that is due within so many seconds, by another node than the first. */
async function heal(by: (typeof lotteries)['house']['house']): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await lotteries.advance(16_000, by);
    await by.recover();
  }
}

test('a node that ends at any step of an issue is followed by another, and every slip is settled once', async () => {
  const heir = await house.openMortal(Number.MAX_SAFE_INTEGER);
  const seat = await lotteries.sit(gameId);
  for (let dieAt = 1; dieAt <= 24; dieAt += 1) {
    const { no, drawAt } = await lotteries.fresh(gameId);
    const before = units((await seat.getState()).balance);
    const [slip] = (await seat.buy({ no, tickets })).json().slips as LotteryRoundView[];
    const mortal = await house.openMortal(dieAt);
    // Whoever ran them is silent for long enough.
    house.clock.advance(3_001);
    await lotteries.until(drawAt, { by: mortal.house }).catch(() => undefined);
    await mortal.house.stop();
    await mortal.app.close();
    house.clock.advance(3_001);
    await heal(heir.house);
    const end = (await seat.listSlips()).slips.find(({ roundId }) => roundId === slip!.roundId)!;
    expect([dieAt, end.status]).toEqual([dieAt, 'SETTLED']);
    const after = units((await seat.getState()).balance);
    expect(after - before).toBe(units(end.win) - units('500'));
    house.clock.advance(3_001);
  }
  expect(await house.listFaults()).toEqual([]);
  await heir.house.stop();
  await heir.app.close();
}, 120_000);

test('a node that ends while it takes a slip leaves it whole or not at all', async () => {
  const seat = await lotteries.sit(gameId);
  house.clock.advance(3_001);
  for (let dieAt = 2; dieAt <= 6; dieAt += 1) {
    const { no } = await lotteries.fresh(gameId);
    const before = (await seat.getState()).balance;
    const mortal = await house.openMortal(dieAt);
    const body = { key: randomUUID(), no, playType: 'ENTERTAINMENT', prizeMode: 'ELOTT', tickets };
    const { token } = seat;
    await mortal.call('POST', '/lottery/slips', { token, body }).catch(() => undefined);
    await mortal.app.close();
    house.clock.advance(16_000);
    await house.house.recover();
    const found = await lotteries.deskIssue(gameId, no);
    const isWhole = found.issue.slips > 0;
    expect(found.loads.length > 0).toBe(isWhole);
    const after = (await seat.getState()).balance;
    expect(units(before) - units(after)).toBe(isWhole ? units('500') : 0n);
  }
  expect(await house.listFaults()).toEqual([]);
});

test('a chase whose node ends while it is placed is given back whole within two minutes', async () => {
  const seat = await lotteries.sit(gameId);
  for (const dieAt of [7, 9, 12]) {
    const { no } = await lotteries.fresh(gameId);
    const { balance } = await seat.getState();
    const issues = [3, 4, 5].map((place) => ({ no: no + place, multiplier: 1 }));
    const sure = [{ play: 'ANY1_LAST3', selection: '0,1,2,3,4,5,6,7,8,9', multiplier: 1 }];
    const wish = { key: randomUUID(), no: no + 3, playType: 'TRADITION', prizeMode: 'ELOTT' };
    const chase = { issues, stopsOnWin: false };
    const body = { ...wish, unitValue: '20', tickets: sure, chase };
    const mortal = await house.openMortal(dieAt);
    await mortal.call('POST', '/lottery/slips', { token: seat.token, body }).catch(() => undefined);
    await mortal.app.close();
    await lotteries.advance(61_000);
    await house.house.recover();
    expect((await seat.getState()).balance).toBe(balance);
    const [view] = await seat.listChases();
    expect(view).toMatchObject({ status: 'CANCELLED' });
    expect(view!.issues.every(({ status }) => status === 'VOIDED')).toBe(true);
  }
  expect(await house.listFaults()).toEqual([]);
});

test('another node takes over within five seconds, and gives nothing back', async () => {
  const seat = await lotteries.sit(gameId);
  const { no, drawAt } = await lotteries.fresh(gameId);
  await seat.buy({ no, tickets });
  const heir = await house.openMortal(Number.MAX_SAFE_INTEGER);
  await lotteries.until(drawAt, { less: 1_000 });
  await lotteries.advance(2_999, heir.house);
  expect((await lotteries.deskIssue(gameId, no)).issue.status).toBe('CLOSED');
  await lotteries.advance(2, heir.house);
  expect((await lotteries.deskIssue(gameId, no)).issue.status).toBe('SETTLED');
  await heir.house.stop();
  await heir.app.close();
  house.clock.advance(3_001);
});

test('after a standstill overdue issues are drawn from their seeds; after too long a one all is given back', async () => {
  const seat = await lotteries.sit(gameId);
  const late = await lotteries.fresh(gameId);
  await seat.buy({ no: late.no, tickets });
  await lotteries.advance(29 * MINUTE_MS);
  const again = await lotteries.sit(gameId);
  expect((await again.listSlips()).slips[0]).toMatchObject({ roundNo: late.no, status: 'SETTLED' });
  const lost = await lotteries.fresh(gameId);
  const { balance } = await again.getState();
  await again.buy({ no: lost.no, tickets });
  await lotteries.advance(32 * MINUTE_MS);
  const last = await lotteries.sit(gameId);
  expect((await last.listSlips()).slips[0]).toMatchObject({ roundNo: lost.no, status: 'VOIDED' });
  expect((await last.getState()).balance).toBe(balance);
  const results = await house.app.inject(`/games/lottery/${gameId}/results`);
  const shown = results.json().results.find(({ no }: { no: number }) => no === lost.no);
  expect(shown).toMatchObject({ status: 'VOID', result: null });
  expect(await house.listFaults()).toEqual([]);
});

test('a win whose answer is lost is paid later, once', async () => {
  const seat = await lotteries.sit(gameId);
  const { no, drawAt } = await lotteries.fresh(gameId);
  await seat.buy({ no, tickets });
  house.line.fail('win', 'lost after');
  await lotteries.until(drawAt);
  expect((await seat.listSlips()).slips[0]!.status).toBe('OPEN');
  house.clock.advance(16_000);
  expect(await house.house.recover()).toBe(1);
  expect((await seat.listSlips()).slips[0]!.status).toBe('SETTLED');
  expect(await house.listFaults()).toEqual([]);
});
