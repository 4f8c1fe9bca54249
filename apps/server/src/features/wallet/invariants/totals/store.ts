import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import { FINDINGS_TOLD, type Findings } from '../invariant.ts';
import { readFindings } from '../read-findings.ts';

type FoundRow = { readonly count: bigint; readonly place: string; readonly what: string };

const rolledUpTo = sql`
  coalesce((select xact from wallet_watermarks where name = 'house'), 0)`;

/** What transfers did to the house: each side of them that is not a member's wallet. */
const houseSides = sql`
  select t.merchant_code, t.currency, t.credit as account, t.amount
    from wallet_transfers as t
   where t.outcome = 'DONE' and t.credit is distinct from t.wallet and t.xact < ${rolledUpTo}
   union all
  select t.merchant_code, t.currency, t.debit, -t.amount
    from wallet_transfers as t
   where t.outcome = 'DONE' and t.debit is distinct from t.wallet and t.xact < ${rolledUpTo}`;

/**
 * Merchants and currencies in which the accounts of members and house together are not zero. The house
 * is what was summed up, and the transfers since. It reads the row of every account and no history.
 */
export async function findUnbalanced(tx: Tx): Promise<Findings> {
  const { rows } = await sql<FoundRow>`
    select count(*) over () as count, merchant_code || ' ' || currency as place,
           'all accounts together have ' || sum(amount) as what
      from (
        select merchant_code, currency, sum(available + held) as amount
          from wallet_accounts group by merchant_code, currency
         union all
        select merchant_code, currency, sum(balance)
          from wallet_house_balances group by merchant_code, currency
         union all
        select merchant_code, currency,
               sum(case when wallet is null then 0 when debit = wallet then amount else -amount end)
          from wallet_transfers
         where outcome = 'DONE' and xact >= ${rolledUpTo}
         group by merchant_code, currency
      ) as parts
     group by merchant_code, currency having sum(amount) <> 0
     order by merchant_code, currency limit ${FINDINGS_TOLD}`.execute(tx);
  return readFindings(rows);
}

/** Accounts of the house whose sum is not what their transfers come to. Reads every transfer. */
export async function findMissummed(tx: Tx): Promise<Findings> {
  const { rows } = await sql<FoundRow>`
    select count(*) over () as count, merchant_code || ' ' || account || ' ' || currency as place,
           'summed up as ' || sum(summed) || ', its transfers come to ' || sum(counted) as what
      from (
        select merchant_code, account, currency, balance as summed, 0 as counted
          from wallet_house_balances
         union all
        select merchant_code, account, currency, 0, sum(amount)
          from (${houseSides}) as sides group by merchant_code, account, currency
      ) as parts
     group by merchant_code, account, currency having sum(summed) <> sum(counted)
     order by merchant_code, account, currency limit ${FINDINGS_TOLD}`.execute(tx);
  return readFindings(rows);
}

/** Marks of progress that lie ahead of what can have been seen: rows before them would be missed. */
export async function findMarksAhead(tx: Tx): Promise<Findings> {
  const { rows } = await sql<FoundRow>`
    select count(*) over () as count, name as place,
           'it stands at ' || xact || ', transactions are settled up to ' || settled as what
      from wallet_watermarks,
           (select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as settled) as snapshot
     where xact > settled order by name limit ${FINDINGS_TOLD}`.execute(tx);
  return readFindings(rows);
}
