import { invariant } from '@maneki/kernel/invariant';
import type { Tx } from '#platform/database';

export type PairStatus = 'NEXT' | 'ACTIVE' | 'REVEALED';

export type PairRow = {
  readonly id: string;
  readonly serverSeedSealed: string;
  readonly commitment: string;
  readonly clientSeed: string | null;
  readonly nonce: number;
  readonly activatedAt: Date | null;
};

const COLUMNS = [
  'id',
  'server_seed_sealed as serverSeedSealed',
  'commitment',
  'client_seed as clientSeed',
  'nonce',
  'activated_at as activatedAt',
] as const;

/** Does nothing where the player has one already: of two that come at once, one writes it. */
export async function insertPair(
  tx: Tx,
  pair: Omit<PairRow, 'nonce' | 'activatedAt'> & {
    readonly playerId: string;
    readonly status: 'NEXT' | 'ACTIVE';
    readonly now: Date;
  },
): Promise<void> {
  await tx
    .insertInto('house.seeds')
    .values({
      player_id: pair.playerId,
      id: pair.id,
      status: pair.status,
      server_seed_sealed: pair.serverSeedSealed,
      commitment: pair.commitment,
      client_seed: pair.clientSeed,
      created_at: pair.now,
      activated_at: pair.status === 'ACTIVE' ? pair.now : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Holds the pair in use until the transaction ends: one round of a player begins at a time. */
export async function lockActive(tx: Tx, playerId: string): Promise<PairRow | undefined> {
  return tx
    .selectFrom('house.seeds')
    .select(COLUMNS)
    .where('player_id', '=', playerId)
    .where('status', '=', 'ACTIVE')
    .forUpdate()
    .executeTakeFirst();
}

/** The pair in use and the next one, as they stood at one moment. */
export async function findInUse(
  tx: Tx,
  playerId: string,
): Promise<{ readonly active: PairRow | undefined; readonly next: PairRow | undefined }> {
  const rows = await tx
    .selectFrom('house.seeds')
    .select([...COLUMNS, 'status'])
    .where('player_id', '=', playerId)
    .where('status', 'in', ['ACTIVE', 'NEXT'])
    .execute();
  const find = (status: PairStatus) => rows.find((row) => row.status === status);
  return { active: find('ACTIVE'), next: find('NEXT') };
}

export async function raiseNonce(
  tx: Tx,
  { playerId, id }: { readonly playerId: string; readonly id: string },
): Promise<number> {
  const { nonce } = await tx
    .updateTable('house.seeds')
    .set((column) => ({ nonce: column('nonce', '+', 1) }))
    .where('player_id', '=', playerId)
    .where('id', '=', id)
    .where('status', '=', 'ACTIVE')
    .returning('nonce')
    .executeTakeFirstOrThrow();
  return nonce;
}

/** The pair in use is revealed, the next one comes into use. Whoever does it holds the first. */
export async function movePairs(
  tx: Tx,
  {
    playerId,
    clientSeed,
    now,
  }: { readonly playerId: string; readonly clientSeed: string; readonly now: Date },
): Promise<void> {
  const move = async (from: PairStatus, set: object) => {
    const { numUpdatedRows } = await tx
      .updateTable('house.seeds')
      .set(set)
      .where('player_id', '=', playerId)
      .where('status', '=', from)
      .executeTakeFirstOrThrow();
    invariant(numUpdatedRows === 1n, `player ${playerId} has no pair that is ${from}`);
  };
  await move('ACTIVE', { status: 'REVEALED', revealed_at: now });
  await move('NEXT', { status: 'ACTIVE', client_seed: clientSeed, activated_at: now });
}

export type KnownPair = {
  readonly id: string;
  readonly serverSeedSealed: string;
  readonly clientSeed: string | null;
  readonly isRevealed: boolean;
};

export async function listPairs(
  tx: Tx,
  { playerId, ids }: { readonly playerId: string; readonly ids: readonly string[] },
): Promise<KnownPair[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('house.seeds')
    .select(['id', 'server_seed_sealed', 'client_seed', 'status'])
    .where('player_id', '=', playerId)
    .where('id', 'in', [...ids])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    serverSeedSealed: row.server_seed_sealed,
    clientSeed: row.client_seed,
    isRevealed: row.status === 'REVEALED',
  }));
}
