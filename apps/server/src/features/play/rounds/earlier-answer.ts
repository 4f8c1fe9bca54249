import type { RoundWalletCode, TransactionOutcome } from '@maneki/contract/round-wallet/codes';
import { findAccount, findStored, type Movement, type StoredTransfer } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import type { Answer } from '../answer.ts';
import { HELD } from '../held/held-win.ts';
import { backNameOf } from './transfer-names.ts';

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
  const isHeld = await hasHeldWin(tx, asked, stored);
  return { ...describeStored(stored), ...(isHeld && HELD_ANSWER), ...balance, replayed: true };
}

const HELD_ANSWER = { status: 'OK', outcome: 'HELD' } as const satisfies Answer;

/** Whether a bet took its stake and its win was held, both by one call. */
async function hasHeldWin(
  tx: Tx,
  asked: Pick<Movement, 'memberId' | 'source' | 'key'>,
  { kind, outcome }: StoredTransfer,
): Promise<boolean> {
  if (kind !== 'BET' || outcome !== 'DONE') return false;
  const back = await findStored(tx, { ...asked, key: backNameOf(asked.key) });
  return back?.refusal === HELD;
}

function describeStored({ outcome, refusal, wallet, kind, remark }: StoredTransfer): Answer {
  if (refusal === HELD) return HELD_ANSWER;
  if (outcome === 'REFUSED') return { status: refusal as RoundWalletCode, outcome: 'DECLINED' };
  // A rollback that moved nothing says in its remark what it met.
  if (kind === 'BET_REFUND')
    return { status: 'OK', outcome: wallet ? 'ROLLED_BACK' : (remark as TransactionOutcome) };
  if (wallet === null) return { status: 'OK', outcome: 'PARKED' };
  return { status: 'OK', outcome: 'APPLIED' };
}
