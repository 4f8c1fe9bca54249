import { parseAmount } from '@maneki/kernel/money';

export type DayResult = { readonly day: string; readonly amount: string };

/** A bar in shares of the chart's height, from above: it stands on the line of nothing, or hangs from it. */
export type Bar = {
  readonly day: string;
  readonly top: number;
  readonly height: number;
  readonly isLoss: boolean;
};

export type Chart = {
  readonly bars: readonly Bar[];
  /** Where nothing won and nothing lost is. */
  readonly zero: number;
  readonly best: DayResult;
  readonly worst: DayResult;
};

const unitsOf = ({ amount }: DayResult): bigint => parseAmount(amount) ?? 0n;

/** The days of a report as bars; undefined where there is nothing to compare. */
export function drawBars(days: readonly DayResult[]): Chart | undefined {
  const [first] = days;
  if (!first || days.length < 2 || days.every((day) => unitsOf(day) === 0n)) return undefined;
  let [best, worst] = [first, first];
  for (const day of days) {
    if (unitsOf(day) > unitsOf(best)) best = day;
    if (unitsOf(day) < unitsOf(worst)) worst = day;
  }
  // The line of nothing is always in sight: without it a good day among better ones looks like a loss.
  const ceiling = Math.max(0, Number(unitsOf(best)));
  const floor = Math.min(0, Number(unitsOf(worst)));
  const share = (units: number) => units / (ceiling - floor);
  const zero = share(ceiling);
  return {
    zero,
    best,
    worst,
    bars: days.map((day) => {
      const height = share(Math.abs(Number(unitsOf(day))));
      const isLoss = unitsOf(day) < 0n;
      return { day: day.day, top: isLoss ? zero : zero - height, height, isLoss };
    }),
  };
}
