import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';

type Owner = { readonly memberId: string; readonly promotionId: string };

/** Pictures that wait for their application, without what they show. */
export const listWaiting = (tx: Tx, { memberId, promotionId }: Owner) =>
  tx
    .selectFrom('rewards_promotion_images')
    .select(['id', 'hash'])
    .where('member_id', '=', memberId)
    .where('promotion_id', '=', promotionId)
    .where('claim_id', 'is', null)
    .orderBy('added_at')
    .execute();

export async function insertImage(
  tx: Tx,
  image: Owner & {
    readonly id: string;
    readonly hash: string;
    readonly bytes: Buffer;
    readonly addedAt: Date;
  },
): Promise<void> {
  await tx
    .insertInto('rewards_promotion_images')
    .values({
      id: image.id,
      promotion_id: image.promotionId,
      member_id: image.memberId,
      hash: image.hash,
      bytes: image.bytes,
      added_at: image.addedAt,
    })
    .execute();
}

export async function deleteImage(tx: Tx, id: string): Promise<void> {
  await tx
    .deleteFrom('rewards_promotion_images')
    .where('id', '=', id)
    .where('claim_id', 'is', null)
    .execute();
}

/** Gives an application its pictures, and forgets the others that waited. Answers how many it got. */
export async function attachImages(
  tx: Tx,
  {
    memberId,
    promotionId,
    claimId,
    ids,
  }: Owner & { readonly claimId: string; readonly ids: readonly string[] },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update rewards_promotion_images set claim_id = ${claimId}
     where member_id = ${memberId} and promotion_id = ${promotionId} and claim_id is null
       and id = any(${ids}::uuid[])`.execute(tx);
  await sql`
    delete from rewards_promotion_images
     where member_id = ${memberId} and promotion_id = ${promotionId} and claim_id is null`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0n);
}

export async function listOfClaim(tx: Tx, claimId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('rewards_promotion_images')
    .select('id')
    .where('claim_id', '=', claimId)
    .orderBy('added_at')
    .execute();
  return rows.map(({ id }) => id);
}

export async function findImage(
  tx: Tx,
  { id, claimId }: { readonly id: string; readonly claimId: string },
): Promise<Buffer | undefined> {
  const row = await tx
    .selectFrom('rewards_promotion_images')
    .select('bytes')
    .where('id', '=', id)
    .where('claim_id', '=', claimId)
    .executeTakeFirst();
  return row?.bytes;
}
