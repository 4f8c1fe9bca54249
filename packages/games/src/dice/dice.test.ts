import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type DiceBet,
  diceWin,
  isDiceBet,
  isWon,
  multiplierOf,
  RETURN,
  ROLLS,
  targetOf,
  WINNING,
  winningFor,
  winningRolls,
} from './dice.ts';

const anyBet: fc.Arbitrary<DiceBet> = fc
  .record({
    side: fc.constantFrom('OVER' as const, 'UNDER' as const),
    winning: fc.integer(WINNING),
  })
  .map(({ side, winning }) => ({ side, target: targetOf(side, winning) }));

test.each([
  ['OVER', 4_949, 5_050, 19_603],
  ['UNDER', 4_950, 4_950, 20_000],
  ['OVER', 9_998, 1, 99_000_000],
  ['UNDER', 1, 1, 99_000_000],
  ['UNDER', 9_800, 9_800, 10_102],
  ['OVER', 199, 9_800, 10_102],
] as const)('%s %s is won by %s rolls and pays %s ten-thousandths', (side, target, rolls, pays) => {
  const bet = { side, target };
  expect([winningRolls(bet), multiplierOf(bet), isDiceBet(bet)]).toEqual([rolls, pays, true]);
});

test.each([
  ['OVER', 9_999],
  ['OVER', 198],
  ['UNDER', 0],
  ['UNDER', 9_801],
  ['UNDER', 4_950.5],
  ['OVER', Number.NaN],
] as const)('%s %s is no bet', (side, target) => {
  expect(isDiceBet({ side, target })).toBe(false);
});

test('every bet that there is returns 99 % exactly, counted over all rolls', () => {
  // A stake that every number of winning rolls divides leaves nothing to round.
  for (const side of ['OVER', 'UNDER'] as const)
    for (let winning = WINNING.min; winning <= WINNING.max; winning += 1) {
      const bet = { side, target: targetOf(side, winning) };
      const stake = BigInt(winning) * BigInt(ROLLS);
      const won = diceWin(bet, { stake, roll: side === 'OVER' ? ROLLS - 1 : 0 });
      expect(won * BigInt(winning) * BigInt(ROLLS)).toBe(stake * BigInt(RETURN) * BigInt(ROLLS));
    }
});

test('as many rolls win as are said to, and over and under never both', () => {
  fc.assert(
    fc.property(anyBet, fc.integer({ min: 0, max: ROLLS - 1 }), (bet, roll) => {
      const opposite: DiceBet = {
        side: bet.side === 'OVER' ? 'UNDER' : 'OVER',
        target: bet.target,
      };
      expect(isWon(bet, roll) && isWon(opposite, roll)).toBe(false);
      const rolls = Array.from({ length: ROLLS }, (_, each) => each);
      expect(rolls.filter((each) => isWon(bet, each))).toHaveLength(winningRolls(bet));
    }),
    { numRuns: 50 },
  );
});

test('what is paid is what is shown at least, and less than a ledger unit below its share', () => {
  fc.assert(
    fc.property(anyBet, fc.bigInt({ min: 1n, max: 10n ** 12n }), (bet, stake) => {
      const roll = bet.side === 'OVER' ? ROLLS - 1 : 0;
      const won = diceWin(bet, { stake, roll });
      expect(won >= (stake * BigInt(multiplierOf(bet))) / 10_000n).toBe(true);
      const missing = stake * BigInt(RETURN) - won * BigInt(winningRolls(bet));
      expect(missing >= 0n && missing < BigInt(winningRolls(bet))).toBe(true);
    }),
  );
});

test('a wished multiplier is reached, by as many rolls as can be', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10_102, max: 99_000_000 }), (multiplier) => {
      const winning = winningFor(multiplier);
      const pays = multiplierOf({ side: 'UNDER', target: winning });
      expect(pays >= multiplier).toBe(true);
      if (winning < WINNING.max)
        expect(multiplierOf({ side: 'UNDER', target: winning + 1 }) < multiplier).toBe(true);
    }),
  );
});
