/** The SQL of what must hold of deposits. Each function takes the transaction that it runs in first, as `tx`. */
import { sql } from 'kysely';
import { FINDINGS_TOLD, type Findings, readFindings, sourceTransfers } from '#features/wallet';
import type { Tx } from '#platform/database/database';

type FoundRow = Parameters<typeof readFindings>[0][number];

/** Orders that were credited another amount than they say, or that moved money without being SUCCESS. */
export async function findUnequalDeposits(tx: Tx, source: string): Promise<Findings> {
  const { rows } = await sql<FoundRow>`
    with money as (
      select member_id, ref_id as order_no, sum(amount) as credited
        from (${sourceTransfers(source)}) as moved
       group by member_id, ref_id
    )
    select count(*) over () as count, coalesce(d.order_no, m.order_no) as place,
           format('the order says %s, the money %s', coalesce(d.credited, 0), coalesce(m.credited, 0)) as what
      from cashier_deposits as d
      full join money as m on m.order_no = d.order_no and m.member_id = d.member_id
     where coalesce(d.credited, 0) <> coalesce(m.credited, 0)
     order by place limit ${FINDINGS_TOLD}`.execute(tx);
  return readFindings(rows);
}
