import { sql } from 'kysely';
import type { Database } from '#platform/database/database';
import type { Hold } from '../holds/hold.ts';
import { listHouseBalances } from '../house/store.ts';
import { fingerprintOf, type WalletName } from '../movement.ts';

export type Books = {
  readonly available: bigint;
  readonly held: bigint;
  readonly debt: bigint;
  readonly seq: bigint;
};

/**
 * An account, looked at together with everything that must agree with it. Throws when something does
 * not: the sum of the transfers, their numbers, the balance that each leaves, the holds, the debts.
 */
export async function readBooks(
  database: Database,
  memberId: string,
  wallet: WalletName = 'MAIN',
): Promise<Books> {
  const { rows } = await database.statement((tx) =>
    sql<Books & { total: bigint; is_chain: boolean; placed: bigint; owed: bigint }>`
      with chain as (
        select seq, balance_after, at, case when credit = wallet then amount else -amount end as moved
          from wallet_transfers
         where member_id = ${memberId} and wallet = ${wallet} and seq is not null
      ), linked as (
        select seq = row_number() over w and at >= coalesce(lag(at) over w, at)
               and balance_after = coalesce(lag(balance_after) over w, 0) + moved as is_link
          from chain window w as (order by seq)
      )
      select available, held, debt, seq,
             (select coalesce(sum(moved), 0)::bigint from chain) as total,
             (select coalesce(bool_and(is_link), true) from linked)
               and a.seq = (select count(*) from chain) as is_chain,
             (select coalesce(sum(amount), 0)::bigint from wallet_holds
               where member_id = a.member_id and wallet = a.code and status = 'PLACED') as placed,
             (select coalesce(sum(amount - collected), 0)::bigint from wallet_debts
               where member_id = a.member_id and wallet = a.code) as owed
        from wallet_accounts as a
       where member_id = ${memberId} and code = ${wallet}`.execute(tx),
  );
  const { total, is_chain, placed, owed, ...books } = rows[0]!;
  const wrong = [
    books.available + books.held !== total && `the transfers come to ${total}`,
    !is_chain && 'the transfers are not a chain',
    books.held !== placed && `the holds come to ${placed}`,
    books.debt !== owed && `the debts come to ${owed}`,
    books.debt > 0n && books.available > 0n && 'somebody in debt has money',
  ].filter((complaint) => complaint !== false);
  if (wrong.length > 0) throw new Error(`${memberId}: ${wrong.join('; ')}`);
  return books;
}

let made = 0;

/** A hold of a member; every field can be another. */
export function holdOf(memberId: string, amount: bigint, fields: Partial<Hold> = {}): Hold {
  made += 1;
  return {
    memberId,
    wallet: 'MAIN',
    currency: 'JPY',
    source: 'test',
    key: `hold-${made}`,
    fingerprint: fingerprintOf({ amount }),
    amount,
    isGuarded: true,
    at: new Date('2030-01-01T12:00:00Z'),
    ...fields,
  };
}

/** What all accounts of members and of the house come to, for each currency: always nothing. */
export async function sumOfAllAccounts(
  database: Database,
): Promise<{ currency: string; sum: bigint }[]> {
  return database.transact(async (tx) => {
    const { rows: members } = await sql<{ currency: string; sum: bigint }>`
      select currency, sum(available + held)::bigint as sum from wallet_accounts
       group by currency`.execute(tx);
    const sums = new Map(members.map(({ currency, sum }) => [currency, sum]));
    for (const { currency, balance } of await listHouseBalances(tx))
      sums.set(currency, (sums.get(currency) ?? 0n) + balance);
    return [...sums].map(([currency, sum]) => ({ currency, sum }));
  });
}
