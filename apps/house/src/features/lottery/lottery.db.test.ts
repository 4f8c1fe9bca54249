import { randomUUID } from 'node:crypto';
import { houseSchemas } from '@maneki/contract/house/schemas';
import { parseAmount } from '@maneki/kernel/money';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startLotteries } from './testing/test-lotteries.ts';

const lotteries = await startLotteries();
const { house } = lotteries;
afterAll(() => house.dispose());
beforeEach(() => house.line.heal());

const units = (text: string): bigint => parseAmount(text)!;

test('[PLAY-6] an issue opens, takes a slip, closes, is drawn and settled by the clock', async () => {
  const seat = await lotteries.sit('lottossc1');
  const { current } = await lotteries.game('lottossc1');
  expect(current).toMatchObject({
    status: 'OPEN',
    commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  const tickets = [
    { play: 'BS_1', selection: 'BIG', stake: '500' },
    { play: 'BS_1', selection: 'SMALL', stake: '500' },
    { play: 'DIGIT_2', selection: '7', stake: '100' },
  ];
  const before = units(seat.state.balance);
  const bought = await seat.buy({ no: current!.no, tickets });
  expect(bought.statusCode).toBe(200);
  const { slips, balance } = houseSchemas.placeSlip.response.parse(bought.json());
  expect(units(balance!)).toBe(before - units('1100'));
  expect(slips).toMatchObject([
    { status: 'OPEN', stake: '1100', outcome: null, roundNo: current!.no },
  ]);
  await lotteries.until(current!.drawAt);
  const game = await lotteries.game('lottossc1');
  expect(game.last).toMatchObject({ no: current!.no, status: 'SETTLED' });
  expect(game.current).toMatchObject({ no: current!.no + 1, status: 'OPEN' });
  const [settled] = (await seat.listSlips()).slips;
  expect(settled).toMatchObject({ status: 'SETTLED', outcome: { result: game.last!.result } });
  const isBig = Number(game.last!.result![0]) >= 5;
  expect(settled!.outcome!.payouts.slice(0, 2)).toEqual(isBig ? ['970', '0'] : ['0', '970']);
  expect(settled!.win).toBe((await seat.listSlips()).slips[0]!.win);
  expect(await house.listFaults()).toEqual([]);
});

test('both sides of the close', async () => {
  const seat = await lotteries.sit('lottossc1');
  const { current } = await lotteries.game('lottossc1');
  const bet = { no: current!.no, tickets: [{ play: 'BS_1', selection: 'BIG', stake: '500' }] };
  await lotteries.until(current!.closeAt, { less: 1 });
  expect((await seat.buy(bet)).statusCode).toBe(200);
  house.clock.advance(1);
  const key = randomUUID();
  expect((await seat.buy({ ...bet, key })).json().code).toBe('house.issue_closed');
});
