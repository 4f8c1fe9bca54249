import type { Tx } from '#platform/database';

export type ShoeStatus = 'NEXT' | 'ACTIVE' | 'REVEALED';

/** What one seed decides: so many rounds, one after the other. */
export type Shoe = {
  readonly gameId: string;
  readonly no: number;
  readonly status: ShoeStatus;
  readonly serverSeedSealed: string;
  readonly commitment: string;
};

const COLUMNS = [
  'game_id as gameId',
  'no',
  'status',
  'server_seed_sealed as serverSeedSealed',
  'commitment',
] as const;

export async function insertShoe(tx: Tx, shoe: Shoe & { readonly now: Date }): Promise<void> {
  await tx
    .insertInto('house.shoes')
    .values({
      game_id: shoe.gameId,
      no: shoe.no,
      status: shoe.status,
      server_seed_sealed: shoe.serverSeedSealed,
      commitment: shoe.commitment,
      created_at: shoe.now,
    })
    .execute();
}

export async function findShoe(
  tx: Tx,
  wanted: { readonly gameId: string } & ({ readonly status: ShoeStatus } | { readonly no: number }),
): Promise<Shoe | undefined> {
  const query = tx.selectFrom('house.shoes').select(COLUMNS).where('game_id', '=', wanted.gameId);
  const row = await ('no' in wanted
    ? query.where('no', '=', wanted.no)
    : query.where('status', '=', wanted.status)
  ).executeTakeFirst();
  return row as Shoe | undefined;
}

/** Shoes by their numbers, and those that come. */
export async function listShoes(
  tx: Tx,
  { gameId, nos }: { readonly gameId: string; readonly nos: readonly number[] },
): Promise<Shoe[]> {
  if (nos.length === 0) return [];
  const rows = await tx
    .selectFrom('house.shoes')
    .select(COLUMNS)
    .where('game_id', '=', gameId)
    .where('no', 'in', [...nos])
    .execute();
  return rows as Shoe[];
}

/** Ends the shoe in use and begins the next one. */
export async function turnShoes(
  tx: Tx,
  { gameId, now }: { readonly gameId: string; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('house.shoes')
    .set({ status: 'REVEALED', revealed_at: now })
    .where('game_id', '=', gameId)
    .where('status', '=', 'ACTIVE')
    .execute();
  await tx
    .updateTable('house.shoes')
    .set({ status: 'ACTIVE' })
    .where('game_id', '=', gameId)
    .where('status', '=', 'NEXT')
    .execute();
}
