import { SECOND_MS } from '@maneki/kernel/clock';

const ENTRIES_MAX = 50_000;
const KEPT_MS = 30 * SECOND_MS;

/** What a vendor said last, and whether it still says so. */
export type KnownBalance = { readonly balance: bigint | null; readonly isStale: boolean };

type Name = { readonly memberId: string; readonly vendorCode: string };

/** Vendors' balances as this node remembers them: a page that is opened asks for all of them. */
export type BalanceCache = {
  /** Asks at most every half minute, also one that does not answer. */
  find(name: Name, now: Date, ask: () => Promise<bigint | undefined>): Promise<KnownBalance>;
  /** After money has moved: the next look asks again. */
  forget(name: Name): void;
};

type Entry = { known: KnownBalance; until: number; asking: Promise<KnownBalance> | undefined };

export function createBalanceCache(): BalanceCache {
  const entries = new Map<string, Entry>();
  const keyOf = ({ memberId, vendorCode }: Name) => `${memberId} ${vendorCode}`;

  const askAnew = async (
    key: string,
    entry: Entry,
    now: Date,
    ask: () => Promise<bigint | undefined>,
  ): Promise<KnownBalance> => {
    const balance = await ask();
    const known =
      balance === undefined
        ? { balance: entry.known.balance, isStale: true }
        : { balance, isStale: false };
    // Forgotten meanwhile: what was asked before the money moved must not stay.
    if (entries.get(key) === entry)
      entries.set(key, { known, until: now.getTime() + KEPT_MS, asking: undefined });
    return known;
  };

  return {
    async find(name, now, ask) {
      const key = keyOf(name);
      const entry = entries.get(key);
      const isFresh = entry && Math.abs(entry.until - now.getTime()) <= KEPT_MS;
      if (isFresh && now.getTime() < entry.until) return entry.known;
      if (entry?.asking) return entry.asking;
      const next: Entry = {
        known: entry?.known ?? { balance: null, isStale: true },
        until: Number.NEGATIVE_INFINITY,
        asking: undefined,
      };
      entries.delete(key);
      if (entries.size >= ENTRIES_MAX) entries.delete(entries.keys().next().value!);
      entries.set(key, next);
      next.asking = askAnew(key, next, now, ask);
      return next.asking;
    },
    forget(name) {
      const key = keyOf(name);
      const entry = entries.get(key);
      if (!entry) return;
      // What was known stays, as old news for a vendor that falls silent.
      entries.set(key, {
        known: { ...entry.known, isStale: true },
        until: Number.NEGATIVE_INFINITY,
        asking: undefined,
      });
    },
  };
}
