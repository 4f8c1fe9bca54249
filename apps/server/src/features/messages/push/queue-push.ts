import type { Tx } from '#platform/database/database';
import { insertDeliveries, type PushWish } from './store.ts';

/**
 * Has members notified of something, in the transaction that makes it true: on those of their devices that take its
 * category. It is sent within a minute, after quiet hours, or not at all where the member stays away.
 */
export async function queuePush(tx: Tx, wishes: readonly PushWish[], now: Date): Promise<void> {
  if (wishes.length > 0) await insertDeliveries(tx, wishes, now);
}
