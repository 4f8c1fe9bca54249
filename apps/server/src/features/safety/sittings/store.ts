import type { Tx } from '#platform/database/database';
import type { Sitting } from './sitting.ts';

export async function findSitting(tx: Tx, memberId: string): Promise<Sitting | undefined> {
  const row = await tx
    .selectFrom('safety_sittings')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return (
    row && {
      everyMinutes: row.every_minutes,
      startedAt: row.started_at,
      activeAt: row.active_at,
      checkedAt: row.checked_at,
    }
  );
}

/** Holds a sitting until the transaction ends: pages of one member follow each other. */
export async function lockSitting(tx: Tx, memberId: string): Promise<Sitting | undefined> {
  await tx
    .selectFrom('safety_sittings')
    .select('member_id')
    .where('member_id', '=', memberId)
    .forUpdate()
    .execute();
  return findSitting(tx, memberId);
}

export async function upsertSitting(tx: Tx, memberId: string, sitting: Sitting): Promise<void> {
  const facts = {
    every_minutes: sitting.everyMinutes,
    started_at: sitting.startedAt,
    active_at: sitting.activeAt,
    checked_at: sitting.checkedAt,
  };
  await tx
    .insertInto('safety_sittings')
    .values({ member_id: memberId, ...facts })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(facts))
    .execute();
}
