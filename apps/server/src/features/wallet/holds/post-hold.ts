import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Database, Tx } from '#platform/database/database';
import { isUniqueViolation } from '#platform/database/is-unique-violation';
import { findAccount } from '../accounts/store.ts';
import { findStored } from '../ledger/store.ts';
import { fingerprintOf, type Moved } from '../movement.ts';
import type { EndRefusal, KeyReused } from './hold.ts';
import * as store from './store.ts';

export type PostOutcome = Outcome<Moved, EndRefusal | KeyReused>;

/**
 * Lets the money of a hold leave, as a transfer under the hold's own name. A hold ends once: posted
 * again it answers as before, and one that was released is not posted any more.
 */
export async function postHold(
  database: Database,
  posted: Omit<store.Posting, 'fingerprint'>,
): Promise<PostOutcome> {
  const { kind, house } = posted;
  const posting = { ...posted, fingerprint: fingerprintOf({ kind, house }) };
  const moved = await tryToPost(database, posting);
  if (moved) return done({ ...moved, isReplayed: false });
  return database.transact((tx) => explainUnposted(tx, posting));
}

/** The same as a part of something that other things belong to; they stand or fall together. */
export async function postHoldIn(
  tx: Tx,
  posted: Omit<store.Posting, 'fingerprint'>,
): Promise<PostOutcome> {
  const { kind, house } = posted;
  const posting = { ...posted, fingerprint: fingerprintOf({ kind, house }) };
  const moved = await store.postHold(tx, posting);
  return moved ? done({ ...moved, isReplayed: false }) : explainUnposted(tx, posting);
}

async function tryToPost(database: Database, posting: store.Posting) {
  try {
    return await database.statement((tx) => store.postHold(tx, posting));
  } catch (error) {
    // Some other money moved under this name: the hold stays as it is.
    if (isUniqueViolation(error)) return undefined;
    throw error;
  }
}

async function explainUnposted(tx: Tx, posting: store.Posting): Promise<PostOutcome> {
  const hold = await store.findHold(tx, posting);
  if (!hold || hold.status === 'REFUSED')
    return refused({ code: 'wallet.hold_unknown', detail: {} });
  if (hold.status === 'RELEASED') return refused({ code: 'wallet.hold_ended', detail: {} });
  const stored = await findStored(tx, posting);
  const isSame = hold.status === 'POSTED' && stored?.fingerprint === posting.fingerprint;
  if (!isSame) return refused({ code: 'wallet.key_reused', detail: {} });
  const account = await findAccount(tx, { memberId: posting.memberId, wallet: hold.wallet });
  return done({ available: account!.available, seq: stored.seq!, isReplayed: true });
}
