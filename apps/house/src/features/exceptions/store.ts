import type { Tx } from '#platform/database';

export type HouseException = {
  readonly id: string;
  readonly kind: 'ROUND_OPEN' | 'RECONCILIATION';
  readonly playerId: string | null;
  readonly reference: string;
  readonly detail: object;
  readonly now: Date;
};

/** Answers whether it is new: a matter that stands open is listed once. */
export async function raiseException(tx: Tx, exception: HouseException): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('house.exceptions')
    .values({
      id: exception.id,
      kind: exception.kind,
      player_id: exception.playerId,
      reference: exception.reference,
      detail: JSON.stringify(exception.detail),
      raised_at: exception.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** What was waited for has come: the case is closed, and stays in the list. */
export async function resolveException(
  tx: Tx,
  resolved: Pick<HouseException, 'kind' | 'reference' | 'now'>,
): Promise<void> {
  await tx
    .updateTable('house.exceptions')
    .set({ resolved_at: resolved.now })
    .where('kind', '=', resolved.kind)
    .where('reference', '=', resolved.reference)
    .where('resolved_at', 'is', null)
    .execute();
}

export async function listOpenExceptions(tx: Tx): Promise<Omit<HouseException, 'now'>[]> {
  const rows = await tx
    .selectFrom('house.exceptions')
    .select(['id', 'kind', 'player_id as playerId', 'reference', 'detail'])
    .where('resolved_at', 'is', null)
    .orderBy('raised_at')
    .execute();
  return rows as Omit<HouseException, 'now'>[];
}
