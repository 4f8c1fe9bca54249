import { SECOND_MS } from '@maneki/kernel/clock';
import { claimTable, keepTable, TABLE_LEASE_MS } from '#features/tables';
import type { HouseServices } from '#platform/services';

/** All lotteries are run by one node: one lease among those of tables, whose version counts all their changes. */
export const LOTTERIES = 'lotteries';

/** Whoever runs them says so again this often; whoever does not asks whether they are free. */
export const CLAIM_EVERY_MS = SECOND_MS;

/** Takes or keeps the lease; answers whether this node has it. */
export async function claimLotteries(
  { database, clock }: Pick<HouseServices, 'database' | 'clock'>,
  runner: string,
): Promise<boolean> {
  const now = clock.now();
  const until = new Date(now.getTime() + TABLE_LEASE_MS);
  const take = () =>
    database.statement((tx) => claimTable(tx, { gameId: LOTTERIES, runner, now, until }));
  if (await take()) return true;
  // It may be here for the first time.
  await database.statement((tx) => keepTable(tx, { gameId: LOTTERIES, kind: 'lottery' }));
  return (await take()) !== undefined;
}
