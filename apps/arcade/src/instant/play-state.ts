import type { GameState, GameStateOf } from '@maneki/contract/house/schemas';
import type { FrameView } from '#frame/frame-view.ts';
import { readAmount } from '#frame/money.ts';
import type { Autoplay } from './autoplay.ts';

/** A game whose rounds belong to one player and are decided at once, from seeds of the player's own. */
export type InstantGame = Extract<GameState, { unfinished: unknown; seeds: unknown }>;
export type InstantKind = InstantGame['kind'];

/** The amount in the middle of the screen: it counts up from what was shown before. */
export type ShownWin = { readonly from: bigint; readonly to: bigint; readonly countMs: number };

export type PlayState<Kind extends InstantKind> = FrameView & {
  readonly game: GameStateOf<Kind>;
  readonly win: ShownWin;
  /** The stake of the round that `win` is of: another one may have been chosen since. */
  readonly stakePlayed: bigint;
  readonly isReplay: boolean;
  readonly autoplay: Autoplay | null;
};

export const NO_WIN: ShownWin = { from: 0n, to: 0n, countMs: 0 };

export function firstPlayState<Kind extends InstantKind>(
  game: GameStateOf<Kind>,
  keptStake?: bigint,
): PlayState<Kind> {
  const { stakes: texts, balance: written }: InstantGame = game;
  const stakes = texts.map(readAmount);
  const balance = readAmount(written);
  const stake = firstStake(stakes, balance, keptStake);
  return {
    game,
    phase: 'idle',
    balance,
    stake,
    win: NO_WIN,
    stakePlayed: stake,
    isConnecting: false,
    isReplay: false,
    notice: null,
    autoplay: null,
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
