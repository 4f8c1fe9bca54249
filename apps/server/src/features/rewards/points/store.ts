import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Earning } from './earning.ts';

export async function openAccount(
  tx: Tx,
  { memberId, merchantCode }: Pick<Earning, 'memberId' | 'merchantCode'>,
): Promise<void> {
  await tx
    .insertInto('rewards_point_accounts')
    .values({ member_id: memberId, merchant_code: merchantCode, balance: 0n, seq: 0n })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Opens accounts and holds them, before anything else of their members moves. Whoever spends points on money holds the
 * points first, and two who go opposite ways would wait for each other.
 */
export async function holdAccounts(
  tx: Tx,
  owners: readonly Pick<Earning, 'memberId' | 'merchantCode'>[],
): Promise<void> {
  const memberIds = [...new Set(owners.map(({ memberId }) => memberId))].sort();
  if (memberIds.length === 0) return;
  for (const id of memberIds)
    await openAccount(tx, owners.find(({ memberId }) => memberId === id)!);
  await tx
    .selectFrom('rewards_point_accounts')
    .select('member_id')
    .where('member_id', 'in', memberIds)
    .orderBy('member_id')
    .forUpdate()
    .execute();
}

export type PointAccount = { readonly balance: bigint; readonly seq: bigint };

/** An account, held until the transaction ends. */
export const lockAccount = (tx: Tx, memberId: string): Promise<PointAccount> =>
  tx
    .selectFrom('rewards_point_accounts')
    .select(['balance', 'seq'])
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** What somebody has; nothing where they never had any. */
export async function findPoints(tx: Tx, memberId: string): Promise<bigint> {
  const row = await tx
    .selectFrom('rewards_point_accounts')
    .select('balance')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.balance ?? 0n;
}

export async function isTold(
  tx: Tx,
  { memberId, kind, key }: Pick<Earning, 'memberId' | 'kind' | 'key'>,
): Promise<boolean> {
  const row = await tx
    .selectFrom('rewards_point_transfers')
    .select('seq')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes points that came in: the balance, why, and until when they last. The account is held. */
export async function writeEarning(
  tx: Tx,
  earning: Earning & { readonly account: PointAccount; readonly expiresAt: Date },
): Promise<void> {
  const { memberId, kind, key, account, now, expiresAt } = earning;
  const points = BigInt(earning.points);
  const seq = account.seq + 1n;
  const balance = account.balance + points;
  await sql`
    with counted as (
      update rewards_point_accounts set balance = ${balance}, seq = ${seq}
       where member_id = ${memberId}
    ),
    told as (
      insert into rewards_point_transfers (member_id, seq, kind, key, points, balance_after, at)
      values (${memberId}, ${seq}, ${kind}, ${key}, ${points}, ${balance}, ${now})
    )
    insert into rewards_point_lots (member_id, seq, points, unspent, expires_at)
    values (${memberId}, ${seq}, ${points}, ${points}, ${expiresAt})`.execute(tx);
}
