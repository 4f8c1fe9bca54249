/** The SQL of what the house lists. Each function takes the transaction that it runs in first, as `tx`. */
import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';

/** The place of whichever game stands last by its own; nought where there is none. */
export async function findLastPlace(tx: Tx): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(sort_order), 0)::int as last from catalog_games`.execute(tx);
  return rows[0]!.last;
}
