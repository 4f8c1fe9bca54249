import { findDemo, type IdentityOutside } from '#features/identity';
import { listDemoKeys } from '#features/play';
import type { RealMoneyObstacle } from '#features/site';
import type { Database, Tx } from '#platform/database/database';

/**
 * What of a demonstration would stand beside real money: accounts whose password anybody may know, keys that such
 * accounts were told, gifts out of nothing, messages that anybody may read, and a database that lives in one file of
 * one machine. The database refuses accounts and gifts by itself; this says so in words.
 */
export const createFindObstacle =
  ({
    outside,
    database,
  }: {
    readonly outside: Pick<IdentityOutside, 'isOutboxShown'>;
    readonly database: Pick<Database, 'engine'>;
  }) =>
  async (tx: Tx): Promise<RealMoneyObstacle | undefined> => {
    const { accounts, hasGift } = await findDemo(tx);
    if (accounts.length > 0)
      return { code: 'site.demo_accounts_left', detail: { accounts: accounts.join(', ') } };
    const keys = await listDemoKeys(tx);
    if (keys.length > 0) return { code: 'site.demo_keys_left', detail: { keys: keys.join(', ') } };
    if (hasGift) return { code: 'site.demo_gift_left', detail: {} };
    if (outside.isOutboxShown) return { code: 'site.outbox_left', detail: {} };
    return database.engine === 'embedded'
      ? { code: 'site.database_embedded', detail: {} }
      : undefined;
  };
