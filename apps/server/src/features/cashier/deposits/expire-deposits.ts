import type { Database } from '#platform/database/database';
import { moveDeposit } from './move-deposit.ts';
import * as store from './store.ts';

const CHUNK = 500;

/** Ends orders whose time is over: those that wait for a payment, and those that were never opened whole. */
export async function expireDeposits({
  database,
  now,
  signal,
}: {
  readonly database: Database;
  readonly now: Date;
  readonly signal: AbortSignal;
}): Promise<number> {
  let count = 0;
  for (;;) {
    const due = await database.statement((tx) => store.listDue(tx, { now, limit: CHUNK }));
    for (const orderNo of due) {
      if (signal.aborted) return count;
      if (await expire(database, orderNo, now)) count += 1;
    }
    if (due.length < CHUNK) return count;
  }
}

const expire = (database: Database, orderNo: string, now: Date): Promise<boolean> =>
  database.transact(async (tx) => {
    const deposit = await store.lockDeposit(tx, orderNo);
    // Paid, submitted or cancelled while it was waited for.
    const isDue = deposit && deposit.expiresAt <= now;
    if (!isDue || (deposit.state !== 'CREATED' && deposit.state !== 'AWAITING_PAYMENT'))
      return false;
    const to = deposit.state === 'CREATED' ? 'FAILED' : 'EXPIRED';
    await moveDeposit(tx, deposit, { to, now });
    return true;
  });
