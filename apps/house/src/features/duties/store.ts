import { sql } from 'kysely';
import type { Tx } from '#platform/database';

type Run = { readonly name: string; readonly day: string };

/** Answers whether the caller is the one who does it: nobody else has, nor is at it. */
export async function takeDuty(
  tx: Tx,
  { name, day, now, forgottenBefore }: Run & { now: Date; forgottenBefore: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into house.duties as d (name, day, started_at) values (${name}, ${day}, ${now})
    on conflict (name, day) do update set started_at = excluded.started_at
      where d.done_at is null and d.started_at < ${forgottenBefore}
    returning 1`.execute(tx);
  return rows.length > 0;
}

export async function endDuty(tx: Tx, { name, day, now }: Run & { now: Date }): Promise<void> {
  await tx
    .updateTable('house.duties')
    .set({ done_at: now })
    .where('name', '=', name)
    .where('day', '=', day)
    .execute();
}

/** The days of a duty since one that were begun, and whether they came to an end. */
export async function listDuties(
  tx: Tx,
  { name, since }: { readonly name: string; readonly since: string },
): Promise<{ readonly day: string; readonly isDone: boolean }[]> {
  const { rows } = await sql<{ day: string; isDone: boolean }>`
    select day::text as day, done_at is not null as "isDone" from house.duties
     where name = ${name} and day >= ${since}`.execute(tx);
  return rows;
}
