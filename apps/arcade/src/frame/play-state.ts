import type { GameState, RoundView } from '@maneki/contract/house/schemas';
import type { Autoplay, AutoplayStop } from './autoplay.ts';
import type { Celebration } from './celebration.ts';
import { readAmount } from './money.ts';

/** What is going on, also told by `data-phase` on the root. */
export type Phase = 'idle' | 'spinning' | 'showing' | 'free' | 'hold';

/** Something that stops the player, in words, with a way on. */
export type Notice =
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  | { readonly kind: 'voided' }
  | { readonly kind: 'declined' }
  | { readonly kind: 'stopped'; readonly reason: AutoplayStop | 'hidden' };

/** What a screen reader is told when something has been shown. */
export type Said =
  | { readonly kind: 'lost' }
  | { readonly kind: 'returned'; readonly amount: bigint }
  | { readonly kind: 'won'; readonly amount: bigint; readonly prizes: number }
  | { readonly kind: 'free'; readonly count: number }
  | { readonly kind: 'freeOver'; readonly amount: bigint; readonly isWin: boolean }
  | { readonly kind: 'hold'; readonly count: number }
  | { readonly kind: 'jackpot'; readonly amount: bigint };

/** A part of a round that has rules of its own. */
export type Feature =
  | {
      readonly kind: 'free';
      readonly spin: number;
      readonly of: number;
      readonly multiplier: number;
      readonly symbol: string | null;
    }
  | { readonly kind: 'hold'; readonly turnsLeft: number; readonly coins: number };

/** The amount in the middle of the screen: it counts up from what was shown before. */
export type ShownWin = { readonly from: bigint; readonly to: bigint; readonly countMs: number };

export type Applause = {
  readonly level: Celebration;
  readonly amount: bigint;
  readonly countMs: number;
  readonly pool: RoundView['jackpots'][number]['pool'] | null;
};

export type PlayState = {
  readonly game: GameState;
  readonly phase: Phase;
  /** What is shown: it falls with the stake and rises when the win has been shown. */
  readonly balance: bigint;
  readonly stake: bigint;
  readonly win: ShownWin;
  /** The stake of the round that `win` is of: another one may have been chosen since. */
  readonly stakePlayed: bigint;
  readonly feature: Feature | null;
  readonly applause: Applause | null;
  /** Words over the reels for a moment. */
  readonly caption: Caption | null;
  readonly isConnecting: boolean;
  readonly isReplay: boolean;
  readonly notice: Notice | null;
  readonly autoplay: Autoplay | null;
  readonly said: Said | null;
  /** The session is over: nothing but a new launch goes on. */
  readonly hasEnded: boolean;
};

export type Caption =
  | { readonly kind: 'freeWon'; readonly count: number }
  | { readonly kind: 'freeOver'; readonly amount: bigint }
  | { readonly kind: 'special'; readonly symbol: string }
  | { readonly kind: 'hold' }
  | { readonly kind: 'full'; readonly amount: bigint };

export const NO_WIN: ShownWin = { from: 0n, to: 0n, countMs: 0 };

export function firstPlayState(game: GameState, keptStake?: bigint): PlayState {
  const stakes = game.stakes.map(readAmount);
  const balance = readAmount(game.balance);
  const stake = firstStake(stakes, balance, keptStake);
  return {
    game,
    phase: 'idle',
    balance,
    stake,
    win: NO_WIN,
    stakePlayed: stake,
    feature: null,
    applause: null,
    caption: null,
    isConnecting: false,
    isReplay: false,
    notice: null,
    autoplay: null,
    said: null,
    hasEnded: false,
  };
}

const ROUNDS_TO_LAST = 100n;

/**
 * The stake of last time where it is still offered and can be paid; else a modest one: the largest that the
 * balance could pay a hundred times, else the least.
 */
export function firstStake(stakes: readonly bigint[], balance: bigint, kept?: bigint): bigint {
  if (kept !== undefined && kept <= balance && stakes.includes(kept)) return kept;
  const modest = stakes.filter((stake) => stake * ROUNDS_TO_LAST <= balance);
  return modest[Math.min(modest.length, 3) - 1] ?? stakes[0] ?? 0n;
}
