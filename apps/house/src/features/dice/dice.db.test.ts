import { randomUUID } from 'node:crypto';
import type { DiceBet } from '@maneki/games/dice/dice';
import { diceWin } from '@maneki/games/dice/dice';
import { parseAmount } from '@maneki/kernel/money';
import { afterAll, expect, test } from 'vitest';
import { startTestHouse } from '#testing/test-house';

const house = await startTestHouse();
afterAll(() => house.dispose());

const units = (text: string): bigint => parseAmount(text)!;
type Wish = Partial<DiceBet> & { readonly key?: string; readonly stake?: string };

async function sit() {
  const seat = await house.sitDown({ gameId: 'luckydice' });
  const { token } = seat;
  const roll = (wish: Wish = {}) => {
    const body = { key: randomUUID(), stake: '100', side: 'OVER', target: 4_950, ...wish };
    return house.call('POST', '/dice/rolls', { token, body });
  };
  return { ...seat, roll };
}

test('[PLAY-6] a roll is paid by where it fell, with one ticket, and the books add up', async () => {
  const seat = await sit();
  const bet = { side: 'UNDER', target: 5_000 } as const;
  const { round, balance } = (await seat.roll({ ...bet, stake: '500' })).json();
  expect(round).toMatchObject({ kind: 'dice', status: 'SETTLED', bet });
  const win = diceWin(bet, { stake: units('500'), roll: round.outcome.roll });
  expect(units(round.win)).toBe(win);
  expect(units(balance)).toBe(units(seat.state.balance) - units('500') + win);
  expect(await house.readTickets(round.roundId)).toMatchObject([
    { stake: units('500'), payout: win },
  ]);
  expect(await house.readRecord(round.roundId)).toMatchObject({
    selection: 'UNDER 50.00',
    odds: '1.98',
    result: (round.outcome.roll / 100).toFixed(2),
  });
  expect((await seat.getState()).recent[0].roundId).toBe(round.roundId);
  expect(await house.listFaults()).toEqual([]);
});

test('a wish is one roll, however often it is sent, and with another bet it is a mistake', async () => {
  const seat = await sit();
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 10 }, () => seat.roll({ key })));
  expect(new Set(answers.map((answer) => answer.json().round.roundId)).size).toBe(1);
  for (const other of [{ target: 4_951 }, { side: 'UNDER' }, { stake: '200' }] as const)
    expect((await seat.roll({ key, ...other })).json().code).toBe('house.key_reused');
});

test('rolls of one player wait for none of their own, and each has a number of its own', async () => {
  const seat = await sit();
  const answers = await Promise.all(Array.from({ length: 10 }, () => seat.roll()));
  const nonces = answers.map((answer) => answer.json().round.nonce);
  expect(new Set(nonces).size).toBe(10);
  expect(await house.listFaults()).toEqual([]);
});

test('both sides of every limit of a bet', async () => {
  const seat = await sit();
  const codeOf = async (wish: Wish) => {
    const answer = await seat.roll(wish);
    return answer.statusCode === 200 ? 'taken' : answer.json().code;
  };
  // Of ten thousand rolls one may win at least, and 9 800 at most.
  expect(await codeOf({ side: 'OVER', target: 9_998, stake: '10' })).toBe('taken');
  expect(await codeOf({ side: 'OVER', target: 9_999, stake: '10' })).toBe('house.bet_invalid');
  expect(await codeOf({ side: 'OVER', target: 199 })).toBe('taken');
  expect(await codeOf({ side: 'OVER', target: 198 })).toBe('house.bet_invalid');
  expect(await codeOf({ side: 'UNDER', target: 9_800 })).toBe('taken');
  expect(await codeOf({ side: 'UNDER', target: 9_801 })).toBe('house.bet_invalid');
  expect(await codeOf({ side: 'UNDER', target: 0 })).toBe('house.bet_invalid');
  expect(await codeOf({ target: 49.5 })).toBe('call.input_invalid');
  expect(await codeOf({ target: 10_000 })).toBe('call.input_invalid');
  expect(await codeOf({ stake: '15' })).toBe('house.stake_invalid');
  // Twenty thousand units are three million yen: 200 yen at 9 900 times, 500 would be more.
  expect(await codeOf({ side: 'UNDER', target: 1, stake: '200' })).toBe('taken');
  const tooMuch = await seat.roll({ side: 'UNDER', target: 1, stake: '500' });
  expect(tooMuch.json()).toMatchObject({
    code: 'house.win_too_large',
    detail: { max: '3000000' },
  });
});
