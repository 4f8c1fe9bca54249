import { refused } from '@maneki/kernel/outcome';
import type { Database } from '#platform/database/database';
import { fingerprintOf, type HouseAccount, type Movement, type WalletName } from '../movement.ts';
import { type CorrectionOutcome, type Grounds, hasGrounds } from './correction.ts';
import { postCorrection } from './post-correction.ts';
import { findTransfer } from './store.ts';

/** Under which reversals stand: the original's own name is the rest of theirs. */
const SOURCE = 'wallet.reversal';

/** The transfer that was wrong, and who says so. */
export type Reversal = Pick<Movement, 'memberId' | 'source' | 'key' | 'at' | 'windows'> & Grounds;

/**
 * Undoes a transfer by its opposite, once, whoever asks how often: the books are only ever added to.
 * What was wrongly credited and is gone becomes a debt.
 */
export async function reverseTransfer(
  database: Database,
  reversal: Reversal,
): Promise<CorrectionOutcome> {
  if (!hasGrounds(reversal)) return refused({ code: 'wallet.grounds_needed', detail: {} });
  const { memberId, source, key, author, reason, at, windows } = reversal;
  const original = await database.statement((tx) => findTransfer(tx, reversal));
  if (!original?.wallet) return refused({ code: 'wallet.transfer_unknown', detail: {} });
  // A reversal may have left a debt, and a collection has paid one: these two are not undone, but
  // corrected by what they come to.
  const isFinal = source === SOURCE || original.kind === 'DEBT_COLLECTED' || original.amount === 0n;
  if (isFinal) return refused({ code: 'wallet.not_reversible', detail: {} });
  const wasCredit = original.credit === original.wallet;
  return postCorrection(database, {
    memberId,
    wallet: original.wallet as WalletName,
    currency: original.currency,
    source: SOURCE,
    key: `${source}:${key}`,
    fingerprint: fingerprintOf({ source, key }),
    direction: wasCredit ? 'OUT' : 'IN',
    house: (wasCredit ? original.debit : original.credit) as HouseAccount,
    amount: original.amount,
    reference: { type: source, id: key },
    author,
    reason,
    at,
    windows,
  });
}
