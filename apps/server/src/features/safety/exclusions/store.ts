import type { ExclusionKind } from '@maneki/contract/safety/exclusions';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Exclusion } from './exclusion.ts';

export async function insertExclusion(
  tx: Tx,
  exclusion: Omit<Exclusion, 'id'> & { readonly memberId: string },
): Promise<void> {
  const { memberId, kind, beganAt, endsAt } = exclusion;
  await tx
    .insertInto('safety_exclusions')
    .values({ member_id: memberId, kind, began_at: beganAt, ends_at: endsAt })
    .execute();
}

/** What keeps a member away now and was not lifted, what lasts longest first. */
export async function listActive(
  tx: Tx,
  { memberId, now }: { readonly memberId: string; readonly now: Date },
): Promise<Exclusion[]> {
  const rows = await tx
    .selectFrom('safety_exclusions as exclusion')
    .leftJoin('safety_lifts as lift', 'lift.exclusion_id', 'exclusion.id')
    .select(['exclusion.id', 'exclusion.kind', 'began_at as beganAt', 'ends_at as endsAt'])
    .where('member_id', '=', memberId)
    .where('ends_at', '>', now)
    .where('lift.exclusion_id', 'is', null)
    .orderBy('ends_at', 'desc')
    .orderBy('exclusion.id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind as ExclusionKind }));
}

/** Which of these members stay away now. */
export async function listExcluded(
  tx: Tx,
  { memberIds, now }: { readonly memberIds: readonly string[]; readonly now: Date },
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('safety_exclusions as exclusion')
    .leftJoin('safety_lifts as lift', 'lift.exclusion_id', 'exclusion.id')
    .select('member_id')
    .where('member_id', '=', sql<string>`any(${memberIds}::uuid[])`)
    .where('ends_at', '>', now)
    .where('lift.exclusion_id', 'is', null)
    .execute();
  return new Set(rows.map(({ member_id }) => member_id));
}

export type ExclusionRow = Exclusion & {
  readonly liftedAt: Date | null;
  readonly liftedBy: string | null;
  readonly reason: string | null;
};

/** When a member stayed away, the latest first. */
export async function listExclusions(
  tx: Tx,
  memberId: string,
  { before, limit }: { readonly before: bigint | undefined; readonly limit: number },
): Promise<ExclusionRow[]> {
  let query = tx
    .selectFrom('safety_exclusions as exclusion')
    .leftJoin('safety_lifts as lift', 'lift.exclusion_id', 'exclusion.id')
    .select(['exclusion.id', 'exclusion.kind', 'began_at as beganAt', 'ends_at as endsAt'])
    .select(['lifted_at as liftedAt', 'lifted_by as liftedBy', 'reason'])
    .where('member_id', '=', memberId);
  if (before !== undefined) query = query.where('exclusion.id', '<', before);
  const rows = await query.orderBy('exclusion.id', 'desc').limit(limit).execute();
  return rows.map((row) => ({ ...row, kind: row.kind as ExclusionKind }));
}

export async function insertLift(
  tx: Tx,
  lift: {
    readonly exclusionId: bigint;
    readonly at: Date;
    readonly by: string;
    readonly reason: string;
  },
): Promise<void> {
  await tx
    .insertInto('safety_lifts')
    .values({
      exclusion_id: lift.exclusionId,
      lifted_at: lift.at,
      lifted_by: lift.by,
      reason: lift.reason,
    })
    .execute();
}
