import {
  add,
  type Fraction,
  fraction,
  multiply,
  ONE,
  subtract,
  sum,
  ZERO,
} from '@maneki/games/exact/fraction';
import type { HoldRule } from '../model.ts';

/**
 * How likely the feature ends with so many coins, by the number that it began with: worked out backwards
 * over coins held and turns left. The places of the lists are numbers of coins.
 */
export function countFinalCoins(rule: HoldRule, places: number): Fraction[][] {
  const chance = fraction(rule.chance.numerator, rule.chance.denominator);
  const ends: Fraction[][] = [];
  ends[places] = only(places, places);
  for (let coins = places - 1; coins >= rule.coinsMin; coins -= 1) {
    const fresh = listBinomial(places - coins, chance);
    const none = fresh[0]!;
    const someNew = Array.from({ length: places + 1 }, (_, end) =>
      sum(fresh.slice(1).map((share, more) => multiply(share, ends[coins + more + 1]![end]!))),
    );
    // With no turn left it ends here; each further turn either brings new coins or one turn less.
    let turnsLeft = only(coins, places);
    for (let turn = 0; turn < rule.turns; turn += 1)
      turnsLeft = turnsLeft.map((share, end) => add(someNew[end]!, multiply(none, share)));
    ends[coins] = turnsLeft;
  }
  return ends;
}

/** The first and the second moment of a coin's value, in bet units. */
export function measureCoin({ values }: HoldRule): { mean: Fraction; square: Fraction } {
  const weights = values.reduce((total, { weight }) => total + weight, 0);
  const shares = (power: number) =>
    sum(values.map(({ pay, weight }) => fraction(pay ** power * weight, weights)));
  return { mean: shares(1), square: shares(2) };
}

/** What the feature pays on average, by the number of coins that it began with. */
export function listHoldMeans(rule: HoldRule, places: number): Fraction[] {
  const { mean } = measureCoin(rule);
  return countFinalCoins(rule, places).map((ends) =>
    sum(
      ends.map((share, coins) => {
        const full = coins === places ? fraction(rule.fullPay) : ZERO;
        return multiply(share, add(multiply(mean, fraction(coins)), full));
      }),
    ),
  );
}

const only = (coins: number, places: number): Fraction[] =>
  Array.from({ length: places + 1 }, (_, end) => (end === coins ? ONE : ZERO));

function listBinomial(trials: number, chance: Fraction): Fraction[] {
  let shares = [ONE];
  for (let trial = 0; trial < trials; trial += 1)
    shares = Array.from({ length: shares.length + 1 }, (_, hits) =>
      add(
        multiply(shares[hits] ?? ZERO, subtract(ONE, chance)),
        multiply(shares[hits - 1] ?? ZERO, chance),
      ),
    );
  return shares;
}
