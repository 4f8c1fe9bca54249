import type { Clock } from '@maneki/kernel/clock';
import { effectiveMinimumAge, type MerchantDirectory } from '#features/site';
import type { Database } from '#platform/database/database';
import { keepCurrent } from '#platform/memory/keep-current';
import { arrangeContent, fillContent, type MerchantContent } from './arrange-content.ts';
import * as store from './store.ts';

/**
 * All live content of all merchants in memory: every page asks for some, and it changes a few times a
 * day. A change on any node reaches the others as an event, upon which they read again.
 */
export type ContentDirectory = {
  /** What a merchant says, with its name and with the age that the law of a country asks for. */
  get(merchantCode: string, countryCode?: string | null): MerchantContent;
  reload(because?: 'news' | 'age'): Promise<void>;
  settled(): Promise<void>;
};

type Merchants = Pick<MerchantDirectory, 'find' | 'findMarket'>;

/** A merchant's content as it is stored, and as it was filled for some name and age. */
type Held = { readonly stored: MerchantContent; readonly filled: Map<string, MerchantContent> };

const NOTHING = arrangeContent([], []);

export async function openContentDirectory(services: {
  readonly database: Database;
  readonly clock: Clock;
  readonly merchants: Merchants;
}): Promise<ContentDirectory> {
  const { merchants } = services;
  let latest: ReadonlyMap<string, Held> = new Map();
  const current = await keepCurrent(async () => {
    latest = await read(services, latest);
    return latest;
  });
  return {
    get(merchantCode, countryCode = null) {
      const held = current.get().get(merchantCode);
      const merchant = merchants.find({ code: merchantCode, host: '' });
      if (!held || !merchant) return NOTHING;
      const age = String(effectiveMinimumAge(merchant, merchants.findMarket(countryCode)));
      const key = `${age} ${merchant.name}`;
      const known = held.filled.get(key);
      if (known) return known;
      const filled = fillContent(held.stored, { merchant: merchant.name, age });
      held.filled.set(key, filled);
      return filled;
    },
    reload: current.reload,
    settled: current.settled,
  };
}

/** What has not changed since is kept as it is, together with what it was filled with. */
async function read(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  before: ReadonlyMap<string, Held>,
): Promise<ReadonlyMap<string, Held>> {
  const now = clock.now();
  const { items, help } = await database.transact(async (tx) => ({
    items: Map.groupBy(await store.listLiveItems(tx, now), ({ merchantCode }) => merchantCode),
    help: Map.groupBy(await store.listLiveHelp(tx), ({ merchantCode }) => merchantCode),
  }));
  const codes = new Set([...items.keys(), ...help.keys()]);
  return new Map(
    [...codes].map((code) => {
      const stored = arrangeContent(items.get(code) ?? [], help.get(code) ?? []);
      const earlier = before.get(code);
      const isStanding = earlier?.stored.hash === stored.hash;
      return [code, isStanding ? earlier : { stored, filled: new Map() }];
    }),
  );
}
