import type { RoundViewOf } from '@maneki/contract/house/schemas';
import { createObservable, type Observable } from '#frame/observable.ts';
import type { Celebration } from './celebration.ts';

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

export type ApplauseShown = {
  readonly level: Celebration;
  readonly amount: bigint;
  readonly countMs: number;
  readonly pool: RoundViewOf<'slots'>['jackpots'][number]['pool'] | null;
};

export type Caption =
  | { readonly kind: 'freeWon'; readonly count: number }
  | { readonly kind: 'freeOver'; readonly amount: bigint }
  | { readonly kind: 'special'; readonly symbol: string }
  | { readonly kind: 'hold' }
  | { readonly kind: 'full'; readonly amount: bigint };

/** What stands on and above the reels beside the symbols. */
export type SlotView = {
  readonly feature: Feature | null;
  readonly applause: ApplauseShown | null;
  /** Words over the reels for a moment. */
  readonly caption: Caption | null;
  readonly said: Said | null;
};

export const createSlotView = (): Observable<SlotView> =>
  createObservable<SlotView>({ feature: null, applause: null, caption: null, said: null });
