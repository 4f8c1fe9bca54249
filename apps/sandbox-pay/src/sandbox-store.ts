import type { Collection } from './collection.ts';
import type { SandboxPayout } from './payout.ts';

const KEPT_MAX = 10_000;

/** What the provider was asked, in memory; the oldest is forgotten first. */
export type SandboxStore = {
  collect(orderNo: string, open: () => Collection): Collection;
  findCollection(ref: string): Collection | undefined;
  payOut(orderNo: string, open: () => SandboxPayout): SandboxPayout;
  findPayout(orderNo: string): SandboxPayout | undefined;
  /** Those that a tester can end, the newest first. */
  listOpenPayouts(): SandboxPayout[];
};

export function createSandboxStore(): SandboxStore {
  const collections = new Map<string, Collection>();
  const byRef = new Map<string, Collection>();
  const payouts = new Map<string, SandboxPayout>();
  return {
    collect(orderNo, open) {
      const known = collections.get(orderNo);
      if (known) return known;
      const opened = open();
      forgetOldest(collections, (gone) => byRef.delete(gone.ref));
      collections.set(orderNo, opened);
      byRef.set(opened.ref, opened);
      return opened;
    },
    findCollection: (ref) => byRef.get(ref),
    payOut(orderNo, open) {
      const known = payouts.get(orderNo);
      if (known) return known;
      const opened = open();
      forgetOldest(payouts);
      payouts.set(orderNo, opened);
      return opened;
    },
    findPayout: (orderNo) => payouts.get(orderNo),
    listOpenPayouts: () =>
      [...payouts.values()]
        .filter(({ state }) => state === 'PENDING' || state === 'SILENT')
        .reverse(),
  };
}

function forgetOldest<Value>(kept: Map<string, Value>, onGone: (gone: Value) => void = () => {}) {
  if (kept.size < KEPT_MAX) return;
  const [[name, gone] = []] = kept;
  if (name === undefined || gone === undefined) return;
  kept.delete(name);
  onGone(gone);
}
