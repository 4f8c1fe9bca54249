import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { type DiceBet, diceWin, isDiceBet, rollDice } from '../dice/dice.ts';
import { validTurnoverOf } from '../dragon-tiger/dragon-tiger.ts';
import { dragonTigerRules } from '../dragon-tiger/rules.ts';
import { readDraws } from '../fair/draws.ts';

/** Rounds of each game, settled a second time by rules that were written down again from the rule book alone. */
const ROUNDS = 100_000;

const drawsOf = (name: string) =>
  readDraws((counter) => createHash('sha256').update(`${name}|${counter}`).digest());

test('[PLAY-8] a hundred thousand rolls are paid as another reading of the rules pays them', () => {
  const choose = drawsOf('bets');
  const roll = drawsOf('rolls');
  let won = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const side = choose.below(2) === 0 ? 'OVER' : 'UNDER';
    const bet: DiceBet = { side, target: choose.below(10_000) };
    const stake = BigInt(1 + choose.below(5_000_000));
    const rolled = rollDice(roll);
    if (!isDiceBet(bet)) continue;
    // Hundredths of a percent: how many of the ten thousand numbers are on the player's side.
    const mine = side === 'OVER' ? 9_999 - bet.target : bet.target;
    const isMine = side === 'OVER' ? rolled >= bet.target + 1 : rolled <= bet.target - 1;
    const expected = isMine ? (stake * 99n * 100n) / BigInt(mine) : 0n;
    if (diceWin(bet, { stake, roll: rolled }) !== expected)
      throw new Error(`${JSON.stringify(bet)} with ${stake}, rolled ${rolled}`);
    won += isMine ? 1 : 0;
  }
  expect(won).toBeGreaterThan(ROUNDS / 4);
});

const RANKS = 'A23456789TJQK';

/** The rule book's own words: what each spot pays to one, tie and half back told apart. */
function settleAgain(
  stakes: Readonly<Record<string, bigint>>,
  [dragon, tiger]: readonly [string, string],
): bigint {
  const rank = (card: string) => RANKS.indexOf(card[0]!);
  const { DRAGON = 0n, TIGER = 0n, TIE = 0n, SUITED_TIE = 0n } = stakes;
  if (rank(dragon) > rank(tiger)) return DRAGON + DRAGON;
  if (rank(dragon) < rank(tiger)) return TIGER + TIGER;
  const halves = DRAGON / 2n + TIGER / 2n;
  const tie = TIE + 10n * TIE;
  return halves + tie + (dragon[1] === tiger[1] ? SUITED_TIE + 50n * SUITED_TIE : 0n);
}

test('[PLAY-8] a hundred thousand deals are paid as another reading of the rules pays them', () => {
  const choose = drawsOf('stakes');
  const SUITS = 'SHCD';
  const nameOf = (card: number) => `${RANKS[card % 13]}${SUITS[Math.floor(card / 13)]}`;
  let shoes = 0;
  for (let round = 0; round < ROUNDS; shoes += 1) {
    const shoe = dragonTigerRules.playShoe(drawsOf(`shoe ${shoes}`));
    for (let place = 0; place < dragonTigerRules.roundsPerShoe; place += 1, round += 1) {
      const outcome = shoe(place);
      const stakes = Object.fromEntries(
        dragonTigerRules.spots
          .filter(() => choose.below(2) === 0)
          .map((spot) => [spot, BigInt(choose.below(10_000_000))]),
      );
      const paid = dragonTigerRules.payoutOf(stakes, outcome);
      const cards = [nameOf(outcome.dragon), nameOf(outcome.tiger)] as const;
      if (paid !== settleAgain(stakes, cards)) throw new Error(`${cards} with ${paid}`);
      const { DRAGON = 0n, TIGER = 0n, TIE = 0n, SUITED_TIE = 0n } = stakes;
      const opposed = DRAGON > TIGER ? DRAGON - TIGER : TIGER - DRAGON;
      if (validTurnoverOf(stakes) !== opposed + TIE + SUITED_TIE) throw new Error('turnover');
    }
  }
  expect(shoes).toBeGreaterThan(500);
});
