import { add, type Fraction, fraction, multiply, ONE, ZERO } from '@maneki/games/exact/fraction';
import type { SlotRules } from '../model.ts';
import { numberFor } from '../number-for.ts';

/** How often one line shows a prize in a whole cycle of the reels, and what these prizes are on average. */
export type LinePrize = {
  readonly symbol: string;
  readonly count: number;
  readonly hits: bigint;
  /** Mean pay of a spin from this prize, in bet units of the one line. */
  readonly mean: Fraction;
};

type Reel = { readonly stops: bigint; readonly wilds: bigint; readonly own: bigint };

/**
 * Counts by symbol: on one line a reel shows each of its stops equally often, so that how many of each
 * symbol a strip has is all that matters. `wildMean` is what a wild multiplies by on average.
 */
export function countLinePrizes(rules: SlotRules, wildMean: Fraction = ONE): LinePrize[] {
  const { columns, wild } = rules;
  const cycle = rules.strips.reduce((product, strip) => product * BigInt(strip.length), 1n);
  const prizes = new Map<string, LinePrize>();
  const record = (run: { symbol: string; count: number; hits: bigint; wildsIn: Fraction }) => {
    const pay = numberFor(rules.pays[run.symbol], { count: run.count, columns });
    if (pay === 0 || run.hits === 0n) return;
    const key = `${run.symbol}${run.count}`;
    const share = multiply(multiply(fraction(run.hits, cycle), run.wildsIn), fraction(pay));
    const before = prizes.get(key);
    prizes.set(key, {
      symbol: run.symbol,
      count: run.count,
      hits: (before?.hits ?? 0n) + run.hits,
      mean: add(before?.mean ?? ZERO, share),
    });
  };
  for (const symbol of rules.symbols.filter((one) => one !== wild)) {
    const reels = rules.strips.map((strip) => readReel(strip, { symbol, wild }));
    for (let leading = 0; leading < columns; leading += 1)
      for (let count = leading + 1; count <= columns; count += 1) {
        const own = numberFor(rules.pays[symbol], { count, columns });
        const alone = wild ? numberFor(rules.pays[wild], { count: leading, columns }) : 0;
        if (wild !== null && alone > own) {
          const hits = countRuns(reels, { leading, count, wildMean: ONE }).hits;
          record({ symbol: wild, count: leading, hits, wildsIn: ONE });
        } else record({ symbol, count, ...countRuns(reels, { leading, count, wildMean }) });
      }
  }
  if (wild !== null) {
    const reels = rules.strips.map((strip) => readReel(strip, { symbol: wild, wild }));
    const hits = reels.reduce((product, reel) => product * reel.wilds, 1n);
    record({ symbol: wild, count: columns, hits, wildsIn: ONE });
  }
  return [...prizes.values()].sort(
    (one, other) =>
      rules.symbols.indexOf(one.symbol) - rules.symbols.indexOf(other.symbol) ||
      other.count - one.count,
  );
}

/** Wilds, then the symbol, then either of them, then something else, then anything. */
function countRuns(
  reels: readonly Reel[],
  run: { readonly leading: number; readonly count: number; readonly wildMean: Fraction },
): { hits: bigint; wildsIn: Fraction } {
  let hits = 1n;
  let weighted = ONE;
  for (const [column, { stops, wilds, own }] of reels.entries()) {
    const weightedWilds = multiply(fraction(wilds), run.wildMean);
    let cases = stops;
    let weight = fraction(stops);
    if (column < run.leading) [cases, weight] = [wilds, weightedWilds];
    else if (column === run.leading) [cases, weight] = [own, fraction(own)];
    else if (column < run.count) {
      cases = own + wilds;
      weight = add(fraction(own), weightedWilds);
    } else if (column === run.count) {
      cases = stops - own - wilds;
      weight = fraction(cases);
    }
    hits *= cases;
    weighted = multiply(weighted, weight);
  }
  return { hits, wildsIn: hits === 0n ? ZERO : multiply(weighted, fraction(1n, hits)) };
}

const readReel = (
  strip: string,
  { symbol, wild }: { readonly symbol: string; readonly wild: string | null },
): Reel => ({
  stops: BigInt(strip.length),
  wilds: countOf(strip, wild),
  own: countOf(strip, symbol),
});

const countOf = (strip: string, symbol: string | null): bigint =>
  symbol === null ? 0n : BigInt(strip.split(symbol).length - 1);
