import { createHash, createHmac } from 'node:crypto';
import { diceWin, rollDice } from '@maneki/games/dice/dice';
import { dragonTigerRules } from '@maneki/games/dragon-tiger/rules';
import { readDraws } from '@maneki/games/fair/draws';
import { FAMILIES } from '@maneki/games/lottery/families';
import { findLotteryGame } from '@maneki/games/lottery/games';
import { SLOT_GAMES } from '@maneki/games/slots/catalogue';
import { slotModels } from '@maneki/games/slots/slot-models';
import { expect, test } from 'vitest';
import type { CheckedRoundOf } from './checked-round.ts';
import { computeRound } from './compute-round.ts';
import { FAIR_GAMES } from './fair-games.ts';
import { readSlip } from './read-slip.ts';

const serverSeed = '5e'.repeat(32);
const bytes = Buffer.from(serverSeed, 'hex');
const fingerprint = createHash('sha256').update(bytes).digest('hex');
const frame = { serverSeed, commitment: undefined, stake: undefined, win: undefined };
const own = { ...frame, clientSeed: 'lucky-cat' };
const slot = (game: string, nonce = 1): CheckedRoundOf<'slots'> => ({
  ...own,
  kind: 'slots',
  game,
  nonce,
});
const drawsOf = (name: string) =>
  readDraws((counter) => createHmac('sha256', bytes).update(`${name}|${counter}`).digest());

test.each(SLOT_GAMES)(
  '[FAIR-1] the page computes the same rounds of $id as a server does',
  async ({ id, model }) => {
    for (const nonce of [1, 2, 3]) {
      const expected = slotModels[model].play(drawsOf(`lucky-cat|${nonce}`));
      expect(await computeRound(slot(id, nonce))).toMatchObject({ outcome: expected });
    }
  },
);

test('[FAIR-1] the page computes the same rolls as a server does, and what they pay', async () => {
  const bet = { side: 'UNDER', target: 4_950 } as const;
  const stake = 1_000_000n;
  for (let nonce = 1; nonce <= 50; nonce += 1) {
    const roll = rollDice(drawsOf(`lucky-cat|${nonce}`));
    const round = { ...own, kind: 'dice', game: 'luckydice', nonce, bet, stake, win: 5n } as const;
    const pays = diceWin(bet, { stake, roll });
    expect(await computeRound(round)).toMatchObject({ roll, pays, paid: 5n });
    expect(await computeRound({ ...round, bet: undefined })).toMatchObject({
      roll,
      pays: undefined,
    });
  }
});

test('[FAIR-1] the page deals the same shoe as a server does, and pays the same', async () => {
  const dealt = dragonTigerRules.playShoe(drawsOf('dragontiger1|3'));
  const stakes = { DRAGON: 8_000_000n, SUITED_TIE: 10_001n };
  const round = { ...frame, kind: 'dragon-tiger', game: 'dragontiger1', shoe: 3, stakes } as const;
  for (let place = 0; place < dragonTigerRules.roundsPerShoe; place += 1) {
    const pays = dragonTigerRules.payoutOf(stakes, dealt(place));
    const check = await computeRound({ ...round, place, stake: 8_010_001n });
    expect(check).toMatchObject({ outcome: dealt(place), shoe: 3, place, pays });
  }
  expect((await computeRound({ ...round, place: 0 })).pays).toBeUndefined();
});

const LOTTERIES = FAIR_GAMES.filter(({ kind }) => kind === 'lottery');

test.each(LOTTERIES)(
  '[FAIR-1] the page draws the same results of $id as a server does',
  async ({ id }) => {
    const { draw } = FAMILIES[findLotteryGame(id)!.family];
    const round = { ...frame, kind: 'lottery', game: id, tickets: [] } as const;
    for (const issue of [1, 29_453_760, 2_147_483_647]) {
      const check = await computeRound({ ...round, issue });
      expect(check).toMatchObject({ issue, result: draw(drawsOf(`${id}|${issue}`)), tickets: [] });
      expect(check.pays).toBeUndefined();
    }
  },
);

test('[FAIR-1] the page pays each ticket of a slip by its own odds, and half where that was said', async () => {
  const game = 'lottossc1';
  const issue = 29_453_760;
  const [first, second] = FAMILIES.SSC.draw(drawsOf(`${game}|${issue}`));
  const other = first === '0' ? '1' : '0';
  const tickets = readSlip(
    game,
    [
      `DIGIT_1:${first}:1000:97/10`,
      `DIGIT_1:${other}:300:97/10`,
      `DIGIT_2:${second}:100:97/10:${second}`,
    ].join(';'),
  )!;
  const round = { ...frame, kind: 'lottery', game, issue, tickets, stake: 14_000_000n } as const;
  const check = await computeRound(round);
  expect(check).toMatchObject({
    tickets: [{ payout: 97_000_000n }, { payout: 0n }, { payout: 4_850_000n }],
    pays: 101_850_000n,
  });
});

test('[PLAY-8] a seal is whole only with the hash of the very seed', async () => {
  const check = (commitment: string | undefined) =>
    computeRound({ ...slot('maneki3'), commitment });
  expect(await check(fingerprint)).toMatchObject({ fingerprint, isSealWhole: true });
  expect((await check('0'.repeat(64))).isSealWhole).toBe(false);
  expect((await check(undefined)).isSealWhole).toBeUndefined();
});

test('a stake that no bet of a machine has pays nothing that could be compared', async () => {
  const { pays } = await computeRound({ ...slot('maneki3'), stake: 7n });
  expect(pays).toBeUndefined();
  expect((await computeRound({ ...slot('maneki3'), stake: 50_000n })).pays).toBeTypeOf('bigint');
});

test('a game that is no slot of the house cannot be checked', async () => {
  await expect(computeRound(slot('chess'))).rejects.toThrow('chess');
});
