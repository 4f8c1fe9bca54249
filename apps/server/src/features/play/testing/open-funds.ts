import { SECOND_MS } from '@maneki/kernel/clock';
import { fixedClock } from '@maneki/testkit/fixed-clock';
import { sql } from 'kysely';
import { addGame, addVendor, oneName } from '#features/catalog';
import type { BalanceNews } from '#features/wallet';
import { checkFully, walletInvariants } from '#features/wallet';
import type { Database } from '#platform/database/database';
import { createSealer } from '#platform/encryption/seal';
import { FOR_MONEY } from '#testing/for-money';
import { silentLog } from '#testing/silent-log';
import { createBalanceCache } from '../funds/balance-cache.ts';
import type { FundServices } from '../funds/fund-services.ts';
import { transferFunds } from '../funds/transfer-funds.ts';
import { addProvider } from '../keys/add-provider.ts';
import { addProviderKey } from '../keys/add-provider-key.ts';
import { createProviderDirectory } from '../keys/provider-directory.ts';
import { NOON, openTable } from './open-table.ts';
import { startVendorServer } from './vendor-server.ts';

/** Long enough for a busy machine; a test that waits for it has its own. */
const TIMEOUT_MS = 20_000;

type Other = Pick<FundServices, 'database' | 'transferTimeoutMs'> & {
  readonly vendorCode: string;
  readonly wishKey: string;
};

/** Vendors on this machine, and members with money to send there. */
export async function openFunds(database: Database) {
  const clock = fixedClock(NOON.toISOString());
  const sealer = createSealer('a secret of at least thirty-two characters', 'test');
  const providers = createProviderDirectory({ database, sealer, log: silentLog });
  const news: BalanceNews[] = [];
  const services: FundServices = {
    database,
    clock,
    log: silentLog,
    merchants: {
      get: () => ({ businessTimezone: 'Asia/Tokyo' }) as never,
      findMarket: () => FOR_MONEY,
    },
    providers,
    balances: createBalanceCache(),
    tellBalance: (told) => news.push(told),
    transferTimeoutMs: TIMEOUT_MS,
  };
  const table = await openTable(database);
  let wishes = 0;
  return {
    services,
    clock,
    news,
    providers,
    /** A vendor with a provider of its own. */
    async addVendor(code: string) {
      const server = await startVendorServer();
      const providerCode = code.toLowerCase();
      await database.transact(async (tx) => {
        const provider = { code: providerCode, name: code, baseUrl: server.url, now: NOON };
        const added = await addProvider(tx, provider);
        if (!added.ok) throw new Error(added.refusal.code);
        const vendor = { code, providerCode, category: 'COCKFIGHT', names: oneName(code) } as const;
        await addVendor(tx, { ...vendor, walletMode: 'TRANSFER' });
        await addGame(tx, { ...vendor, vendorCode: code, gameId: 'game' });
        const key = await addProviderKey(tx, { providerCode, sealer, now: NOON });
        if (!key.ok) throw new Error(key.refusal.code);
        server.state.key = key.value;
      });
      providers.forget();
      return server;
    },
    openMember: async (balance = 10_000_000n) => (await table.sitDown({ balance })).memberId,
    async mainOf(memberId: string): Promise<bigint> {
      const { rows } = await database.statement((tx) =>
        sql<{ available: bigint }>`
          select available from wallet_accounts
           where member_id = ${memberId} and code = 'MAIN'`.execute(tx),
      );
      return rows[0]!.available;
    },
    transfer: (
      memberId: string,
      direction: 'TO_VENDOR' | 'FROM_VENDOR',
      amount: bigint,
      other: Partial<Other> = {},
    ) => {
      wishes += 1;
      // No two of them in the same moment: the latest is the last.
      clock.advance(SECOND_MS);
      const { vendorCode = 'DS88', wishKey = `wish-${wishes}`, ...changed } = other;
      const used = { ...services, ...changed };
      const wish = { memberId, vendorCode, direction, amount, wishKey, now: clock.now() };
      return transferFunds(used, wish);
    },
    /** What does not add up in the books; nothing, always. */
    async findFaults() {
      const verdicts = await checkFully(database, {
        invariants: walletInvariants,
        now: clock.now(),
      });
      return verdicts.filter(({ count }) => count > 0);
    },
  };
}
