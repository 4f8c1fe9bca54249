import { invariant } from '@maneki/kernel/invariant';
import { done, refused } from '@maneki/kernel/outcome';
import type { Database, Tx } from '#platform/database/database';
import { isUniqueViolation } from '#platform/database/is-unique-violation';
import * as accounts from '../accounts/store.ts';
import { creditInDebt } from '../debts/credit-in-debt.ts';
import { insertDebt, restoreDebt } from '../debts/store.ts';
import type { MoveRefusal } from '../find-refusal.ts';
import * as ledger from '../ledger/store.ts';
import { moveMoney } from '../move-money.ts';
import { type Correction, type CorrectionOutcome, hasGrounds, movementOf } from './correction.ts';
import { lockAccount } from './store.ts';

/**
 * Moves money by somebody's word, once for each name. A credit is like any other; a debit takes what
 * there is, and what there is not becomes a debt in the same transaction.
 */
export async function postCorrection(
  database: Database,
  correction: Correction,
): Promise<CorrectionOutcome> {
  invariant(correction.amount > 0n, 'a correction is of something');
  if (!hasGrounds(correction)) return refused({ code: 'wallet.grounds_needed', detail: {} });
  return correction.direction === 'IN' ? credit(database, correction) : debit(database, correction);
}

/**
 * The same inside somebody else's transaction, which keeps the name from being used twice at once: there is
 * nobody who could have come first.
 */
export async function postCorrectionIn(tx: Tx, correction: Correction): Promise<CorrectionOutcome> {
  invariant(correction.amount > 0n, 'a correction is of something');
  if (!hasGrounds(correction)) return refused({ code: 'wallet.grounds_needed', detail: {} });
  return correction.direction === 'IN' ? creditIn(tx, correction) : takeOrOwe(tx, correction);
}

async function creditIn(tx: Tx, correction: Correction): Promise<CorrectionOutcome> {
  const account = await lockAccount(tx, correction);
  const earlier = await findEarlier(tx, correction);
  if (earlier) return earlier;
  if (!account) return refused({ code: 'wallet.account_closed', detail: {} });
  if (account.currency !== correction.currency)
    return refused({ code: 'wallet.currency_mismatch', detail: {} });
  const { amount } = correction;
  const movement = movementOf(correction, amount);
  if (account.debt > 0n) await creditInDebt(tx, movement);
  else await ledger.moveAll(tx, [movement]);
  const stored = await ledger.findStored(tx, correction);
  const credited = await accounts.findAccount(tx, correction);
  invariant(stored?.seq && credited, `the credit to ${correction.memberId} was not written`);
  const { available } = credited;
  return done({ available, moved: amount, owed: 0n, seq: stored.seq, isReplayed: false });
}

async function credit(database: Database, correction: Correction): Promise<CorrectionOutcome> {
  const { amount } = correction;
  const [outcome] = await moveMoney(database, [movementOf(correction, amount)]);
  invariant(outcome, 'a movement has an outcome');
  if (outcome.ok) return done({ ...outcome.value, moved: amount, owed: 0n });
  return refused(outcome.refusal as MoveRefusal);
}

async function debit(database: Database, correction: Correction): Promise<CorrectionOutcome> {
  try {
    return await database.transact((tx) => takeOrOwe(tx, correction));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // Somebody did the same at the same moment, and came first.
    const earlier = await database.transact((tx) => findEarlier(tx, correction));
    invariant(earlier, 'whoever came first has left something');
    return earlier;
  }
}

async function takeOrOwe(tx: Tx, correction: Correction): Promise<CorrectionOutcome> {
  const account = await lockAccount(tx, correction);
  const earlier = await findEarlier(tx, correction);
  if (earlier) return earlier;
  if (!account) return refused({ code: 'wallet.account_closed', detail: {} });
  if (account.currency !== correction.currency)
    return refused({ code: 'wallet.currency_mismatch', detail: {} });
  const isEnough = account.available >= correction.amount;
  const moved = isEnough ? correction.amount : account.available;
  const owed = correction.amount - moved;
  // Also a transfer of nothing is written: it keeps the name, and says who and why.
  const [taken] = await ledger.moveAll(tx, [movementOf(correction, moved)]);
  invariant(taken, `what ${correction.memberId} has was not taken`);
  if (owed > 0n) {
    const { house: owedTo, reason } = correction;
    await insertDebt(tx, { ...correction, owedTo, reason, amount: owed });
    await restoreDebt(tx, correction);
  }
  return done({ available: taken.available, moved, owed, seq: taken.last_seq, isReplayed: false });
}

async function findEarlier(tx: Tx, correction: Correction): Promise<CorrectionOutcome | undefined> {
  const stored = await ledger.findStored(tx, correction);
  if (!stored) return undefined;
  if (stored.fingerprint !== correction.fingerprint || stored.outcome !== 'DONE')
    return refused({ code: 'wallet.key_reused', detail: {} });
  const account = await accounts.findAccount(tx, correction);
  return done({
    available: account!.available,
    moved: stored.amount,
    owed: correction.amount - stored.amount,
    seq: stored.seq!,
    isReplayed: true,
  });
}
