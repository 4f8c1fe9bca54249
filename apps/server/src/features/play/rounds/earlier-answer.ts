import type { RoundWalletCode, TransactionOutcome } from '@maneki/contract/round-wallet/codes';
import { findAccount, findStored, type Movement, type StoredTransfer } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import type { Answer } from '../answer.ts';

/**
 * The answer that a transaction got before, with the balance of now. The same number with other terms
 * is another transaction under a used name: it has no effect.
 */
export async function findEarlierAnswer(
  tx: Tx,
  asked: Pick<Movement, 'memberId' | 'source' | 'key' | 'fingerprint'>,
): Promise<Answer | undefined> {
  const stored = await findStored(tx, asked);
  if (!stored) return undefined;
  if (stored.outcome === 'CANCELLED') return { status: 'TX_CANCELLED' };
  if (stored.fingerprint !== asked.fingerprint) return { status: 'TX_MISMATCH' };
  // Which wallet it was stands in what is stored; a call about none has no balance to tell.
  const { wallet } = stored;
  const account = wallet ? await findAccount(tx, { memberId: asked.memberId, wallet }) : undefined;
  const balance = account ? { balance: account.available, currency: account.currency } : {};
  return { ...describeStored(stored), ...balance, replayed: true };
}

function describeStored({ outcome, refusal, wallet, kind, remark }: StoredTransfer): Answer {
  if (outcome === 'REFUSED') return { status: refusal as RoundWalletCode, outcome: 'DECLINED' };
  // A rollback that moved nothing says in its remark what it met.
  if (kind === 'BET_REFUND')
    return { status: 'OK', outcome: wallet ? 'ROLLED_BACK' : (remark as TransactionOutcome) };
  if (wallet === null) return { status: 'OK', outcome: 'PARKED' };
  return { status: 'OK', outcome: 'APPLIED' };
}
