import { JACKPOT_POOLS, seedOf } from '@maneki/games/slots/jackpot';
import { invariant } from '@maneki/kernel/invariant';
import { drawServerSeed } from '#features/seeds';
import type { Tx } from '#platform/database';
import { drawId } from '#platform/secrets';
import type { HouseServices } from '#platform/services';
import * as store from './store.ts';

export type VaultServices = Pick<HouseServices, 'sealer' | 'drawBytes'>;
export type Vault = { readonly vault: string; readonly now: Date };

/** Takes a vault's next draw and holds it until the transaction ends; opens it at first. */
export async function takeDraw(tx: Tx, services: VaultServices, at: Vault): Promise<bigint> {
  const drawNo = await store.takeDrawNo(tx, at.vault);
  if (drawNo !== undefined) return drawNo;
  await openVault(tx, services, at);
  const first = await store.takeDrawNo(tx, at.vault);
  invariant(first !== undefined, `the vault ${at.vault} did not open`);
  return first;
}

/** Lays the pools down as the house funds them. Of two that come at once, one does it. */
export async function openVault(
  tx: Tx,
  services: VaultServices,
  { vault, now }: Vault,
): Promise<void> {
  if (!(await store.insertVault(tx, vault))) return;
  const pools = JACKPOT_POOLS.map((pool) => ({ pool, grains: seedOf(pool) }));
  await store.insertPools(tx, { vault, pools });
  for (const status of ['ACTIVE', 'NEXT'] as const)
    await addSeed(tx, services, { vault, now, status });
}

/** The seed of today: the first draw of a day reveals yesterday's. */
export async function findSeedOfToday(tx: Tx, services: VaultServices, at: Vault) {
  const seed = await store.getActiveSeed(tx, at.vault);
  if (dayOf(at.now) <= dayOf(seed.activatedAt)) return seed;
  await store.moveSeeds(tx, at);
  await addSeed(tx, services, { ...at, status: 'NEXT' });
  return store.getActiveSeed(tx, at.vault);
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

async function addSeed(
  tx: Tx,
  { drawBytes, sealer }: VaultServices,
  seed: Vault & { readonly status: 'ACTIVE' | 'NEXT' },
): Promise<void> {
  await store.insertSeed(tx, {
    ...seed,
    id: drawId(seed.now),
    ...drawServerSeed(drawBytes, sealer),
  });
}
