import { RECEIVED_AFTER_DAYS } from '@maneki/contract/rewards/mall';
import { DAY_MS } from '@maneki/kernel/clock';
import type { JobContext } from '#platform/jobs/job';
import { moveOrder } from './move-order.ts';
import { lockArrived } from './orders/store.ts';

const AT_ONCE = 100;

/** Counts as received what was sent two weeks ago and nobody has said anything of. */
export async function receiveOrders({
  database,
  now,
  signal,
}: Pick<JobContext, 'database' | 'now' | 'signal'>): Promise<number> {
  const sentBefore = new Date(now.getTime() - RECEIVED_AFTER_DAYS * DAY_MS);
  let received = 0;
  for (let some = AT_ONCE; some === AT_ONCE && !signal.aborted; received += some)
    some = await database.transact(async (tx) => {
      const arrived = await lockArrived(tx, { sentBefore, limit: AT_ONCE });
      for (const order of arrived) await moveOrder(tx, order, { to: 'RECEIVED', now });
      return arrived.length;
    });
  return received;
}
