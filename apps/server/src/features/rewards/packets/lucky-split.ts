import { invariant } from '@maneki/kernel/invariant';

export type Pot = {
  readonly total: bigint;
  readonly count: number;
  /** What each part holds at least and at most. */
  readonly min: bigint;
  readonly max: bigint;
};

/** A whole number from 0 up to, but without, the limit; each as likely as any other. */
export type Draw = (limit: number) => number;

/** Whether so much can be shared out within what a part may hold. */
export const isShareable = ({ total, count, min, max }: Pot): boolean =>
  min <= max && min * BigInt(count) <= total && total <= max * BigInt(count);

/**
 * Shares all of a pot out by luck. Each part is drawn between the least and twice the average of what is left, so that
 * the rest always suffices for the others and never has to be more than they may hold; then the order is drawn, too.
 */
export function splitLuckily(pot: Pot, draw: Draw): bigint[] {
  invariant(isShareable(pot), 'a pot is shared out that can be');
  const { count, min, max } = pot;
  const parts: bigint[] = [];
  let rest = pot.total;
  for (let left = count; left > 1; left -= 1) {
    const others = BigInt(left - 1);
    const lowest = greatest(min, rest - max * others);
    const highest = least(rest - min * others, (2n * rest) / BigInt(left), max);
    const part = lowest + BigInt(draw(Number(highest - lowest) + 1));
    parts.push(part);
    rest -= part;
  }
  parts.push(rest);
  shuffle(parts, draw);
  return parts;
}

function shuffle(parts: bigint[], draw: Draw): void {
  for (let last = parts.length - 1; last > 0; last -= 1) {
    const other = draw(last + 1);
    [parts[last], parts[other]] = [parts[other]!, parts[last]!];
  }
}

const inOrder = (amounts: readonly bigint[]): bigint[] =>
  amounts.toSorted((left, right) => Number(left - right));

const least = (...amounts: readonly bigint[]): bigint => inOrder(amounts)[0]!;
const greatest = (...amounts: readonly bigint[]): bigint => inOrder(amounts).at(-1)!;
