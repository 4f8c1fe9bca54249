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

/** A time that somebody was here. */
export type Stay = { readonly startedAt: Date; readonly activeAt: Date };

/** Keeps how long a sitting has lasted so far, also for when it is over. */
export async function upsertStay(
  tx: Tx,
  memberId: string,
  { startedAt, activeAt }: Stay,
): Promise<void> {
  await tx
    .insertInto('safety_stays')
    .values({ member_id: memberId, started_at: startedAt, active_at: activeAt })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'started_at']).doUpdateSet({ active_at: activeAt }),
    )
    .execute();
}

/** When a member was here, as far as it touches a stretch of time. */
export async function listStays(
  tx: Tx,
  asked: { readonly memberId: string; readonly start: Date; readonly end: Date },
): Promise<Stay[]> {
  return tx
    .selectFrom('safety_stays')
    .select(['started_at as startedAt', 'active_at as activeAt'])
    .where('member_id', '=', asked.memberId)
    .where('started_at', '<', asked.end)
    .where('active_at', '>', asked.start)
    .orderBy('started_at')
    .execute();
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
