import { sql } from 'kysely';
import type { Tx } from '#platform/database';

export type DaySeed = {
  readonly day: number;
  readonly serverSeedSealed: string;
  readonly commitment: string;
  readonly isRevealed: boolean;
};

export async function insertSeed(
  tx: Tx,
  seed: Omit<DaySeed, 'isRevealed'> & { readonly now: Date },
): Promise<void> {
  await tx
    .insertInto('house.draws_seeds')
    .values({
      day: seed.day,
      server_seed_sealed: seed.serverSeedSealed,
      commitment: seed.commitment,
      created_at: seed.now,
    })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute();
}

const seedsIn = (tx: Tx) =>
  tx
    .selectFrom('house.draws_seeds')
    .select((column) => [
      'day',
      'server_seed_sealed as serverSeedSealed',
      'commitment',
      column('revealed_at', 'is not', null).as('isRevealed'),
    ]);

export async function listSeeds(tx: Tx, days: readonly number[]): Promise<DaySeed[]> {
  if (days.length === 0) return [];
  const rows = await seedsIn(tx)
    .where('day', 'in', [...days])
    .execute();
  return rows as DaySeed[];
}

export async function listSeedsBy(tx: Tx, commitments: readonly string[]): Promise<DaySeed[]> {
  if (commitments.length === 0) return [];
  const rows = await seedsIn(tx)
    .where('commitment', 'in', [...commitments])
    .execute();
  return rows as DaySeed[];
}

/**
 * Marks seeds of days that are over and of which no issue waits for its result; the next day's hash must have been
 * shown by then.
 */
export async function revealSeedsBefore(
  tx: Tx,
  { day, now }: { readonly day: number; readonly now: Date },
): Promise<void> {
  await sql`
    update house.draws_seeds as s set revealed_at = ${now}
     where s.revealed_at is null and s.day < ${day}
       and exists (select from house.draws_seeds as next where next.day > s.day)
       and not exists (
         select from house.issues as i
          where i.seed_day = s.day and i.status not in ('SETTLED', 'VOID'))`.execute(tx);
}
