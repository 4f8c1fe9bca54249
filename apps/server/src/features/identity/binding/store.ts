import type { Tx } from '#platform/database/database';

/** Makes a proven number the member's, in place of any before. */
export async function updateMobile(
  tx: Tx,
  { memberId, mobile, now }: { memberId: string; mobile: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('identity_members')
    .set({ mobile, mobile_verified_at: now })
    .where('id', '=', memberId)
    .execute();
}

/** Makes a proven address the member's, in place of any before. */
export async function updateEmail(
  tx: Tx,
  { memberId, email, now }: { memberId: string; email: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('identity_members')
    .set({ email, email_verified_at: now })
    .where('id', '=', memberId)
    .execute();
}
