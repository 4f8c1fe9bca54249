import { sql } from 'kysely';
import type { Tx } from './database.ts';

/** Makes those who take turns under a name follow each other, each until its transaction ends. */
export async function takeTurns(tx: Tx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}
