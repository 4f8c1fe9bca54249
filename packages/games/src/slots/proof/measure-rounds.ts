import { toNumber } from '@maneki/games/exact/fraction';
import type { SlotRules } from '../model.ts';
import { numberFor } from '../number-for.ts';
import { FREE_SPINS_MAX } from '../play-round.ts';
import { countFinalCoins, measureCoin } from './count-hold.ts';
import { type Look, shownIn, specialsIn } from './list-faces.ts';
import { tallySpins } from './tally-spins.ts';

export type RoundMeasures = {
  /** Of all paid spins, how many windows there are and how many of them pay anything. */
  readonly windows: number;
  readonly hits: number;
  /** The largest pay of one spin, in bet units. */
  readonly largest: number;
  /** Mean and standard deviation of a whole round's pay in bet units, the limit of free spins included. */
  readonly mean: number;
  readonly standardDeviation: number;
};

/** Shares of spins that grant equally many free spins, with the first two moments of their pay. */
type Grant = { readonly freeSpins: number; share: number; first: number; second: number };

type Moments = { readonly first: number; readonly second: number };

/** Every window of the machine, then the free spins backwards from the last that a round may have. */
export function measureRounds(rules: SlotRules): RoundMeasures {
  const specials = rules.specialSymbols.length > 0 ? rules.specialSymbols : [null];
  const paid = listSpins(rules, { isFree: false, special: null });
  const frees = rules.scatter
    ? specials.map((special) => listSpins(rules, { isFree: true, special }))
    : [];
  const after = frees.map((free) => measureFreeSpins(sortByGrant(free)));
  let first = 0;
  let second = 0;
  for (const grant of sortByGrant(paid)) {
    const then = meanMoments(after.map((table) => table[grant.freeSpins]!));
    first += grant.first + grant.share * then.first;
    second += grant.second + 2 * grant.first * then.first + grant.share * then.second;
  }
  return {
    windows: paid.reduce((total, { windows }) => total + windows, 0),
    hits: paid.reduce((total, { windows, first: pay }) => total + (pay > 0 ? windows : 0), 0),
    largest: [paid, ...frees].flat().reduce((most, { largest }) => Math.max(most, largest), 0),
    mean: first,
    standardDeviation: Math.sqrt(second - first * first),
  };
}

/** Windows that are alike, with the moments of their pay, which only held coins leave open. */
type Spin = Moments & {
  readonly windows: number;
  readonly freeSpins: number;
  readonly largest: number;
};

/** Adds to the prizes of lines or ways whatever follows from the marks of a window. */
function listSpins(rules: SlotRules, look: Look): Spin[] {
  const { columns, scatter, lines } = rules;
  const holds = measureHolds(rules);
  const multiplier = look.isFree ? rules.freeSpinMultiplier : 1;
  const specialPays = look.special === null ? [] : rules.pays[look.special];
  return tallySpins(rules, look).map(({ pay: prizes, mark, windows }) => {
    const count = shownIn(mark);
    const special = numberFor(specialPays, { count: specialsIn(mark), columns }) * lines.length;
    const pay = (prizes + special + numberFor(scatter?.pays, { count, columns })) * multiplier;
    const hold = holds[count] ?? { first: 0, second: 0, largest: 0 };
    return {
      windows,
      freeSpins: numberFor(scatter?.freeSpins, { count, columns }),
      largest: pay + hold.largest,
      first: pay + hold.first,
      second: pay * pay + 2 * pay * hold.first + hold.second,
    };
  });
}

/** What held coins pay, by the number of them at the beginning. */
function measureHolds({ hold, columns, rows }: SlotRules): (Moments & { largest: number })[] {
  if (hold === null) return [];
  const places = columns * rows;
  const coin = measureCoin(hold);
  const mean = toNumber(coin.mean);
  const variance = toNumber(coin.square) - mean * mean;
  const largest = places * Math.max(...hold.values.map(({ pay }) => pay)) + hold.fullPay;
  return countFinalCoins(hold, places).map((ends) => {
    const moments = ends.map((share, coins) => {
      const pay = coins * mean + (coins === places ? hold.fullPay : 0);
      return { share: toNumber(share), first: pay, second: pay * pay + coins * variance };
    });
    return {
      first: moments.reduce((total, { share, first }) => total + share * first, 0),
      second: moments.reduce((total, { share, second }) => total + share * second, 0),
      largest,
    };
  });
}

function sortByGrant(spins: readonly Spin[]): Grant[] {
  const windows = spins.reduce((total, spin) => total + spin.windows, 0);
  const grants = new Map<number, Grant>();
  for (const spin of spins) {
    const { freeSpins } = spin;
    const grant = grants.get(freeSpins) ?? { freeSpins, share: 0, first: 0, second: 0 };
    grants.set(freeSpins, grant);
    const share = spin.windows / windows;
    grant.share += share;
    grant.first += share * spin.first;
    grant.second += share * spin.second;
  }
  return [...grants.values()];
}

/**
 * What free spins pay together, by how many were granted at first. What lies ahead depends only on how many
 * have been played and granted, so it is worked out from the last spin that a round may have.
 */
function measureFreeSpins(grants: readonly Grant[]): Moments[] {
  const nothing: Moments = { first: 0, second: 0 };
  let ahead: Moments[] = Array.from({ length: FREE_SPINS_MAX + 1 }, () => nothing);
  for (let played = FREE_SPINS_MAX - 1; played >= 0; played -= 1) {
    const next = ahead;
    ahead = next.map((_, granted) => {
      if (granted <= played) return nothing;
      return grants.reduce<Moments>((total, grant) => {
        const then = next[Math.min(granted + grant.freeSpins, FREE_SPINS_MAX)]!;
        return {
          first: total.first + grant.first + grant.share * then.first,
          second:
            total.second + grant.second + 2 * grant.first * then.first + grant.share * then.second,
        };
      }, nothing);
    });
  }
  return ahead;
}

const meanMoments = (all: readonly Moments[]): Moments => ({
  first: all.reduce((total, { first }) => total + first / all.length, 0),
  second: all.reduce((total, { second }) => total + second / all.length, 0),
});
