import { MINUTE_MS } from '@maneki/kernel/clock';
import { listOnline } from '#features/identity';
import type { Database } from '#platform/database/database';
import { countAbove } from './store.ts';

/** Whoever was here within this time is here. */
export const ONLINE_MS = 5 * MINUTE_MS;
const REMEMBERED_MS = MINUTE_MS;

type Counted = { readonly at: number; readonly counts: Promise<ReadonlyMap<string, number>> };

/**
 * Answers how many of an agent's team are here now. Who is here is asked for a whole merchant and remembered for a
 * minute: that is one look for all agents, whatever the size of their teams.
 */
export function createOnlineCounter(database: Database) {
  const byMerchant = new Map<string, Counted>();
  const count = (merchantCode: string, now: Date) => {
    const after = new Date(now.getTime() - ONLINE_MS);
    return database.transact(async (tx) =>
      countAbove(tx, await listOnline(tx, { merchantCode, after })),
    );
  };
  return async (agent: {
    readonly agentId: string;
    readonly merchantCode: string;
    readonly now: Date;
  }): Promise<number> => {
    const { agentId, merchantCode, now } = agent;
    const remembered = byMerchant.get(merchantCode);
    const isFresh = remembered && Math.abs(now.getTime() - remembered.at) < REMEMBERED_MS;
    const counted = isFresh ? remembered : { at: now.getTime(), counts: count(merchantCode, now) };
    byMerchant.set(merchantCode, counted);
    // A look that failed is not remembered.
    counted.counts.catch(() => byMerchant.delete(merchantCode));
    return (await counted.counts).get(agentId) ?? 0;
  };
}

export type OnlineCounter = ReturnType<typeof createOnlineCounter>;
