import type { Tx } from '#platform/database';
import type { PurseName, TransferAnswer, TransferStatus, TransferWish } from './purse.ts';

export type Purse = { readonly balance: bigint; readonly nextAnswer: TransferAnswer };

/** Holds a purse until the transaction ends; it is there from the first look on. */
export async function holdPurse(tx: Tx, { playerId, currency }: PurseName): Promise<Purse> {
  await tx
    .insertInto('studio.purses')
    .values({ player_id: playerId, currency })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await tx
    .selectFrom('studio.purses')
    .select(['balance', 'next_answer'])
    .where('player_id', '=', playerId)
    .where('currency', '=', currency)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { balance: row.balance, nextAnswer: row.next_answer as TransferAnswer };
}

export async function findBalance(tx: Tx, { playerId, currency }: PurseName): Promise<bigint> {
  const row = await tx
    .selectFrom('studio.purses')
    .select('balance')
    .where('player_id', '=', playerId)
    .where('currency', '=', currency)
    .executeTakeFirst();
  return row?.balance ?? 0n;
}

/** The purse is held by the caller. */
export async function setBalance(
  tx: Tx,
  { playerId, currency }: PurseName,
  balance: bigint,
): Promise<void> {
  await tx
    .updateTable('studio.purses')
    .set({ balance })
    .where('player_id', '=', playerId)
    .where('currency', '=', currency)
    .execute();
}

export async function setNextAnswer(
  tx: Tx,
  { playerId, currency }: PurseName,
  nextAnswer: TransferAnswer,
): Promise<void> {
  const row = { player_id: playerId, currency, next_answer: nextAnswer };
  await tx
    .insertInto('studio.purses')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'currency']).doUpdateSet({ next_answer: nextAnswer }),
    )
    .execute();
}

export async function findTransfer(
  tx: Tx,
  { playerId, refNo }: { readonly playerId: string; readonly refNo: string },
): Promise<TransferStatus | undefined> {
  const row = await tx
    .selectFrom('studio.purses_transfers')
    .select('status')
    .where('player_id', '=', playerId)
    .where('ref_no', '=', refNo)
    .executeTakeFirst();
  return row?.status as TransferStatus | undefined;
}

export async function insertTransfer(
  tx: Tx,
  wish: TransferWish,
  { status, at }: { readonly status: TransferStatus; readonly at: Date },
): Promise<void> {
  const { playerId, refNo, currency, direction, amount } = wish;
  await tx
    .insertInto('studio.purses_transfers')
    .values({ player_id: playerId, ref_no: refNo, currency, direction, amount, status, at })
    .execute();
}
