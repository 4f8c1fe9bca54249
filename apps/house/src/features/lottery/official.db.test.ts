import { HOUR_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { parseAmount } from '@maneki/kernel/money';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { listOpenExceptions } from '#features/exceptions';
import { resultOf, startOfficialDraws } from './testing/official-draws.ts';

const { lotteries, gameId, buy } = await startOfficialDraws();
const { house } = lotteries;
const { lotteryDesk } = house.house;
afterAll(() => house.dispose());
beforeEach(() => house.line.heal());

const units = (text: string): bigint => parseAmount(text)!;

test('an official draw is closed, waits for its result, and is settled by what was entered', async () => {
  const { issue, before } = await buy();
  const { no } = issue;
  expect(issue.commitment).toBeNull();
  expect(await lotteryDesk.enterResult({ gameId, no, result: resultOf('47') })).toBe('NOT_DUE');
  await lotteries.until(issue.closeAt);
  expect(await lotteries.game(gameId)).toMatchObject({
    drawing: { no, status: 'CLOSED' },
    current: { no: no + 1, status: 'OPEN' },
  });
  await lotteries.until(issue.drawAt);
  expect(await lotteryDesk.enterResult({ gameId, no, result: ['1'] })).toBe('INVALID');
  expect(await lotteryDesk.enterResult({ gameId, no, result: resultOf('47') })).toBe('ENTERED');
  expect(await lotteryDesk.enterResult({ gameId, no, result: resultOf('48') })).toBe('DRAWN');
  await lotteries.advance(1_000);
  const seat = await lotteries.sit(gameId);
  expect((await seat.listSlips()).slips[0]).toMatchObject({ status: 'SETTLED', win: '9600' });
  expect(units((await seat.getState()).balance)).toBe(before - units('1100') + units('9600'));
  const told = (await lotteries.deskIssue(gameId, no)).issue;
  expect(told).toMatchObject({ staked: '7.3333', paid: '64', slips: 1 });
  expect(await lotteryDesk.voidIssue({ gameId, no, reason: 'late' })).toBe('SETTLED');
  expect(await house.listFaults()).toEqual([]);
});

test('a corrected result pays what is missing and takes back what was too much, from one to the next', async () => {
  const { issues } = await house.house.desk.listIssues({ gameId, limit: 5 });
  const { no } = issues.find(({ status }) => status === 'SETTLED')!;
  const seat = await lotteries.sit(gameId);
  const balance = async () => units((await seat.getState()).balance);
  const before = await balance();
  const { roundId } = (await seat.listSlips()).slips[0]!;
  const turnover = await lotteries.turnoverOf(roundId);
  const correct = async (tail: string) => {
    expect(await lotteryDesk.resettleIssue({ gameId, no, result: resultOf(tail) })).toBe(
      'RESETTLED',
    );
    await lotteries.advance(1_000);
    const [slip] = (await seat.listSlips()).slips;
    const [ticket] = await house.readTickets(roundId);
    expect(ticket!.status).toBe('RESETTLED');
    expect(units(slip!.win)).toBe(ticket!.payout);
    expect(await lotteries.turnoverOf(roundId)).toBe(turnover);
    expect(await house.listFaults()).toEqual([]);
    return { win: slip!.win, change: (await balance()) - before, payouts: slip!.outcome!.payouts };
  };
  // It had paid 9 600 for 47.
  expect(await correct('48')).toEqual({
    ...{ win: '96000', change: units('86400'), payouts: ['0', '96000'] },
  });
  expect(await correct('99')).toEqual({
    ...{ win: '0', change: units('-9600'), payouts: ['0', '0'] },
  });
  expect(await correct('47')).toMatchObject({ win: '9600', change: 0n });
  expect(await house.readRecord(roundId)).toMatchObject({ result: resultOf('47').join(' ') });
  // Decided when another result stood, it was decided about something else.
  expect(
    await lotteryDesk.resettleIssue({
      ...{ gameId, no, was: resultOf('48'), result: resultOf('99') },
    }),
  ).toBe('CHANGED');
  house.line.fail('resettle', 'lost after');
  await lotteryDesk.resettleIssue({ gameId, no, result: resultOf('99') });
  await lotteries.advance(1_000);
  house.line.heal();
  house.clock.advance(16_000);
  await house.house.recover();
  expect((await balance()) - before).toBe(units('-9600'));
  expect((await lotteries.deskIssue(gameId, no)).issue.result).toEqual(resultOf('99'));
  expect(await house.database.statement(listOpenExceptions)).toEqual([]);
  expect(await house.listFaults()).toEqual([]);
});

test('without a result within three hours all is given back, and so it is by an operator', async () => {
  const late = await buy();
  await lotteries.until(late.issue.drawAt);
  await lotteries.advance(3 * HOUR_MS);
  const seat = await lotteries.sit(gameId);
  expect((await seat.listSlips()).slips[0]).toMatchObject({ status: 'VOIDED' });
  expect(units((await seat.getState()).balance)).toBe(late.before);
  const undone = await buy();
  const { no } = undone.issue;
  expect(await lotteryDesk.voidIssue({ gameId, no, reason: 'a storm' })).toBe('VOIDED');
  await lotteries.advance(1_000);
  expect(units((await seat.getState()).balance)).toBe(undone.before);
  expect(await lotteryDesk.enterResult({ gameId, no, result: resultOf('47') })).toBe('NOT_DUE');
});

test('a game that rests opens nothing', async () => {
  await lotteryDesk.setLottery({ gameId: 'lottossc1', isPaused: true });
  await lotteries.advance(2 * MINUTE_MS);
  expect(await lotteries.game('lottossc1')).toMatchObject({ isOpen: false, current: null });
  const seat = await lotteries.sit('lottossc1');
  const tickets = [{ play: 'BS_1', selection: 'BIG', stake: '500' }];
  expect((await seat.buy({ no: 1, tickets })).json().code).toBe('house.game_off');
  await lotteryDesk.setLottery({ gameId: 'lottossc1', isPaused: false });
  await lotteries.advance(MINUTE_MS);
  expect(await lotteries.game('lottossc1')).toMatchObject({
    isOpen: true,
    current: { status: 'OPEN' },
  });
});
