import {
  type DiceBet,
  largestWin,
  multiplierOf,
  targetOf,
  WINNING,
  winningFor,
  winningRolls,
} from '@maneki/games/dice/dice';

/** Two in one: half of the rolls but for the share of the house, and a win pays the stake twice. */
export const FIRST_BET: DiceBet = { side: 'UNDER', target: 4_950 };

/** A finger chooses half percents; finer steps are typed. */
const STEP = 50;

const clamp = (winning: number): number =>
  Math.max(WINNING.min, Math.min(WINNING.max, Math.round(winning)));

/** The bet of a side that so many of the rolls win, or the nearest that the game takes. */
export const betOn = (side: DiceBet['side'], winning: number): DiceBet => ({
  side,
  target: targetOf(side, clamp(winning)),
});

/** The other side with the same chance. */
export const turnOver = (bet: DiceBet): DiceBet =>
  betOn(bet.side === 'OVER' ? 'UNDER' : 'OVER', winningRolls(bet));

/** The bet nearest to where a finger rests on the track, in hundredths. */
export function betAt(side: DiceBet['side'], place: number): DiceBet {
  const winning = winningRolls({ side, target: place });
  return betOn(side, Math.max(STEP, Math.round(winning / STEP) * STEP));
}

const KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: -STEP,
  ArrowDown: -STEP,
  ArrowRight: STEP,
  ArrowUp: STEP,
  PageDown: -10 * STEP,
  PageUp: 10 * STEP,
  Home: -10_000,
  End: 10_000,
};

/** Where a key moves the target; undefined for a key that moves nothing. */
export function betAfterKey({ side, target }: DiceBet, key: string): DiceBet | undefined {
  const step = KEYS[key];
  return step === undefined
    ? undefined
    : betOn(side, winningRolls({ side, target: target + step }));
}

export type BetField = 'target' | 'multiplier' | 'chance';

const DECIMAL = /^\d{1,6}(?:\.\d{0,6})?$/;

/** What was typed into a field, as the nearest bet of the same side; undefined for what is no number. */
export function readBet(field: BetField, typed: string, { side }: DiceBet): DiceBet | undefined {
  const text = typed
    .normalize('NFKC')
    .replace(',', '.')
    .replace(/[×x%\s]/g, '');
  if (!DECIMAL.test(text)) return undefined;
  const number = Number(text);
  if (field === 'target') return betOn(side, winningRolls({ side, target: number * 100 }));
  if (field === 'chance') return betOn(side, number * 100);
  return betOn(side, number > 0 ? winningFor(Math.round(number * 10_000)) : WINNING.max);
}

/** Hundredths as they are read: 4950 is 49.50. */
export const writeHundredths = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** Six digits at most, so that it is never cut off: none beyond the cut makes it more than is paid. */
function writeMultiplier(tenThousandths: number): string {
  const digits = tenThousandths < 100_000 ? 4 : tenThousandths < 1_000_000 ? 3 : 2;
  const step = 10 ** (4 - digits);
  return ((Math.floor(tenThousandths / step) * step) / 10_000).toFixed(digits);
}

/** How a bet stands in its fields. */
export const writeBet = (bet: DiceBet): Readonly<Record<BetField, string>> => ({
  target: writeHundredths(bet.target),
  multiplier: writeMultiplier(multiplierOf(bet)),
  chance: writeHundredths(winningRolls(bet)),
});

/** The largest stake of the ladder at which a bet stays within what a roll may pay. */
export const largestStake = (
  bet: DiceBet,
  { stakes, winMax }: { stakes: readonly bigint[]; winMax: bigint },
): bigint | undefined => stakes.findLast((stake) => largestWin(bet, stake) <= winMax);

/** The stake of the ladder nearest to half of this one, and always a lower one; undefined at the least. */
export const halfOf = (stakes: readonly bigint[], stake: bigint): bigint | undefined =>
  stakes.findLast((one) => one * 2n <= stake) ?? stakes.findLast((one) => one < stake);

/** The same for twice as much. */
export const doubleOf = (stakes: readonly bigint[], stake: bigint): bigint | undefined =>
  stakes.findLast((one) => one > stake && one <= stake * 2n) ?? stakes.find((one) => one > stake);
