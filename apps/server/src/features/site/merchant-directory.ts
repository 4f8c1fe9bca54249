import { invariant } from '@maneki/kernel/invariant';
import type { Database } from '#platform/database/database';
import type { MarketPolicy, Merchant } from './merchant.ts';
import * as store from './store.ts';

/**
 * All merchants in memory: every call and every page asks for one, and they change a few times a
 * day. A change on any node reaches the others as an event, upon which they read again.
 */
export type MerchantDirectory = {
  get(code: string): Merchant;
  find(by: { code: string | undefined; host: string }): Merchant | undefined;
  findMarket(countryCode: string | null): MarketPolicy | undefined;
  /** Whether real money is played for anywhere: then nothing may be shown that a demo may show. */
  isAnyMarketReal(): boolean;
  reload(): Promise<void>;
};

export async function openMerchantDirectory(database: Database): Promise<MerchantDirectory> {
  let held = await read(database);
  let wanted = 0;
  let running: Promise<void> | undefined;

  const readUntilCurrent = async () => {
    try {
      for (let seen = -1; seen !== wanted; ) {
        seen = wanted;
        held = await read(database);
      }
    } finally {
      // In the same breath as the last look at what is wanted: a wish in between would be lost.
      running = undefined;
    }
  };

  return {
    get(code) {
      const merchant = held.byCode.get(code);
      invariant(merchant, `there is no merchant ${code}`);
      return merchant;
    },
    find({ code, host }) {
      if (code !== undefined) return held.byCode.get(code);
      return held.byHost.get(host) ?? held.defaultMerchant;
    },
    findMarket: (countryCode) => (countryCode ? held.markets.get(countryCode) : undefined),
    isAnyMarketReal: () => [...held.markets.values()].some(({ mode }) => mode === 'REAL'),
    reload() {
      // A wish during a reading means one more reading: the one under way may have looked too early.
      wanted += 1;
      running ??= readUntilCurrent();
      return running;
    },
  };
}

async function read(database: Database) {
  const { merchants, policies } = await database.transact(async (tx) => ({
    merchants: await store.listMerchants(tx),
    policies: await store.listMarketPolicies(tx),
  }));
  return {
    byCode: new Map(merchants.map((merchant) => [merchant.code, merchant])),
    byHost: new Map(
      merchants.flatMap((merchant) => merchant.hosts.map((host) => [host, merchant] as const)),
    ),
    defaultMerchant: merchants.find(({ isDefault }) => isDefault),
    markets: new Map(policies.map((policy) => [policy.countryCode, policy])),
  };
}
