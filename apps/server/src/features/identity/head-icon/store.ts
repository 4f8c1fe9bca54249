/** The SQL of head icons. Each function takes the transaction that it runs in first, as `tx`. */
import type { Tx } from '#platform/database/database';

export async function findHeadIcon(tx: Tx, memberId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('identity_members')
    .select('head_icon')
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row?.head_icon ?? null;
}

export async function updateHeadIcon(
  tx: Tx,
  { memberId, headIcon }: { memberId: string; headIcon: string | null },
): Promise<void> {
  await tx
    .updateTable('identity_members')
    .set({ head_icon: headIcon })
    .where('id', '=', memberId)
    .execute();
}

/** Keeps a member's picture in place of any before. */
export async function replacePicture(
  tx: Tx,
  picture: { memberId: string; hash: string; bytes: Buffer; addedAt: Date },
): Promise<void> {
  const { memberId, hash, bytes, addedAt } = picture;
  await tx
    .insertInto('identity_head_pictures')
    .values({ member_id: memberId, hash, bytes, added_at: addedAt })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet({ hash, bytes, added_at: addedAt }),
    )
    .execute();
}

export async function deletePicture(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('identity_head_pictures').where('member_id', '=', memberId).execute();
}

/** Two members may have chosen the same picture: it is there as long as one of them has it. */
export async function findPicture(tx: Tx, hash: string): Promise<Buffer | undefined> {
  const row = await tx
    .selectFrom('identity_head_pictures')
    .select('bytes')
    .where('hash', '=', hash)
    .limit(1)
    .executeTakeFirst();
  return row?.bytes;
}
