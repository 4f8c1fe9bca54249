import type { GameState } from '@maneki/contract/house/schemas';

/** Something that stops the player, in words, with a way on. */
export type Notice =
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  | { readonly kind: 'voided' }
  | { readonly kind: 'declined' }
  | { readonly kind: 'stopped'; readonly reason: 'win' | 'loss' | 'feature' | 'hidden' };

/** How things stand in every game, whatever its kind. */
export type FrameView = {
  readonly game: GameState;
  /** What is going on, also told by `data-phase` on the root. Each kind has its own; `idle` is nothing. */
  readonly phase: string;
  /** What is shown: it falls with the stake and rises when the win has been shown. */
  readonly balance: bigint;
  /** What the next bet stakes. */
  readonly stake: bigint;
  readonly isConnecting: boolean;
  readonly notice: Notice | null;
  /** The session is over: nothing but a new launch goes on. */
  readonly hasEnded: boolean;
};
