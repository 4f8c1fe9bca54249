import type { Tx } from '#platform/database/database';

/** Somebody whose number was verified, and whom nothing was given for it yet. */
export type GiftDue = {
  readonly memberId: string;
  readonly merchantCode: string;
  readonly verifiedAt: Date;
};

export async function insertDue(tx: Tx, due: readonly GiftDue[]): Promise<void> {
  if (due.length === 0) return;
  await tx
    .insertInto('rewards_gifts_due')
    .values(
      due.map(({ memberId, merchantCode, verifiedAt }) => ({
        member_id: memberId,
        merchant_code: merchantCode,
        verified_at: verifiedAt,
      })),
    )
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute();
}

/** Those who have waited longest. */
export async function listDue(tx: Tx, limit: number): Promise<GiftDue[]> {
  const rows = await tx
    .selectFrom('rewards_gifts_due')
    .selectAll()
    .orderBy('verified_at')
    .orderBy('member_id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    memberId: row.member_id,
    merchantCode: row.merchant_code,
    verifiedAt: row.verified_at,
  }));
}

export async function deleteDue(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('rewards_gifts_due').where('member_id', '=', memberId).execute();
}
