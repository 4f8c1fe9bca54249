import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import { FINDINGS_TOLD, type Findings, type Page } from '../invariant.ts';
import { readFindings } from '../read-findings.ts';

/**
 * Follows the transfers of each account from its checkpoint, or from the beginning: numbers without a
 * gap, balances that carry on, time that does not run back, and an account that says the same as its
 * last transfer. In an incremental run the checkpoints of accounts that are right move to their end,
 * in the same statement: no row is ever passed over that it did not look at.
 */
export async function verifyChains(tx: Tx, page: Page): Promise<Findings> {
  const { rows } = await sql<{ count: bigint; place: string; what: string }>`
    with ${knownOf(page)}, ${LINKED}, ${ENDS}, ${FAULTS}, ${movedCheckpoints(page)}
    select count(*) over () as count, member_id || ' ' || wallet as place, what
      from faults order by member_id, wallet, seq limit ${FINDINGS_TOLD}`.execute(tx);
  return readFindings(rows);
}

/** Accounts as they are, and how far each is known to be right. */
const knownOf = ({ members, isFull }: Page): RawBuilder<unknown> => sql`
  known as materialized (
    select a.member_id, a.code as wallet, a.seq, a.available + a.held as balance, a.moved_at,
           coalesce(c.seq, 0) as from_seq, coalesce(c.balance, 0) as from_balance,
           coalesce(c.at, '-infinity') as from_at
      from wallet_accounts as a
      left join wallet_checkpoints as c
        on c.member_id = a.member_id and c.wallet = a.code and not ${isFull}::boolean
     where a.member_id = any(${members}::uuid[])
  )`;

// Each account's rows are found by the index of histories, which the time of the checkpoint narrows.
// `offset 0` keeps the planner from reading all transfers of all accounts instead.
const LINKED = sql`
  linked as materialized (
    select k.member_id, k.wallet, t.seq, t.balance_after, t.at, t.moved,
           lag(t.seq, 1, k.from_seq) over chain as seq_before,
           lag(t.balance_after, 1, k.from_balance) over chain as balance_before,
           lag(t.at, 1, k.from_at) over chain as at_before
      from known as k
     cross join lateral (
       select seq, balance_after, at, case when credit = wallet then amount else -amount end as moved
         from wallet_transfers
        where member_id = k.member_id and wallet = k.wallet
          and seq is not null and at >= k.from_at and seq > k.from_seq
       offset 0
     ) as t
    window chain as (partition by k.member_id, k.wallet order by t.seq)
  )`;

const ENDS = sql`
  ends as (
    select k.*, coalesce(l.seq, k.from_seq) as last_seq,
           coalesce(l.balance_after, k.from_balance) as last_balance,
           coalesce(l.at, k.from_at) as last_at
      from known as k
      left join (
        select distinct on (member_id, wallet) * from linked order by member_id, wallet, seq desc
      ) as l on l.member_id = k.member_id and l.wallet = k.wallet
  )`;

const FAULTS = sql`
  faults as materialized (
    select member_id, wallet, seq, case
        when seq <> seq_before + 1 then 'transfer ' || seq || ' follows ' || seq_before
        when balance_after is distinct from balance_before + moved
          then 'transfer ' || seq || ' leaves ' || coalesce(balance_after::text, 'nothing')
               || ' where ' || balance_before + moved || ' would be right'
        else 'transfer ' || seq || ' happened before transfer ' || seq_before end as what
      from linked
     where seq <> seq_before + 1 or at < at_before
        or balance_after is distinct from balance_before + moved
     union all
    select member_id, wallet, seq, case
        when seq <> last_seq
          then 'the account has counted ' || seq || ' transfers, the last is ' || last_seq
        when balance is distinct from last_balance
          then 'the account has ' || balance || ', its last transfer left ' || last_balance
        else 'the account moved at another time than its last transfer' end as what
      from ends
     where seq <> last_seq or balance is distinct from last_balance
        or (last_seq > 0 and moved_at <> last_at)
  )`;

const movedCheckpoints = ({ isFull, now }: Page): RawBuilder<unknown> => sql`
  moved_checkpoints as (
    insert into wallet_checkpoints (member_id, wallet, seq, balance, at, verified_at)
    select member_id, wallet, last_seq, last_balance, last_at, ${now}
      from ends
     where not ${isFull}::boolean and last_seq > from_seq
       and not exists (select from faults
                        where faults.member_id = ends.member_id and faults.wallet = ends.wallet)
        on conflict (member_id, wallet) do update
       set seq = excluded.seq, balance = excluded.balance, at = excluded.at,
           verified_at = excluded.verified_at
     where wallet_checkpoints.seq < excluded.seq
  )`;

/** Checkpoints that say something else than the history they stand in. Only a full run asks this. */
export async function findStrayCheckpoints(tx: Tx): Promise<Findings> {
  const { rows } = await sql<{ count: bigint; place: string; what: string }>`
    select count(*) over () as count, c.member_id || ' ' || c.wallet as place,
           'the checkpoint at transfer ' || c.seq || ' is not what the history says' as what
      from wallet_checkpoints as c
     where not exists (
       select from wallet_transfers as t
        where t.member_id = c.member_id and t.wallet = c.wallet and t.at = c.at and t.seq = c.seq
          and t.balance_after = c.balance)
     order by c.member_id, c.wallet limit ${FINDINGS_TOLD}`.execute(tx);
  return readFindings(rows);
}
