import { invariant } from '@maneki/kernel/invariant';
import type { Draws } from '../fair/draws.ts';

/** The one game of its rules. */
export const DICE = {
  gameId: 'luckydice',
  vendor: 'HSLOT',
  name: 'Lucky Dice',
  model: 'dice',
  version: 1,
} as const;

/** Where a roll may fall: 0.00 to 99.99, in hundredths. */
export const ROLLS = 10_000;
/** Of everything that is staked so much comes back over time, in the same parts. */
export const RETURN = 9_900;
/** So many of the rolls must win at least, and may win at most: what is sure is no game. */
export const WINNING = { min: 1, max: 9_800 } as const;

/** What somebody bets on: that the roll is over, or under, a number. */
export type DiceBet = {
  readonly side: 'OVER' | 'UNDER';
  /** In hundredths: 4950 is 49.50. */
  readonly target: number;
};

/** How many of the rolls win. */
export const winningRolls = ({ side, target }: DiceBet): number =>
  side === 'OVER' ? ROLLS - 1 - target : target;

export const isDiceBet = (bet: DiceBet): boolean => {
  const winning = winningRolls(bet);
  return Number.isInteger(bet.target) && winning >= WINNING.min && winning <= WINNING.max;
};

/** The target of a side that so many rolls win. */
export const targetOf = (side: DiceBet['side'], winning: number): number =>
  side === 'OVER' ? ROLLS - 1 - winning : winning;

/** How many rolls may win so that a win pays at least this many ten-thousandths of the stake. */
export const winningFor = (multiplier: number): number =>
  Math.max(WINNING.min, Math.min(WINNING.max, Math.floor((RETURN * 10_000) / multiplier)));

/** What a win pays in ten-thousandths of the stake, rounded down: never more than is paid. */
export const multiplierOf = (bet: DiceBet): number =>
  Math.floor((RETURN * 10_000) / winningRolls(bet));

export const isWon = ({ side, target }: DiceBet, roll: number): boolean =>
  side === 'OVER' ? roll > target : roll < target;

/**
 * What a bet pays, in ledger units. The rarer a win, the more: the stake times the return, shared by the
 * rolls that win, so that every bet has the same return, but for what is less than one ledger unit.
 */
export const diceWin = (bet: DiceBet, { stake, roll }: { stake: bigint; roll: number }): bigint =>
  isWon(bet, roll) ? largestWin(bet, stake) : 0n;

/** What a bet pays when it wins. */
export function largestWin(bet: DiceBet, stake: bigint): bigint {
  invariant(isDiceBet(bet), 'a bet of the game');
  return (stake * BigInt(RETURN)) / BigInt(winningRolls(bet));
}

export const rollDice = (draws: Draws): number => draws.below(ROLLS);
