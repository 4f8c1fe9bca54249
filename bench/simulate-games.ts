import { diceWin, ROLLS, rollDice, targetOf, winningRolls } from '@maneki/games/dice/dice';
import { payoutOf, SPOTS } from '@maneki/games/dragon-tiger/dragon-tiger';
import { dragonTigerRules } from '@maneki/games/dragon-tiger/rules';
import { seedDraws } from './simulate-draws.ts';
import type { Simulation } from './simulation.ts';

const STAKE = 10_000n;

/** What came back over many rounds, beside what is proven; wins are counted in stakes. */
function compare(
  wins: { readonly count: number; readonly sum: number; readonly squares: number },
  expected: number,
): Simulation {
  const { count: rounds, sum, squares } = wins;
  const returned = sum / rounds;
  const standardError = Math.sqrt((squares / rounds - returned ** 2) / rounds);
  return {
    rounds,
    returned,
    expected,
    standardError,
    deviation: (returned - expected) / standardError,
  };
}

/** Rolls the dice, at a likely, an even and a rare target. */
export function simulateDice(rounds: number, seed: number): [string, Simulation][] {
  return [9_000, 4_950, 100].map((winning) => {
    const bet = { side: 'OVER', target: targetOf('OVER', winning) } as const;
    const draws = seedDraws(seed);
    const pays = Number(diceWin(bet, { stake: STAKE, roll: ROLLS - 1 })) / Number(STAKE);
    let won = 0;
    for (let round = 0; round < rounds; round += 1)
      if (diceWin(bet, { stake: STAKE, roll: rollDice(draws) }) > 0n) won += 1;
    const wins = { count: rounds, sum: won * pays, squares: won * pays ** 2 };
    return [`dice, ${winningRolls(bet) / 100} % to win`, compare(wins, 0.99)];
  });
}

/** What the house gives back on each spot, as exact shares of 415. */
const RETURNS = {
  DRAGON: 1 - 31 / 830,
  TIGER: 1 - 31 / 830,
  TIE: 341 / 415,
  SUITED_TIE: 357 / 415,
};

/** Deals shoe after shoe, with a stake on every spot. */
export function simulateDragonTiger(rounds: number, seed: number): [string, Simulation][] {
  const draws = seedDraws(seed);
  const tallies = SPOTS.map(() => ({ count: 0, sum: 0, squares: 0 }));
  for (let round = 0; round < rounds; ) {
    const shoe = dragonTigerRules.playShoe(draws);
    for (let place = 0; place < dragonTigerRules.roundsPerShoe; place += 1, round += 1) {
      const { result } = shoe(place);
      for (const [index, spot] of SPOTS.entries()) {
        const win = Number(payoutOf(spot, STAKE, result)) / Number(STAKE);
        const tally = tallies[index]!;
        tally.count += 1;
        tally.sum += win;
        tally.squares += win ** 2;
      }
    }
  }
  return SPOTS.map((spot, index) => [
    `dragon-tiger, ${spot}`,
    compare(tallies[index]!, RETURNS[spot]),
  ]);
}
