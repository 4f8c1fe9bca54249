import { DAY_MS } from '@maneki/kernel/clock';
import type { JobContext } from '#platform/jobs/job';
import { listOverdueTickets, raiseException } from './store.ts';

/** A bet that waits for longer than this was forgotten by somebody. */
export const OVERDUE_AFTER_MS = DAY_MS;
/** Each hour looks at what has become overdue, and far enough back for hours that were missed. */
const LOOK_BACK_MS = 7 * DAY_MS;
const AT_ONCE = 500;

/** Puts bets that nobody settled on the list of exceptions; answers how many are new there. */
export async function listOverdueRounds({
  database,
  now,
  log,
}: Pick<JobContext, 'database' | 'now' | 'log'>): Promise<number> {
  const placedBefore = new Date(now.getTime() - OVERDUE_AFTER_MS);
  const placedFrom = new Date(placedBefore.getTime() - LOOK_BACK_MS);
  for (let raised = 0; ; ) {
    const tickets = await database.statement((tx) =>
      listOverdueTickets(tx, { placedFrom, placedBefore, limit: AT_ONCE }),
    );
    await database.transact(async (tx) => {
      for (const ticket of tickets) {
        const { memberId, merchantCode, providerCode, roundId, txId, stake, placedAt } = ticket;
        await raiseException(tx, {
          kind: 'ROUND_OVERDUE',
          providerCode,
          memberId,
          merchantCode,
          reference: `${memberId} ${roundId} ${txId}`,
          detail: { roundId, txId, stake, placedAt },
          at: now,
        });
      }
    });
    raised += tickets.length;
    if (tickets.length === AT_ONCE) continue;
    if (raised > 0) log.error({ rounds: raised }, 'rounds are open for more than a day');
    return raised;
  }
}
