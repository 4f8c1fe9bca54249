import { done, refused } from '@maneki/kernel/outcome';
import type { Database, Tx } from '#platform/database/database';
import { findAccount } from '../accounts/store.ts';
import { collectDebts } from '../debts/collect-debts.ts';
import { liftDebt, restoreDebt } from '../debts/store.ts';
import type { HoldName, ReleaseOutcome } from './hold.ts';
import * as store from './store.ts';

export type Release = HoldName & { readonly at: Date };

/**
 * Makes the money of a hold available again, or as much of it as is not owed. A hold ends once:
 * released again it answers as before, and one that was posted is not released any more.
 */
export async function releaseHold(database: Database, release: Release): Promise<ReleaseOutcome> {
  const freed = await database.statement((tx) => store.releaseHold(tx, release));
  if (freed) return done({ ...freed, status: 'RELEASED', isReplayed: false });
  return database.transact((tx) => settleUnreleased(tx, release));
}

/** The same as a part of something that other things belong to; they stand or fall together. */
export async function releaseHoldIn(tx: Tx, release: Release): Promise<ReleaseOutcome> {
  const freed = await store.releaseHold(tx, release);
  return freed
    ? done({ ...freed, status: 'RELEASED', isReplayed: false })
    : settleUnreleased(tx, release);
}

/** It ended before, was never placed, or belongs to somebody in debt, who pays with it first. */
async function settleUnreleased(tx: Tx, release: Release): Promise<ReleaseOutcome> {
  const hold = await store.findHold(tx, release);
  if (!hold || hold.status === 'REFUSED')
    return refused({ code: 'wallet.hold_unknown', detail: {} });
  const owner = { memberId: release.memberId, wallet: hold.wallet };
  const isReleased = hold.status === 'PLACED' && (await releaseInDebt(tx, release, hold));
  // Whoever came first has ended it while we waited for the account.
  const { status } = (await store.findHold(tx, release))!;
  if (status !== 'RELEASED') return refused({ code: 'wallet.hold_ended', detail: {} });
  const { available } = (await findAccount(tx, owner))!;
  return done({ available, status, isReplayed: !isReleased });
}

async function releaseInDebt(tx: Tx, release: Release, hold: store.StoredHold): Promise<boolean> {
  const owner = { memberId: release.memberId, wallet: hold.wallet };
  await liftDebt(tx, owner);
  const freed = await store.releaseHold(tx, release);
  if (!freed) {
    await restoreDebt(tx, owner);
    return false;
  }
  const { currency, amount } = hold;
  // Nothing of this counts in a limit, so the windows stay those that are open.
  const windows = (await findAccount(tx, owner))!;
  await collectDebts(tx, { ...owner, currency, amount, at: release.at, windows });
  return true;
}
