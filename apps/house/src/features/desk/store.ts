import type { Tx } from '#platform/database';

/** Writes down that a call has come. Answers whether it is the first of its name. */
export async function takeNonce(
  tx: Tx,
  { nonce, now, forgetBefore }: { nonce: string; now: Date; forgetBefore: Date },
): Promise<boolean> {
  await tx.deleteFrom('house.desk_calls').where('taken_at', '<', forgetBefore).execute();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('house.desk_calls')
    .values({ nonce, taken_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
