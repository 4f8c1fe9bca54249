import { writeAmount } from '@maneki/kernel/money';
import type { SourcedTransfer } from '#features/wallet';
import { HELD } from '../held/held-win.ts';
import { isPaidName, txIdOf } from '../rounds/transfer-names.ts';

/** A transaction as both sides list it. */
export type Entry = {
  readonly txId: string;
  readonly playerId: string;
  readonly roundId: string | null;
  readonly kind: string;
  readonly outcome: 'APPLIED' | 'DECLINED' | 'TOMBSTONE' | 'PARKED' | 'HELD';
  readonly amount: string;
  /** Null where nothing was ever to move. */
  readonly currency: string | null;
  /** ISO 8601. */
  readonly at: string;
};

const KINDS: Readonly<Record<string, string>> = {
  BET: 'BET',
  PAYOUT: 'WIN',
  JACKPOT: 'WIN',
  BET_REFUND: 'ROLLBACK',
};

export const entryOf = (transfer: SourcedTransfer): Entry => ({
  txId: txIdOf(transfer.key),
  playerId: transfer.memberId,
  roundId: transfer.refId,
  kind: KINDS[transfer.kind] ?? transfer.kind,
  outcome: outcomeOf(transfer),
  amount: writeAmount(transfer.amount),
  currency: transfer.currency || null,
  at: transfer.at.toISOString(),
});

/**
 * Whether a transfer is compared: what moved, and a held win when it was told, because then the provider
 * wrote it down too. Its payment, if there is one, comes at a time that the provider does not know.
 */
export const isCompared = ({ key, kind, outcome, refusal, amount }: SourcedTransfer): boolean =>
  amount > 0n &&
  // Of what is taken back only that moves which is there.
  kind !== 'RESETTLE' &&
  (refusal === HELD || (outcome === 'DONE' && !isPaidName(key)));

function outcomeOf({ outcome, refusal, isMoved, kind }: SourcedTransfer): Entry['outcome'] {
  if (refusal === HELD) return 'HELD';
  if (outcome === 'REFUSED') return 'DECLINED';
  if (outcome === 'CANCELLED') return 'TOMBSTONE';
  // A rollback that found nothing to give back moves nothing; a win that moves nothing is parked.
  return isMoved || KINDS[kind] !== 'WIN' ? 'APPLIED' : 'PARKED';
}
