/** The SQL of what must hold of bills. Each function takes the transaction that it runs in first, as `tx`. */
import { sql } from 'kysely';
import { FINDINGS_TOLD, type Findings, readFindings, sourceTransfers } from '#features/wallet';
import type { Tx } from '#platform/database/database';

type FoundRow = Parameters<typeof readFindings>[0][number];

/** Bills that say something else about their payees' wallets than the ledger does. */
export async function findUnequalBills(tx: Tx, source: string): Promise<Findings> {
  const { rows } = await sql<FoundRow>`
    with money as (
      select member_id, ref_id as id, sum(amount) as moved
        from (${sourceTransfers(source)}) as moved
       group by member_id, ref_id
    ),
    paid as (select * from agents_bills where own_paid > 0 or wallet_paid > 0)
    select count(*) over () as count, coalesce(b.id::text, m.id) as place,
           format('the bill says %s, the money %s', coalesce(b.own_paid - b.wallet_paid, 0),
                  coalesce(m.moved, 0)) as what
      from paid as b
      full join money as m on m.id = b.id::text and m.member_id = b.payee_id
     where coalesce(b.own_paid - b.wallet_paid, 0) <> coalesce(m.moved, 0)
     order by place limit ${FINDINGS_TOLD}`.execute(tx);
  return readFindings(rows);
}

/** Payees who passed on something else than what came to those directly below them. */
export async function findUnequalPurses(tx: Tx): Promise<Findings> {
  const { rows } = await sql<FoundRow>`
    select count(*) over () as count, above.id::text as place,
           format('%s went on, %s came', above.paid_to_direct, coalesce(below.received, 0)) as what
      from agents_bills as above
      left join (
        select payer_id, kind, period_start, sum(received_amount) as received
          from agents_bills where payer_id is not null
         group by payer_id, kind, period_start) as below
        on below.payer_id = above.payee_id and below.kind = above.kind
       and below.period_start = above.period_start
     where above.paid_to_direct <> coalesce(below.received, 0)
     order by place limit ${FINDINGS_TOLD}`.execute(tx);
  return readFindings(rows);
}
