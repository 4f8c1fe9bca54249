/** A place on the reels: column × rows + row, from the upper left downwards. */
export type Cell = number;

/** One prize of one spin. Pays are in bet units: the stake is `betUnits` of the model. */
export type SlotWin = {
  readonly symbol: string;
  readonly count: number;
  /** The line that it stands on; absent where ways are counted. */
  readonly line?: number;
  /** How many ways it was made in, where ways are counted. */
  readonly ways?: number;
  readonly cells: readonly Cell[];
  /** With the multipliers of its wilds, without the spin's. */
  readonly pay: number;
};

/** Special symbols that count wherever they lie. */
export type ScatterWin = {
  readonly count: number;
  readonly cells: readonly Cell[];
  /** Without the spin's multiplier. */
  readonly pay: number;
  /** Free spins that it adds, which is less than it promises where a round reaches its limit. */
  readonly freeSpins: number;
};

/** One turn of the reels. */
export type SlotSpin = {
  readonly stops: readonly number[];
  /** Each column's symbols from top to bottom, as the reels stopped. */
  readonly window: readonly string[];
  readonly wins: readonly SlotWin[];
  readonly scatter: ScatterWin | null;
  /** What every prize of this spin is multiplied by. */
  readonly multiplier: number;
  /** What each wild that shows multiplies the wins through it by; absent where wilds are plain. */
  readonly wildMultipliers?: readonly WildMultiplier[];
  /** Columns that one symbol filled after the other wins; `window` shows how they lay before. */
  readonly expanded: { readonly symbol: string; readonly columns: readonly number[] } | null;
  /** All prizes of the spin, multiplied. */
  readonly pay: number;
};

export type WildMultiplier = { readonly cell: Cell; readonly multiplier: number };

/** Coins that stay while the empty places turn again. */
export type HoldFeature = {
  /** Coins that lay there at the beginning. */
  readonly held: readonly HeldCoin[];
  /** Each turn's new coins; a turn without one brings the end closer. */
  readonly turns: readonly (readonly HeldCoin[])[];
  /** Whether every place was filled, and what that added. */
  readonly full: boolean;
  readonly fullPay: number;
  readonly pay: number;
};

export type HeldCoin = { readonly cell: Cell; readonly pay: number };

/** A whole paid round, decided before anything of it is shown. */
export type SlotOutcome = {
  /** The paid spin, then the free ones. */
  readonly spins: readonly SlotSpin[];
  /** The symbol that fills columns in the free spins, where a model has one. */
  readonly specialSymbol: string | null;
  readonly hold: HoldFeature | null;
  /** Everything together, in bet units. */
  readonly pay: number;
};
