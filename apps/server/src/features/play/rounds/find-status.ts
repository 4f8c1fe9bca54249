import type { RoundWalletCode, TransactionOutcome } from '@maneki/contract/round-wallet/codes';
import type { RoundWalletRequest } from '@maneki/contract/round-wallet/schemas';
import { findStored, type StoredTransfer } from '#features/wallet';
import type { Answer } from '../answer.ts';
import { HELD } from '../held/held-win.ts';
import { findHeldWin } from '../held/store.ts';
import type { Asked } from './asked.ts';
import type { RoundServices } from './round-services.ts';
import * as store from './store.ts';

/** What became of a transaction, for a provider that lost our answer. */
export async function findStatus(
  { database }: RoundServices,
  asked: Asked<RoundWalletRequest<'tx/status'>>,
): Promise<Answer> {
  const { playerId: memberId, providerCode, txId } = asked;
  return database.transact(async (tx): Promise<Answer> => {
    const stored = await findStored(tx, { memberId, source: providerCode, key: txId });
    if (!stored) return { status: 'OK', outcome: 'NOT_SEEN' };
    if (stored.refusal === HELD) {
      const held = await findHeldWin(tx, { memberId, providerCode, key: txId });
      return { status: 'OK', outcome: held?.decision ? DECIDED[held.decision] : 'HELD' };
    }
    if (stored.outcome === 'REFUSED')
      return { status: stored.refusal as RoundWalletCode, outcome: 'DECLINED' };
    if (stored.outcome === 'CANCELLED') return { status: 'OK', outcome: 'TOMBSTONE' };
    const { ref_id: roundId } = stored;
    const ticket =
      stored.kind === 'BET' && roundId
        ? await store.findTicket(tx, { memberId, providerCode, roundId, txId })
        : undefined;
    return { status: 'OK', outcome: ticket ? outcomeOf(ticket) : describe(stored) };
  });
}

const DECIDED = { PAID: 'APPLIED', REFUSED: 'DECLINED' } as const;

function outcomeOf({ status, held }: store.StoredTicket): TransactionOutcome {
  if (held > 0n) return 'HELD';
  if (status === 'PENDING') return 'APPLIED';
  return status === 'CANCELLED' ? 'ROLLED_BACK' : 'SETTLED';
}

function describe({ kind, wallet, remark }: StoredTransfer): TransactionOutcome {
  if (kind === 'BET_REFUND') return wallet ? 'ROLLED_BACK' : (remark as TransactionOutcome);
  return wallet ? 'APPLIED' : 'PARKED';
}
