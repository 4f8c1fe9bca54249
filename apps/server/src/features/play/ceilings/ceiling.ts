import type { CEILING_NAMES } from '@maneki/contract/play/exceptions';
import { PER_REFERENCE_UNIT, UNITS_PER_ONE } from '@maneki/kernel/money';
import { isMoney, moneyOf } from '@maneki/kernel/wallet-currency';

/** What a provider, or one of its games, may pay before an operator looks. Amounts are reference units. */
export type Ceilings = {
  /** What a bet may pay in all, jackpots left out. */
  readonly winPerRoundMax: bigint;
  /** How many times its stake that may be. */
  readonly winPerStakeMax: bigint;
  /** What jackpots may add to it. */
  readonly jackpotMax: bigint;
  /** What the house may lose in a business day. */
  readonly exposurePerDayMax: bigint;
};

/** For a provider of whom nobody has said anything else. */
export const DEFAULT_CEILINGS: Ceilings = {
  winPerRoundMax: 20_000n,
  winPerStakeMax: 10_000n,
  jackpotMax: 50_000n,
  exposurePerDayMax: 100_000n,
};

/** Below this a win is small however large a multiple of its stake: stakes may be a thousandth of a cent. */
const STAKES_COUNT_FROM = 100n;

export type CeilingName = (typeof CEILING_NAMES)[number];

/** A win as it would be added to its bet. */
export type ToldWin = {
  readonly currency: string;
  readonly stake: bigint;
  readonly paidBefore: bigint;
  readonly amount: bigint;
  readonly isJackpot: boolean;
  /** Whether it decides the bet: from then on the stake is the house's. */
  readonly isDeciding: boolean;
};

/** What holds for a game, with what the house has lost today; below zero it has won. */
export type Bounds = Ceilings & {
  readonly exposure: bigint;
  /** Where the game has a ceiling of its own for the day. */
  readonly game?: { readonly exposure: bigint; readonly exposurePerDayMax: bigint } | undefined;
};

/** The ceiling that stands in the way of a win; a win of nothing meets none. */
export function findExceeded(win: ToldWin, bounds: Bounds): CeilingName | undefined {
  if (win.amount === 0n) return undefined;
  return findExceededByBet(win, bounds) ?? findExceededByDay(win, bounds);
}

function findExceededByBet(win: ToldWin, bounds: Ceilings): CeilingName | undefined {
  const total = win.paidBefore + win.amount;
  const units = (reference: bigint) => reference * UNITS_PER_ONE * rateOf(win.currency);
  if (win.isJackpot)
    return total > units(bounds.winPerRoundMax + bounds.jackpotMax) ? 'JACKPOT' : undefined;
  if (total > units(bounds.winPerRoundMax)) return 'WIN_PER_ROUND';
  const isCounted = total > units(STAKES_COUNT_FROM);
  return isCounted && total > win.stake * bounds.winPerStakeMax ? 'WIN_PER_STAKE' : undefined;
}

function findExceededByDay(win: ToldWin, bounds: Bounds): CeilingName | undefined {
  const { paid, staked } = exposureOf(win);
  const more = paid - staked;
  if (more <= 0n) return undefined;
  if (bounds.exposure + more > bounds.exposurePerDayMax * UNITS_PER_ONE) return 'EXPOSURE_PER_DAY';
  const { game } = bounds;
  if (game && game.exposure + more > game.exposurePerDayMax * UNITS_PER_ONE)
    return 'GAME_EXPOSURE_PER_DAY';
  return undefined;
}

/** What a win adds to the day of its provider, in ten-thousandths of a reference unit. */
export function exposureOf(win: Pick<ToldWin, 'currency' | 'stake' | 'amount' | 'isDeciding'>): {
  readonly paid: bigint;
  readonly staked: bigint;
} {
  const rate = rateOf(win.currency);
  return { paid: win.amount / rate, staked: win.isDeciding ? win.stake / rate : 0n };
}

/** Credit of any kind is counted like the money that it stands for, and apart from it. */
export const isCredit = (currency: string): boolean => !isMoney(currency);

/** Whether an amount is worth more than so many reference units. */
export const isAbove = (amount: bigint, currency: string, referenceUnits: number): boolean =>
  amount > BigInt(referenceUnits) * UNITS_PER_ONE * rateOf(currency);

const rateOf = (currency: string): bigint => PER_REFERENCE_UNIT[moneyOf(currency)];
