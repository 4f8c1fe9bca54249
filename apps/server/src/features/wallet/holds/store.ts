import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { HouseAccount, Movement, WalletName } from '../movement.ts';
import type { Hold, HoldName, HoldStatus } from './hold.ts';

/**
 * Takes an amount out of what is available, in one statement with the hold that says so. Answers
 * undefined when it cannot; throws when the name is taken, and then nothing has moved.
 */
export async function placeHold(tx: Tx, hold: Hold): Promise<{ available: bigint } | undefined> {
  const { rows } = await sql<{ available: bigint }>`
    with taken as (
      update wallet_accounts
         set available = available - ${hold.amount}, held = held + ${hold.amount}
       where member_id = ${hold.memberId} and code = ${hold.wallet} and currency = ${hold.currency}
         and available >= ${hold.amount}
         and (not ${hold.isGuarded}::boolean or (closed_at is null
              and (blocked_until is null or blocked_until <= ${hold.at})))
      returning available
    ),
    placed as (
      insert into wallet_holds
        (member_id, source, key, fingerprint, wallet, currency, amount, status, placed_at)
      select ${hold.memberId}, ${hold.source}, ${hold.key}, ${hold.fingerprint}, ${hold.wallet},
             ${hold.currency}, ${hold.amount}, 'PLACED', ${hold.at}
        from taken
    )
    select available from taken`.execute(tx);
  return rows[0];
}

/** Keeps a hold from being placed under this name, ever. Answers whether nothing stood there before. */
export async function storeRefusal(tx: Tx, hold: Hold, refusal: string): Promise<boolean> {
  const { rows } = await sql`
    insert into wallet_holds
      (member_id, source, key, fingerprint, wallet, currency, amount, status, refusal, placed_at,
       ended_at)
    values (${hold.memberId}, ${hold.source}, ${hold.key}, ${hold.fingerprint}, ${hold.wallet},
            ${hold.currency}, ${hold.amount}, 'REFUSED', ${refusal}, ${hold.at}, ${hold.at})
    on conflict do nothing returning key`.execute(tx);
  return rows.length > 0;
}

export type StoredHold = {
  readonly fingerprint: string;
  readonly wallet: WalletName;
  readonly currency: string;
  readonly amount: bigint;
  readonly status: HoldStatus | 'REFUSED';
  readonly refusal: string | null;
};

export async function findHold(tx: Tx, name: HoldName): Promise<StoredHold | undefined> {
  const row = await tx
    .selectFrom('wallet_holds')
    .select(['fingerprint', 'wallet', 'currency', 'amount', 'status', 'refusal'])
    .where('member_id', '=', name.memberId)
    .where('source', '=', name.source)
    .where('key', '=', name.key)
    .executeTakeFirst();
  return row as StoredHold | undefined;
}

/**
 * The hold with its account's row, which every ending takes first, as a placing does: of two that
 * meet, one waits for the other, and then finds the hold ended.
 */
const endHold = (status: 'POSTED' | 'RELEASED', name: HoldName & { readonly at: Date }) => sql`
      with account as materialized (
        select a.member_id, a.code
          from wallet_accounts as a
          join wallet_holds as h on h.member_id = a.member_id and h.wallet = a.code
         where h.member_id = ${name.memberId} and h.source = ${name.source} and h.key = ${name.key}
           -- What becomes available to somebody in debt is not theirs yet.
           and (a.debt = 0 or ${status} = 'POSTED')
           for update of a
      )
      update wallet_holds as h set status = ${status}, ended_at = greatest(h.placed_at, ${name.at})
        from account
       where h.member_id = account.member_id and h.wallet = account.code
         and h.source = ${name.source} and h.key = ${name.key} and h.status = 'PLACED'
      returning h.member_id, h.source, h.key, h.wallet, h.currency, h.amount`;

/** How the money of a hold leaves. */
export type Posting = HoldName &
  Pick<Movement, 'kind' | 'fingerprint' | 'reference' | 'remark' | 'author' | 'at'> & {
    readonly house: HouseAccount;
  };

/** Lets held money leave the account, with the transfer that says so. Undefined when none is held. */
export async function postHold(
  tx: Tx,
  posting: Posting,
): Promise<{ available: bigint; seq: bigint } | undefined> {
  const { rows } = await sql<{ available: bigint; seq: bigint }>`
    with ended as (${endHold('POSTED', posting)}),
    moved as (
      update wallet_accounts as a
         set held = a.held - ended.amount, seq = a.seq + 1,
             moved_at = greatest(a.moved_at, ${posting.at})
        from ended
       where a.member_id = ended.member_id and a.code = ended.wallet
      returning ended.*, a.available, a.held, a.seq, a.moved_at, a.merchant_code
    ),
    written as (
      insert into wallet_transfers
        (member_id, source, key, fingerprint, outcome, kind, wallet, debit, credit, amount,
         merchant_code, currency, seq, balance_after, ref_type, ref_id, remark, author, at)
      select member_id, source, key, ${posting.fingerprint}, 'DONE', ${posting.kind}, wallet, wallet,
             ${posting.house}, amount, merchant_code, currency, seq, available + held,
             ${posting.reference?.type ?? null}, ${posting.reference?.id ?? null},
             ${posting.remark ?? null}, ${posting.author ?? null}, moved_at
        from moved
    )
    select available, seq from moved`.execute(tx);
  return rows[0];
}

/** Makes held money available again. Undefined when none is held, or the account is in debt. */
export async function releaseHold(
  tx: Tx,
  release: HoldName & { readonly at: Date },
): Promise<{ available: bigint } | undefined> {
  const { rows } = await sql<{ available: bigint }>`
    with ended as (${endHold('RELEASED', release)})
    update wallet_accounts as a
       set held = a.held - ended.amount, available = a.available + ended.amount
      from ended
     where a.member_id = ended.member_id and a.code = ended.wallet
    returning a.available`.execute(tx);
  return rows[0];
}
