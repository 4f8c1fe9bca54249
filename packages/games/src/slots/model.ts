import type { Draws } from '../fair/draws.ts';
import type { SlotOutcome } from './outcome.ts';

export const SLOT_MODELS = [
  'triple5',
  'vault5',
  'tide20',
  'ways243',
  'wild25',
  'book10',
  'hold9',
] as const;

export type SlotModelCode = (typeof SLOT_MODELS)[number];

/**
 * What a symbol pays, in bet units. The last number is for all columns, the one before it for one column
 * less, and so on: three numbers on five columns are for three, four and five of a kind.
 */
export type PayTable = Readonly<Record<string, readonly number[]>>;

/** What a model returns, proven by its test and rounded to the last digit that is given. */
export type SlotProof = {
  /** The share of all stakes that comes back, jackpots included, in parts of ten million. */
  readonly returnPer10M: number;
  /** The share of paid spins that pay anything, jackpots left out. */
  readonly hitPer10M: number;
  /** Standard deviation of a round's pay, jackpots left out, in stakes. */
  readonly standardDeviation: number;
  /** The largest pay of one spin, paid or free, with the coins that it holds, in stakes. */
  readonly largestSpin: number;
};

/** Symbols that pay wherever they lie; the numbers are read like those of a pay table. */
export type ScatterRule = {
  readonly symbol: string;
  readonly pays: readonly number[];
  readonly freeSpins: readonly number[];
};

/** What a wild that shows may multiply the wins through it by; each number is equally likely. */
export type WildMultipliers = {
  readonly paid: readonly number[];
  readonly free: readonly number[];
};

/** Enough coins stay where they lie, and the empty places turn until no new one has come for a while. */
export type HoldRule = {
  readonly symbol: string;
  /** How many coins a spin must show. */
  readonly coinsMin: number;
  /** How many turns without a new coin end the feature. */
  readonly turns: number;
  /** How likely an empty place shows a coin in one turn. */
  readonly chance: { readonly numerator: number; readonly denominator: number };
  readonly values: readonly { readonly pay: number; readonly weight: number }[];
  /** Added when every place is filled. */
  readonly fullPay: number;
};

/** All that is to be known of a machine: it is played, proven and described from these. */
export type SlotRules = {
  readonly code: SlotModelCode;
  /** Another return is another version, never a silent change. */
  readonly version: number;
  readonly columns: number;
  readonly rows: number;
  /** How many units a stake is: lines, or credits. */
  readonly betUnits: number;
  /** Every symbol, the most precious first: the order of sheets and pay tables. */
  readonly symbols: readonly string[];
  readonly strips: readonly string[];
  /** Rows by column, one text of digits for each line; empty where ways are counted. */
  readonly lines: readonly string[];
  readonly pays: PayTable;
  /** Stands for every symbol but a scatter or a coin. */
  readonly wild: string | null;
  readonly scatter: ScatterRule | null;
  /** What all prizes of a free spin are multiplied by. */
  readonly freeSpinMultiplier: number;
  readonly wildMultipliers: WildMultipliers | null;
  /** Of these one is drawn for the free spins, and fills columns; empty where a machine has none. */
  readonly specialSymbols: readonly string[];
  readonly hold: HoldRule | null;
  /** Whether the house pays jackpots on top. */
  readonly hasJackpots: boolean;
  readonly proof: SlotProof;
};

/** A machine: rules and numbers, without a wallet, a clock or a source of chance. */
export type SlotModel = SlotRules & { play(draws: Draws): SlotOutcome };
