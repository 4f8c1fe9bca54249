import type { Exposure, ExposureName } from './store.ts';

export const providerDay = ({ providerCode, businessDay, isPlay }: ExposureName) =>
  `${providerCode} ${businessDay} ${isPlay}`;
export const gameDay = (name: ExposureName) =>
  `${providerDay(name)} ${name.vendorCode} ${name.gameId}`;

export type Sums = ReturnType<typeof createSums>;

/** Sums by game, and what the house lost by them in all and by each. */
export function createSums() {
  const sums = new Map<string, Exposure>();
  const lost = new Map<string, bigint>();
  const changed = new Set<string>();
  const addLoss = (scope: string, more: bigint) => lost.set(scope, (lost.get(scope) ?? 0n) + more);
  return {
    add(added: Exposure): void {
      const { providerCode, vendorCode, gameId, businessDay, isPlay } = added;
      const key = gameDay(added);
      const before = sums.get(key);
      sums.set(key, {
        ...{ providerCode, vendorCode, gameId, businessDay, isPlay },
        staked: (before?.staked ?? 0n) + added.staked,
        paid: (before?.paid ?? 0n) + added.paid,
      });
      addLoss(providerDay(added), added.paid - added.staked);
      addLoss(key, added.paid - added.staked);
      changed.add(key);
    },
    hasChanged: () => changed.size > 0,
    /** The sums that have changed since the last call. */
    takeChanged(): Exposure[] {
      const taken = [...changed].flatMap((key) => sums.get(key) ?? []);
      changed.clear();
      return taken;
    },
    /** Where they could not be written: they are taken again. */
    keepChanged(taken: readonly Exposure[]): void {
      for (const sum of taken) changed.add(gameDay(sum));
    },
    net: (scope: string) => lost.get(scope) ?? 0n,
    dropBefore(day: string): void {
      for (const [key, sum] of sums) {
        if (sum.businessDay >= day) continue;
        sums.delete(key);
        lost.delete(key);
        lost.delete(providerDay(sum));
      }
    },
  };
}
