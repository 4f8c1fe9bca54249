import {
  add,
  divide,
  type Fraction,
  fraction,
  meanOf,
  multiply,
  ONE,
  subtract,
  sum,
  ZERO,
} from '@maneki/games/exact/fraction';
import { JACKPOT_POOLS, JACKPOT_RULES } from '../jackpot.ts';
import type { SlotRules } from '../model.ts';
import { numberFor } from '../number-for.ts';
import { listHoldMeans } from './count-hold.ts';
import { countLinePrizes } from './count-lines.ts';
import { countColumns, countShown } from './count-shown.ts';
import { countWayPrizes } from './count-ways.ts';

/** Shares of the stake that come back, by where they come from; all exact. */
export type Returns = {
  /** Prizes of lines or ways in the paid spin. */
  readonly prizes: Fraction;
  readonly scatter: Fraction;
  readonly freeSpins: Fraction;
  readonly hold: Fraction;
  readonly jackpots: Fraction;
  readonly total: Fraction;
  /** How likely a paid spin brings free spins, and how many there are for one paid spin. */
  readonly trigger: Fraction;
  readonly freeSpinsPerSpin: Fraction;
  /** How likely a paid spin holds its coins. */
  readonly holdTrigger: Fraction;
};

/** Counts by symbol, without turning a reel. The limit of free spins is left out. */
export function countReturns(rules: SlotRules): Returns {
  const stake = fraction(rules.betUnits);
  const prizes = divide(meanPrizes(rules, rules.wildMultipliers?.paid), stake);
  const scatters = countScatters(rules);
  const scatter = divide(scatters.pay, stake);
  // A free spin brings as many new ones as a paid one does, so they add up to a geometric series.
  const freeSpinsPerSpin = divide(scatters.freeSpins, subtract(ONE, scatters.freeSpins));
  const freePay = sum([
    meanPrizes(rules, rules.wildMultipliers?.free),
    meanSpecial(rules),
    scatters.pay,
  ]);
  const freeSpins = divide(
    multiply(multiply(freeSpinsPerSpin, freePay), fraction(rules.freeSpinMultiplier)),
    stake,
  );
  const coins = countHolds(rules);
  const hold = divide(coins.pay, stake);
  const jackpots = rules.hasJackpots ? OVERLAY : ZERO;
  return {
    prizes,
    scatter,
    freeSpins,
    hold,
    jackpots,
    total: sum([prizes, scatter, freeSpins, hold, jackpots]),
    trigger: scatters.trigger,
    freeSpinsPerSpin,
    holdTrigger: coins.trigger,
  };
}

/** What the pools return of a stake: what they receive of it, and what the house lays down. */
export const OVERLAY: Fraction = sum(
  JACKPOT_POOLS.map((pool) => {
    const { seed, contributionPermille, oneIn } = JACKPOT_RULES[pool];
    return add(fraction(contributionPermille, 1000), fraction(seed, oneIn));
  }),
);

function meanPrizes(rules: SlotRules, wildMultipliers: readonly number[] = [1]): Fraction {
  if (rules.lines.length === 0) return sum(countWayPrizes(rules).map(({ mean }) => mean));
  const line = sum(countLinePrizes(rules, meanOf(wildMultipliers)).map(({ mean }) => mean));
  return multiply(line, fraction(rules.lines.length));
}

function countScatters(rules: SlotRules) {
  const { columns, scatter } = rules;
  if (scatter === null) return { pay: ZERO, freeSpins: ZERO, trigger: ZERO };
  const shown = countShown(rules, scatter.symbol);
  const meanBy = (of: (count: number) => number) =>
    sum(shown.map((share, count) => multiply(share, fraction(of(count)))));
  const freeSpinsFor = (count: number) => numberFor(scatter.freeSpins, { count, columns });
  return {
    pay: meanBy((count) => numberFor(scatter.pays, { count, columns })),
    freeSpins: meanBy(freeSpinsFor),
    trigger: meanBy((count) => (freeSpinsFor(count) > 0 ? 1 : 0)),
  };
}

function meanSpecial(rules: SlotRules): Fraction {
  const { columns, specialSymbols, lines, pays } = rules;
  if (specialSymbols.length === 0) return ZERO;
  const means = specialSymbols.flatMap((symbol) =>
    countColumns(rules, symbol).map((share, count) =>
      multiply(share, fraction(numberFor(pays[symbol], { count, columns }) * lines.length)),
    ),
  );
  return divide(sum(means), fraction(specialSymbols.length));
}

function countHolds(rules: SlotRules): { pay: Fraction; trigger: Fraction } {
  const { hold } = rules;
  if (hold === null) return { pay: ZERO, trigger: ZERO };
  const shown = countShown(rules, hold.symbol);
  const means = listHoldMeans(hold, rules.columns * rules.rows);
  return {
    pay: sum(shown.map((share, coins) => multiply(share, means[coins] ?? ZERO))),
    trigger: sum(shown.slice(hold.coinsMin)),
  };
}
