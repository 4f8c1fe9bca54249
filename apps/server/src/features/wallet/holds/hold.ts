import type { Outcome } from '@maneki/kernel/outcome';
import type { MoveRefusal } from '../find-refusal.ts';
import type { Movement } from '../movement.ts';

/** Who placed it, and what it calls it: the pair holds money once. */
export type HoldName = Pick<Movement, 'memberId' | 'source' | 'key'>;

/** An amount that shall be spoken for. */
export type Hold = Pick<
  Movement,
  | 'memberId'
  | 'source'
  | 'key'
  | 'fingerprint'
  | 'wallet'
  | 'currency'
  | 'amount'
  | 'isGuarded'
  | 'at'
>;

export type HoldStatus = 'PLACED' | 'POSTED' | 'RELEASED';

/** A hold as it stands, now that something was asked of it. */
export type Held = {
  /** What is available now, which after a replay is not what was available then. */
  readonly available: bigint;
  readonly status: HoldStatus;
  readonly isReplayed: boolean;
};

export type KeyReused = {
  readonly code: 'wallet.key_reused';
  readonly detail: Record<never, never>;
};

/** For other features' use cases; players never meet these two. */
export type EndRefusal =
  | { readonly code: 'wallet.hold_unknown'; readonly detail: Record<never, never> }
  /** It ended the other way before. */
  | { readonly code: 'wallet.hold_ended'; readonly detail: Record<never, never> };

export type PlaceOutcome = Outcome<Held, MoveRefusal | KeyReused>;
export type ReleaseOutcome = Outcome<Held, EndRefusal>;
