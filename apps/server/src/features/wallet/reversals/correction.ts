import type { Outcome } from '@maneki/kernel/outcome';
import type { MoveRefusal } from '../find-refusal.ts';
import type { HouseAccount, Movement } from '../movement.ts';

/** Who corrects, and why: nothing is corrected without both. */
export type Grounds = { readonly author: string; readonly reason: string };

/** A movement against the order of things, by somebody's word. */
export type Correction = Pick<
  Movement,
  'memberId' | 'wallet' | 'currency' | 'source' | 'key' | 'fingerprint' | 'direction' | 'amount'
> &
  Pick<Movement, 'reference' | 'at' | 'windows'> &
  Grounds & {
    readonly house: HouseAccount;
    /** What it is, where it is no adjustment. */
    readonly kind?: Movement['kind'] | undefined;
  };

export type Corrected = {
  readonly available: bigint;
  /** What moved. Of a debit, only as much as there was. */
  readonly moved: bigint;
  /** What could not be taken, and is taken from later credits. */
  readonly owed: bigint;
  readonly seq: bigint;
  readonly isReplayed: boolean;
};

/** For operators' use cases; players never meet these three. */
export type CorrectionRefusal =
  | MoveRefusal
  | {
      readonly code:
        | 'wallet.key_reused'
        | 'wallet.grounds_needed'
        | 'wallet.transfer_unknown'
        | 'wallet.not_reversible';
      readonly detail: Record<never, never>;
    };

export type CorrectionOutcome = Outcome<Corrected, CorrectionRefusal>;

/** The movement that a correction is, of so much. */
export const movementOf = (correction: Correction, amount: bigint): Movement => ({
  memberId: correction.memberId,
  wallet: correction.wallet,
  currency: correction.currency,
  source: correction.source,
  key: correction.key,
  fingerprint: correction.fingerprint,
  kind: correction.kind ?? (correction.direction === 'IN' ? 'ADJUST_ADD' : 'ADJUST_SUB'),
  direction: correction.direction,
  house: correction.house,
  amount,
  counting: { as: 'NOTHING' },
  isGuarded: false,
  ...(correction.reference && { reference: correction.reference }),
  remark: correction.reason.trim(),
  author: correction.author.trim(),
  at: correction.at,
  windows: correction.windows,
});

export const hasGrounds = ({ author, reason }: Grounds): boolean =>
  author.trim() !== '' && reason.trim() !== '';
