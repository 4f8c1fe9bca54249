import type { Collection } from './collection.ts';
import type { Journal } from './journal.ts';
import type { SandboxPayout } from './payout.ts';

const KEPT_MAX = 10_000;

/** What the provider was asked; the oldest is forgotten first. */
export type SandboxStore = {
  collect(orderNo: string, open: () => Collection): Collection;
  findCollection(ref: string): Collection | undefined;
  payOut(orderNo: string, open: () => SandboxPayout): SandboxPayout;
  findPayout(orderNo: string): SandboxPayout | undefined;
  /** Those that a tester can end, the newest first. */
  listOpenPayouts(): SandboxPayout[];
  /** Writes down what has become of one of them. */
  keepCollection(collection: Collection): void;
  keepPayout(payout: SandboxPayout): void;
};

export function createSandboxStore(journal: Journal): SandboxStore {
  const collections = new Map<string, Collection>();
  const byRef = new Map<string, Collection>();
  const payouts = new Map<string, SandboxPayout>();
  const addCollection = (collection: Collection) => {
    forgetOldest(collections, (gone) => byRef.delete(gone.ref));
    collections.set(collection.orderNo, collection);
    byRef.set(collection.ref, collection);
  };
  const addPayout = (payout: SandboxPayout) => {
    forgetOldest(payouts);
    payouts.set(payout.orderNo, payout);
  };
  for (const entry of journal.read())
    if (entry.kind === 'collection') addCollection(entry.item);
    else addPayout(entry.item);

  const store: SandboxStore = {
    collect(orderNo, open) {
      const known = collections.get(orderNo);
      if (known) return known;
      const opened = open();
      addCollection(opened);
      store.keepCollection(opened);
      return opened;
    },
    findCollection: (ref) => byRef.get(ref),
    payOut(orderNo, open) {
      const known = payouts.get(orderNo);
      if (known) return known;
      const opened = open();
      addPayout(opened);
      store.keepPayout(opened);
      return opened;
    },
    findPayout: (orderNo) => payouts.get(orderNo),
    listOpenPayouts: () =>
      [...payouts.values()]
        .filter(({ state }) => state === 'PENDING' || state === 'SILENT')
        .reverse(),
    keepCollection: (item) => journal.write({ kind: 'collection', item }),
    keepPayout: (item) => journal.write({ kind: 'payout', item }),
  };
  return store;
}

function forgetOldest<Value>(kept: Map<string, Value>, onGone: (gone: Value) => void = () => {}) {
  if (kept.size < KEPT_MAX) return;
  const [[name, gone] = []] = kept;
  if (name === undefined || gone === undefined) return;
  kept.delete(name);
  onGone(gone);
}
