import { invariant } from '@maneki/kernel/invariant';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Database, Tx } from '#platform/database/database';
import { isUniqueViolation } from '#platform/database/is-unique-violation';
import { findAccount } from '../accounts/store.ts';
import { findRefusal, type MoveRefusal } from '../find-refusal.ts';
import { MoveUndecidedError } from '../move-money.ts';
import type { Hold, PlaceOutcome } from './hold.ts';
import * as store from './store.ts';

/** How often a hold is tried whose account changes between a look and the next. */
const TRIES_MAX = 5;

/** A hold counts in nobody's limits: what it is for may. */
const UNCOUNTED = { direction: 'OUT', counting: { as: 'NOTHING' } } as const;
const NO_WINDOWS = { day: '', week: '', month: '' };

/**
 * Sets an amount aside: it is not available any more, but has not left the account. It is set aside
 * once, whoever asks how often, and a refusal stands under the same name as the hold would.
 */
export async function placeHold(database: Database, hold: Hold): Promise<PlaceOutcome> {
  invariant(hold.amount > 0n, 'a hold is of something');
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const placed = await tryToPlace(database, hold);
    if (placed) return done({ ...placed, status: 'PLACED', isReplayed: false });
    const earlier = await findEarlier(database, hold);
    if (earlier) return earlier;
    const account = await database.statement((tx) => findAccount(tx, hold));
    const refusal = findRefusal(account, { ...hold, ...UNCOUNTED, windows: account ?? NO_WINDOWS });
    if (!refusal) continue;
    const { code } = refusal;
    if (await database.statement((tx) => store.storeRefusal(tx, hold, code)))
      return refused(refusal);
  }
  throw new MoveUndecidedError(`the hold ${hold.source} ${hold.key} was not decided`);
}

/**
 * The same as a part of something that other things belong to, under a name that is new with them: a
 * refusal is not kept, since whoever asks again asks under another name.
 */
export async function placeHoldIn(
  tx: Tx,
  hold: Hold,
): Promise<Outcome<{ readonly available: bigint }, MoveRefusal>> {
  invariant(hold.amount > 0n, 'a hold is of something');
  const placed = await store.placeHold(tx, hold);
  if (placed) return done(placed);
  const account = await findAccount(tx, hold);
  const refusal = findRefusal(account, { ...hold, ...UNCOUNTED, windows: account ?? NO_WINDOWS });
  // Whoever made room meanwhile came after us.
  return refused(refusal ?? { code: 'wallet.insufficient_funds', detail: {} });
}

async function tryToPlace(database: Database, hold: Hold) {
  try {
    return await database.statement((tx) => store.placeHold(tx, hold));
  } catch (error) {
    if (isUniqueViolation(error)) return undefined;
    throw error;
  }
}

async function findEarlier(database: Database, hold: Hold): Promise<PlaceOutcome | undefined> {
  const stored = await database.statement((tx) => store.findHold(tx, hold));
  if (!stored) return undefined;
  if (stored.fingerprint !== hold.fingerprint)
    return refused({ code: 'wallet.key_reused', detail: {} });
  const { status, refusal } = stored;
  if (status === 'REFUSED') return refused({ code: refusal as MoveRefusal['code'], detail: {} });
  const account = await database.statement((tx) => findAccount(tx, hold));
  return done({ available: account!.available, status, isReplayed: true });
}
