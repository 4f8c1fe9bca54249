import { invariant } from '@maneki/kernel/invariant';
import type { Tx } from '#platform/database/database';
import { type Earning, expiryOf } from './earning.ts';
import * as store from './store.ts';

/** Gives a member points, in the transaction of what they are for. Told again it gives nothing more. */
export async function earnPoints(tx: Tx, earning: Earning): Promise<boolean> {
  invariant(Number.isSafeInteger(earning.points) && earning.points > 0, 'points are earned whole');
  await store.openAccount(tx, earning);
  const account = await store.lockAccount(tx, earning.memberId);
  if (await store.isTold(tx, earning)) return false;
  await store.writeEarning(tx, { ...earning, account, expiresAt: expiryOf(earning.now) });
  return true;
}
