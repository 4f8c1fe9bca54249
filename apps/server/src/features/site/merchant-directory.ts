import { invariant } from '@maneki/kernel/invariant';
import type { Database } from '#platform/database/database';
import { keepCurrent } from '#platform/memory/keep-current';
import type { MarketPolicy, Merchant } from './merchant.ts';
import * as store from './store.ts';

/**
 * All merchants in memory: every call and every page asks for one, and they change a few times a
 * day. A change on any node reaches the others as an event, upon which they read again.
 */
export type MerchantDirectory = {
  get(code: string): Merchant;
  find(by: { code: string | undefined; host: string }): Merchant | undefined;
  /** Any of them, always the same: where a host belongs to none and none is the default. */
  findFirst(): Merchant | undefined;
  findMarket(countryCode: string | null): MarketPolicy | undefined;
  /** Whether real money is played for anywhere: then nothing may be shown that a demo may show. */
  isAnyMarketReal(): boolean;
  reload(): Promise<void>;
};

export async function openMerchantDirectory(database: Database): Promise<MerchantDirectory> {
  const current = await keepCurrent(() => read(database));
  return {
    get(code) {
      const merchant = current.get().byCode.get(code);
      invariant(merchant, `there is no merchant ${code}`);
      return merchant;
    },
    find({ code, host }) {
      const { byCode, byHost, defaultMerchant } = current.get();
      return code === undefined ? (byHost.get(host) ?? defaultMerchant) : byCode.get(code);
    },
    findFirst: () => current.get().byCode.values().next().value,
    findMarket: (countryCode) => (countryCode ? current.get().markets.get(countryCode) : undefined),
    isAnyMarketReal: () => [...current.get().markets.values()].some(({ mode }) => mode === 'REAL'),
    reload: current.reload,
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
