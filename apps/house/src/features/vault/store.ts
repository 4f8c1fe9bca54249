import type { JackpotPool } from '@maneki/games/slots/jackpot';
import { invariant } from '@maneki/kernel/invariant';
import type { Tx } from '#platform/database';

/** Takes the vault's row and its next number; undefined where there is no such vault yet. */
export async function takeDrawNo(tx: Tx, vault: string): Promise<bigint | undefined> {
  const row = await tx
    .updateTable('house.vault_merchants')
    .set((column) => ({ draw_no: column('draw_no', '+', 1n) }))
    .where('merchant', '=', vault)
    .returning('draw_no')
    .executeTakeFirst();
  return row?.draw_no;
}

/** Answers whether there was no such vault until now. */
export async function insertVault(tx: Tx, vault: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('house.vault_merchants')
    .values({ merchant: vault })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export type PoolRow = { readonly pool: JackpotPool; readonly grains: bigint };

export async function insertPools(
  tx: Tx,
  { vault, pools }: { readonly vault: string; readonly pools: readonly PoolRow[] },
): Promise<void> {
  await tx
    .insertInto('house.vault_pools')
    .values(pools.map((pool) => ({ merchant: vault, ...pool })))
    .execute();
}

export async function listPools(tx: Tx, vault: string): Promise<PoolRow[]> {
  const rows = await tx
    .selectFrom('house.vault_pools')
    .select(['pool', 'grains'])
    .where('merchant', '=', vault)
    .execute();
  return rows as PoolRow[];
}

/** Whoever does this holds the vault's row. */
export async function updatePool(
  tx: Tx,
  change: PoolRow & { readonly vault: string; readonly isHit: boolean },
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('house.vault_pools')
    .set((column) => ({
      grains: change.grains,
      hits: column('hits', '+', change.isHit ? 1n : 0n),
    }))
    .where('merchant', '=', change.vault)
    .where('pool', '=', change.pool)
    .executeTakeFirstOrThrow();
  invariant(numUpdatedRows === 1n, `${change.vault} has no pool ${change.pool}`);
}

export type VaultSeed = {
  readonly id: string;
  readonly serverSeedSealed: string;
  readonly commitment: string;
};

export async function insertSeed(
  tx: Tx,
  seed: VaultSeed & {
    readonly vault: string;
    readonly status: 'ACTIVE' | 'NEXT';
    readonly now: Date;
  },
): Promise<void> {
  await tx
    .insertInto('house.vault_seeds')
    .values({
      merchant: seed.vault,
      id: seed.id,
      status: seed.status,
      server_seed_sealed: seed.serverSeedSealed,
      commitment: seed.commitment,
      created_at: seed.now,
      activated_at: seed.status === 'ACTIVE' ? seed.now : null,
    })
    .execute();
}

export async function getActiveSeed(
  tx: Tx,
  vault: string,
): Promise<VaultSeed & { readonly activatedAt: Date }> {
  const row = await tx
    .selectFrom('house.vault_seeds')
    .select(['id', 'server_seed_sealed', 'commitment', 'activated_at'])
    .where('merchant', '=', vault)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirstOrThrow();
  invariant(row.activated_at, `the seed ${row.id} is used without having begun`);
  return {
    id: row.id,
    serverSeedSealed: row.server_seed_sealed,
    commitment: row.commitment,
    activatedAt: row.activated_at,
  };
}

/** The seed in use is revealed, the next one comes into use. Whoever does it holds the vault. */
export async function moveSeeds(
  tx: Tx,
  { vault, now }: { readonly vault: string; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('house.vault_seeds')
    .set({ status: 'REVEALED', revealed_at: now })
    .where('merchant', '=', vault)
    .where('status', '=', 'ACTIVE')
    .execute();
  await tx
    .updateTable('house.vault_seeds')
    .set({ status: 'ACTIVE', activated_at: now })
    .where('merchant', '=', vault)
    .where('status', '=', 'NEXT')
    .execute();
}

export type ListedSeed = VaultSeed & {
  readonly status: 'NEXT' | 'ACTIVE' | 'REVEALED';
  readonly activatedAt: Date | null;
  readonly revealedAt: Date | null;
};

/** The newest seeds of a vault, the next one first. */
export async function listSeeds(
  tx: Tx,
  { vault, limit }: { readonly vault: string; readonly limit: number },
): Promise<ListedSeed[]> {
  const rows = await tx
    .selectFrom('house.vault_seeds')
    .select([
      'id',
      'server_seed_sealed as serverSeedSealed',
      'commitment',
      'status',
      'activated_at as activatedAt',
      'revealed_at as revealedAt',
    ])
    .where('merchant', '=', vault)
    .orderBy((order) => order.fn.coalesce('activated_at', 'created_at'), 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows as ListedSeed[];
}

/** Those of the named seeds of a vault that have been revealed. */
export async function listRevealed(
  tx: Tx,
  { vault, ids }: { readonly vault: string; readonly ids: readonly string[] },
): Promise<Pick<VaultSeed, 'id' | 'serverSeedSealed'>[]> {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('house.vault_seeds')
    .select(['id', 'server_seed_sealed as serverSeedSealed'])
    .where('merchant', '=', vault)
    .where('id', 'in', [...ids])
    .where('status', '=', 'REVEALED')
    .execute();
}
