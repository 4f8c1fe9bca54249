import { SERIES } from '@maneki/contract/agents/rebate-groups';

/** What rates are parts of: of a million for turnover, of two thousand for a prize series. */
const PPM = 1_000_000n;

/** Down to the next whole number, also below zero: what is taken back is never less than what was given. */
function divideDown(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend % divisor < 0n ? quotient - 1n : quotient;
}

export type Share = { readonly rate: number; readonly amount: bigint };

/**
 * Shares out what was played between the player and everybody above, from the player up to the top: to each the
 * difference to the highest rate below. In all it is what the highest rate comes to, but for less than a unit each.
 */
function shareOut(volume: bigint, rates: readonly number[], whole: bigint): Share[] {
  let highest = 0;
  return rates.map((own) => {
    const rate = Math.max(0, own - highest);
    highest = Math.max(highest, own);
    return { rate, amount: divideDown(volume * BigInt(rate), whole) };
  });
}

/** Shares of valid turnover, by rates in parts per million. */
export const shareTurnover = (turnover: bigint, rates: readonly number[]): Share[] =>
  shareOut(turnover, rates, PPM);

/**
 * Shares of a lottery ticket: whoever may bet at a high series and chooses a lower one gets the difference back, and
 * those above the differences of their series.
 */
export const shareTicket = (
  stake: bigint,
  { chosen, series }: { readonly chosen: number; readonly series: readonly number[] },
): Share[] =>
  shareOut(
    stake,
    series.map((own) => own - chosen),
    BigInt(SERIES.whole),
  );
