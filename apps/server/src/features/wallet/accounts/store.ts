import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { WalletName } from '../movement.ts';

export type StoredAccount = Awaited<ReturnType<typeof findAccount>>;

export async function findAccount(
  tx: Tx,
  { memberId, wallet }: { memberId: string; wallet: WalletName },
) {
  return tx
    .selectFrom('wallet_accounts')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('code', '=', wallet)
    .executeTakeFirst();
}

/** The accounts of many members, whatever they are for. */
export const listAccounts = (tx: Tx, memberIds: readonly string[]) =>
  tx
    .selectFrom('wallet_accounts')
    .select(['member_id', 'code', 'currency', 'available'])
    .where('member_id', '=', sql<string>`any(${memberIds}::uuid[])`)
    .execute();

type AccountName = { readonly memberId: string; readonly wallet: WalletName };

/** Accounts, held until the transaction ends. Always in one order, so that nobody waits in a circle. */
export async function lockAccounts(tx: Tx, names: readonly AccountName[]) {
  const wanted = new Set(names.map(({ memberId, wallet }) => `${memberId} ${wallet}`));
  const memberIds = [...new Set(names.map(({ memberId }) => memberId))];
  const held = await tx
    .selectFrom('wallet_accounts')
    .selectAll()
    .where('member_id', '=', sql<string>`any(${memberIds}::uuid[])`)
    .orderBy('member_id')
    .orderBy('code')
    .forUpdate()
    .execute();
  return held.filter(({ member_id, code }) => wanted.has(`${member_id} ${code}`));
}

/** Opens an account with what it begins with, in one step; a second opening changes nothing. */
export async function insertAccount(
  tx: Tx,
  account: {
    readonly memberId: string;
    readonly wallet: WalletName;
    readonly merchantCode: string;
    readonly currency: string;
    readonly gift: bigint;
    readonly at: Date;
    readonly windows: { readonly day: string; readonly week: string; readonly month: string };
  },
): Promise<void> {
  const { memberId, wallet, merchantCode, currency, gift, at, windows } = account;
  await sql`
    with opened as (
      insert into wallet_accounts
        (member_id, code, merchant_code, currency, available, seq, opened_at, moved_at, day, week,
         month, closed_at, blocked_until)
      select ${memberId}, ${wallet}, ${merchantCode}, ${currency}, ${gift}, ${gift > 0n ? 1 : 0},
             ${at}, ${at}, ${windows.day}, ${windows.week}, ${windows.month},
             -- A block is a member's, whichever wallet is opened later, and also while it is set.
             max(closed_at), max(blocked_until)
        from (select closed_at, blocked_until from wallet_accounts
               where member_id = ${memberId} for share) as others
      on conflict do nothing
      returning *
    )
    insert into wallet_transfers
      (member_id, source, key, fingerprint, outcome, kind, wallet, debit, credit, amount,
       merchant_code, currency, seq, balance_after, at)
    select member_id, 'wallet', 'opening-' || code, '', 'DONE', 'PROMO', code, 'HOUSE_PROMO', code,
           available, merchant_code, currency, seq, available, opened_at
      from opened where available > 0`.execute(tx);
}

/** Stops all guarded movements of a member until a moment, or lets them go on. */
export async function setBlockedUntil(
  tx: Tx,
  { memberId, until }: { memberId: string; until: Date | null },
): Promise<void> {
  // A wallet that is being opened reads the others: what is held first is seen by the update.
  await tx
    .selectFrom('wallet_accounts')
    .select('code')
    .where('member_id', '=', memberId)
    .orderBy('code')
    .forUpdate()
    .execute();
  await tx
    .updateTable('wallet_accounts')
    .set({ blocked_until: until })
    .where('member_id', '=', memberId)
    .execute();
}

export async function setClosed(
  tx: Tx,
  { memberId, at }: { memberId: string; at: Date | null },
): Promise<void> {
  await tx
    .updateTable('wallet_accounts')
    .set({ closed_at: at })
    .where('member_id', '=', memberId)
    .execute();
}

/**
 * Brings the fence of each row's account into a statement that moves money, as `f.fence`. Read at the
 * same moment as what the statement looks at beside the account, it fails the movement (`isFenced`) when
 * that has changed while it waited for the account.
 */
export const joinFence = (rows: string): RawBuilder<unknown> => sql`
  join wallet_accounts as f
    on f.member_id = ${sql.ref(`${rows}.member_id`)} and f.code = ${sql.ref(`${rows}.wallet`)}`;

/** Raises the fence of one account, and answers it as it is from here on, until the transaction ends. */
export async function fenceAccount(
  tx: Tx,
  { memberId, wallet }: { memberId: string; wallet: WalletName },
): Promise<StoredAccount> {
  return tx
    .updateTable('wallet_accounts')
    .set(({ eb }) => ({ fence: eb('fence', '+', 1n) }))
    .where('member_id', '=', memberId)
    .where('code', '=', wallet)
    .returningAll()
    .executeTakeFirst();
}

/** Waits for movements under way, and lets those fail that began before and come after. */
export async function raiseFence(tx: Tx, memberId: string): Promise<void> {
  await sql`update wallet_accounts set fence = fence + 1 where member_id = ${memberId}`.execute(tx);
}

/** What some members have in their main wallets, as it is just now. */
export async function listAvailable(
  tx: Tx,
  memberIds: readonly string[],
): Promise<{ readonly memberId: string; readonly currency: string; readonly available: bigint }[]> {
  if (memberIds.length === 0) return [];
  return tx
    .selectFrom('wallet_accounts')
    .select(['member_id as memberId', 'currency', 'available'])
    .where('member_id', '=', sql<string>`any(${memberIds}::uuid[])`)
    .where('code', 'in', ['MAIN', 'DEMO'])
    .execute();
}
