import { listDisabled } from '#features/identity';
import type { JobContext } from '#platform/jobs/job';
import { type SettleServices, settleDues } from './settle-dues.ts';
import { listHeld, lockHeld, type Payment } from './store.ts';

const AT_ONCE = 500;

/** Pays what waited for members who may come in again, the oldest day first. Answers how many days that were. */
export async function releaseHeld(
  { database, now, signal }: Pick<JobContext, 'database' | 'now' | 'signal'>,
  services: SettleServices,
): Promise<number> {
  let released = 0;
  let after: Payment | undefined;
  do {
    const held = await database.statement((tx) => listHeld(tx, { after, limit: AT_ONCE }));
    const disabled = await database.statement((tx) =>
      listDisabled(
        tx,
        held.map(({ memberId }) => memberId),
      ),
    );
    const free = held.filter(
      ({ memberId, hold }) => hold === 'DISABLED' && !disabled.has(memberId),
    );
    for (const name of free) {
      if (signal.aborted) return released;
      await database.transact(async (tx) => {
        const payment = await lockHeld(tx, name);
        if (payment) await settleDues(tx, services, [payment], now);
      });
      released += 1;
    }
    after = held.length === AT_ONCE ? held.at(-1) : undefined;
  } while (after && !signal.aborted);
  return released;
}
