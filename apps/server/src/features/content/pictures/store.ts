/** The SQL of pictures that operators upload. Each function takes the transaction that it runs in first, as `tx`. */
import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';

type Place = { readonly merchantCode: string; readonly hash: string };

export type Picture = {
  readonly hash: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly addedAt: Date;
  readonly addedBy: string;
};

/** Stores a picture once, however often it is uploaded; answers whether it was not there before. */
export async function insertPicture(
  tx: Tx,
  {
    merchantCode,
    bytes,
    ...picture
  }: Picture & { readonly merchantCode: string; readonly bytes: Buffer },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('content_pictures')
    .values({
      merchant_code: merchantCode,
      hash: picture.hash,
      name: picture.name,
      width: picture.width,
      height: picture.height,
      bytes,
      added_at: picture.addedAt,
      added_by: picture.addedBy,
    })
    .onConflict((conflict) => conflict.columns(['merchant_code', 'hash']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** What a picture was called when it was first uploaded. */
export async function findName(tx: Tx, { merchantCode, hash }: Place): Promise<string | undefined> {
  const row = await tx
    .selectFrom('content_pictures')
    .select('name')
    .where('merchant_code', '=', merchantCode)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row?.name;
}

export async function hasPicture(tx: Tx, { merchantCode, hash }: Place): Promise<boolean> {
  const row = await tx
    .selectFrom('content_pictures')
    .select('hash')
    .where('merchant_code', '=', merchantCode)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findBytes(
  tx: Tx,
  { merchantCode, hash }: Place,
): Promise<Buffer | undefined> {
  const row = await tx
    .selectFrom('content_pictures')
    .select('bytes')
    .where('merchant_code', '=', merchantCode)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row?.bytes;
}

/** The newest first, without the pictures themselves. */
export async function listPictures(
  tx: Tx,
  asked: {
    readonly merchantCode: string;
    readonly after: { readonly at: Date; readonly id: string } | undefined;
    readonly limit: number;
  },
): Promise<Picture[]> {
  const { merchantCode, after, limit } = asked;
  let query = tx
    .selectFrom('content_pictures')
    .select(['hash', 'name', 'width', 'height', 'added_at', 'added_by'])
    .where('merchant_code', '=', merchantCode)
    .orderBy('added_at', 'desc')
    .orderBy('hash', 'desc')
    .limit(limit);
  if (after) query = query.where(sql<boolean>`(added_at, hash) < (${after.at}, ${after.id})`);
  const rows = await query.execute();
  return rows.map(({ added_at: addedAt, added_by: addedBy, ...row }) => ({
    ...row,
    addedAt,
    addedBy,
  }));
}
