/** The SQL of what must hold of rewards. Each function takes the transaction that it runs in first, as `tx`. */
import { sql } from 'kysely';
import { FINDINGS_TOLD, type Findings, readFindings, sourceTransfers } from '#features/wallet';
import type { Tx } from '#platform/database/database';

type FoundRow = Parameters<typeof readFindings>[0][number];

/** Rewards that were claimed with another amount than the ledger says, or that moved money without being claimed. */
export async function findUnequalClaims(tx: Tx, source: string): Promise<Findings> {
  const { rows } = await sql<FoundRow>`
    with money as (
      select member_id, ref_id as id, sum(amount) as credited
        from (${sourceTransfers(source)}) as moved
       group by member_id, ref_id
    ),
    claimed as (select * from rewards_grants where state = 'CLAIMED' and amount > 0)
    select count(*) over () as count, coalesce(c.id::text, m.id) as place,
           format('the reward says %s, the money %s', coalesce(c.amount, 0), coalesce(m.credited, 0)) as what
      from claimed as c
      full join money as m on m.id = c.id::text and m.member_id = c.member_id
     where coalesce(c.amount, 0) <> coalesce(m.credited, 0)
     order by place limit ${FINDINGS_TOLD}`.execute(tx);
  return readFindings(rows);
}

/** Accounts of points that hold something else than their transfers or what is left of their lots. */
export async function findUnequalPoints(tx: Tx): Promise<Findings> {
  const { rows } = await sql<FoundRow>`
    select count(*) over () as count, a.member_id::text as place,
           format('the account says %s, its transfers %s, its lots %s', a.balance,
                  coalesce(t.points, 0), coalesce(l.unspent, 0)) as what
      from rewards_point_accounts as a
      left join (select member_id, sum(points) as points from rewards_point_transfers
                  group by member_id) as t using (member_id)
      left join (select member_id, sum(unspent) as unspent from rewards_point_lots
                  group by member_id) as l using (member_id)
     where a.balance <> coalesce(t.points, 0) or a.balance <> coalesce(l.unspent, 0)
     order by place limit ${FINDINGS_TOLD}`.execute(tx);
  return readFindings(rows);
}
