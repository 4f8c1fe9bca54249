import { JACKPOT_POOLS, seedOf } from '@maneki/games/slots/jackpot';
import { invariant } from '@maneki/kernel/invariant';
import { drawServerSeed } from '#features/seeds';
import type { Tx } from '#platform/database';
import { drawId } from '#platform/secrets';
import type { HouseServices } from '#platform/services';
import * as store from './store.ts';

export type VaultServices = Pick<HouseServices, 'sealer' | 'drawBytes'>;
export type Merchant = { readonly merchant: string; readonly now: Date };

/** Takes a merchant's next draw and holds its vault until the transaction ends; opens it at first. */
export async function takeDraw(tx: Tx, services: VaultServices, at: Merchant): Promise<bigint> {
  const drawNo = await store.takeDrawNo(tx, at.merchant);
  if (drawNo !== undefined) return drawNo;
  await openVault(tx, services, at);
  const first = await store.takeDrawNo(tx, at.merchant);
  invariant(first !== undefined, `the vault of ${at.merchant} did not open`);
  return first;
}

/** Lays the pools down as the house funds them. Of two that come at once, one does it. */
export async function openVault(
  tx: Tx,
  services: VaultServices,
  { merchant, now }: Merchant,
): Promise<void> {
  if (!(await store.insertMerchant(tx, merchant))) return;
  const pools = JACKPOT_POOLS.map((pool) => ({ pool, grains: seedOf(pool) }));
  await store.insertPools(tx, { merchant, pools });
  for (const status of ['ACTIVE', 'NEXT'] as const)
    await addSeed(tx, services, { merchant, now, status });
}

/** The seed of today: the first draw of a day reveals yesterday's. */
export async function findSeedOfToday(tx: Tx, services: VaultServices, at: Merchant) {
  const seed = await store.getActiveSeed(tx, at.merchant);
  if (dayOf(at.now) <= dayOf(seed.activatedAt)) return seed;
  await store.moveSeeds(tx, at);
  await addSeed(tx, services, { ...at, status: 'NEXT' });
  return store.getActiveSeed(tx, at.merchant);
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

async function addSeed(
  tx: Tx,
  { drawBytes, sealer }: VaultServices,
  seed: Merchant & { readonly status: 'ACTIVE' | 'NEXT' },
): Promise<void> {
  await store.insertSeed(tx, {
    ...seed,
    id: drawId(seed.now),
    ...drawServerSeed(drawBytes, sealer),
  });
}
