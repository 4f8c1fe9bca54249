import { writeAmount } from '@maneki/kernel/money';
import type { SourcedTransfer } from '#features/wallet';

/** A transaction as both sides list it. */
export type Entry = {
  readonly txId: string;
  readonly playerId: string;
  readonly roundId: string | null;
  readonly kind: string;
  readonly outcome: 'APPLIED' | 'DECLINED' | 'TOMBSTONE' | 'PARKED';
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

/** The win of a `/play` stands in the ledger beside its bet, under the same txId. */
const BACK = '#back';

export const entryOf = (transfer: SourcedTransfer): Entry => ({
  txId: transfer.key.endsWith(BACK) ? transfer.key.slice(0, -BACK.length) : transfer.key,
  playerId: transfer.memberId,
  roundId: transfer.refId,
  kind: KINDS[transfer.kind] ?? transfer.kind,
  outcome: outcomeOf(transfer),
  amount: writeAmount(transfer.amount),
  currency: transfer.currency || null,
  at: transfer.at.toISOString(),
});

function outcomeOf({ outcome, isMoved, kind }: SourcedTransfer): Entry['outcome'] {
  if (outcome === 'REFUSED') return 'DECLINED';
  if (outcome === 'CANCELLED') return 'TOMBSTONE';
  // A rollback that found nothing to give back moves nothing; a win that moves nothing is parked.
  return isMoved || KINDS[kind] !== 'WIN' ? 'APPLIED' : 'PARKED';
}
