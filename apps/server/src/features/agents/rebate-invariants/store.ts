/** The SQL of what must hold of rebates. Each function takes the transaction that it runs in first, as `tx`. */
import { REBATE_GROUPS, REBATE_TERMS, SERIES } from '@maneki/contract/agents/rebate-groups';
import { sql } from 'kysely';
import { FINDINGS_TOLD, type Findings, readFindings, sourceTransfers } from '#features/wallet';
import type { Tx } from '#platform/database/database';

const SERIES_GROUPS = REBATE_GROUPS.filter((group) => REBATE_TERMS[group].unit === 'series');

type FoundRow = Parameters<typeof readFindings>[0][number];

/** Days that were paid with another amount than the ledger says, or that moved money without being paid. */
export async function findUnequalPayments(tx: Tx, source: string): Promise<Findings> {
  const { rows } = await sql<FoundRow>`
    with money as (
      select member_id, ref_id as day, currency,
             coalesce(sum(amount) filter (where kind = 'REBATE_SELF'), 0) as own,
             coalesce(sum(amount) filter (where kind = 'REBATE_DIFF'), 0) as team
        from (${sourceTransfers(source)}) as moved
       group by member_id, ref_id, currency
    )
    select count(*) over () as count,
           concat_ws(' ', coalesce(p.member_id, m.member_id), coalesce(p.day::text, m.day)) as place,
           format('the day says %s and %s, the money %s and %s', coalesce(p.paid_own, 0),
                  coalesce(p.paid_team, 0), coalesce(m.own, 0), coalesce(m.team, 0)) as what
      from agents_rebate_payments as p
      full join money as m
        on m.member_id = p.member_id and m.day = p.day::text and m.currency = p.currency
     where coalesce(p.paid_own, 0) <> coalesce(m.own, 0)
        or coalesce(p.paid_team, 0) <> coalesce(m.team, 0)
     order by place limit ${FINDINGS_TOLD}`.execute(tx);
  return readFindings(rows);
}

/** Debts that are not what payments added less what they took. */
export async function findUnequalDebts(tx: Tx): Promise<Findings> {
  const { rows } = await sql<FoundRow>`
    with owed as (
      select member_id, currency, sum(debt_added - debt_taken) as amount
        from agents_rebate_payments group by member_id, currency
    )
    select count(*) over () as count,
           concat_ws(' ', coalesce(d.member_id, o.member_id), coalesce(d.currency, o.currency)) as place,
           format('the debt says %s, its days %s', coalesce(d.amount, 0), coalesce(o.amount, 0)) as what
      from agents_rebate_debts as d
      full join owed as o on o.member_id = d.member_id and o.currency = d.currency
     where coalesce(d.amount, 0) <> coalesce(o.amount, 0)
     order by place limit ${FINDINGS_TOLD}`.execute(tx);
  return readFindings(rows);
}

/**
 * Members who have more than their upline. An upline for whom nothing is written has the cap as a general agent, else
 * the usual series, but no more than those above.
 */
export async function findAboveUpline(tx: Tx): Promise<Findings> {
  const { rows } = await sql<FoundRow>`
    select count(*) over () as count, concat_ws(' ', v.member_id, v.rebate_group) as place,
           format('has %s, the upline %s', v.value, coalesce(u.value, 0)) as what
      from agents_rebate_values as v
      join agents_nodes as n on n.member_id = v.member_id
      join agents_nodes as parent on parent.member_id = n.parent_id
      left join agents_rebate_values as u
        on u.member_id = n.parent_id and u.rebate_group = v.rebate_group
     where v.value > coalesce(u.value, case
             when parent.depth = 1 then v.value
             when v.rebate_group = any(${SERIES_GROUPS}::text[]) then least(${SERIES.usual}::int, (
               select w.value from unnest(parent.line) with ordinality as one (id, place)
                 join agents_rebate_values as w
                   on w.member_id = one.id and w.rebate_group = v.rebate_group
                order by one.place desc limit 1))
             else 0 end)
     order by place limit ${FINDINGS_TOLD}`.execute(tx);
  return readFindings(rows);
}

/** Tickets that gave back something else than the ledger says, or money that moved without a ticket. */
export async function findUnequalSeries(tx: Tx, source: string): Promise<Findings> {
  const { rows } = await sql<FoundRow>`
    with given as (
      select member_id, concat_ws(' ', provider_code, tx_id) as key, amount
        from agents_series_tickets where is_paid
    )
    select count(*) over () as count,
           concat_ws(' ', coalesce(g.member_id, m.member_id), coalesce(g.key, m.key)) as place,
           format('the ticket says %s, the money %s', coalesce(g.amount, 0), coalesce(m.amount, 0)) as what
      from given as g
      full join (${sourceTransfers(source)}) as m on m.member_id = g.member_id and m.key = g.key
     where coalesce(g.amount, 0) <> coalesce(m.amount, 0)
     order by place limit ${FINDINGS_TOLD}`.execute(tx);
  return readFindings(rows);
}

/** Days that have something else to share out than their tickets say. */
export async function findUnequalSeriesDays(tx: Tx): Promise<Findings> {
  const { rows } = await sql<FoundRow>`
    with changes as (
      select member_id, day, currency, rebate_group, greatest(chosen, personal) as base, stake,
             case when is_paid then 0 else amount end as later
        from agents_series_tickets
       union all
      select member_id, taken_back_on, currency, rebate_group, greatest(chosen, personal), -stake, -amount
        from agents_series_tickets where taken_back_on is not null
    ), told as (
      select member_id, day, currency, rebate_group, base, sum(stake) as stake, sum(later) as later
        from changes group by member_id, day, currency, rebate_group, base
    )
    select count(*) over () as count,
           concat_ws(' ', coalesce(d.member_id, t.member_id), coalesce(d.day, t.day),
                     coalesce(d.rebate_group, t.rebate_group), coalesce(d.base, t.base)) as place,
           format('the day says %s and %s, its tickets %s and %s', coalesce(d.stake, 0),
                  coalesce(d.later, 0), coalesce(t.stake, 0), coalesce(t.later, 0)) as what
      from agents_series_days as d
      full join told as t
        on t.member_id = d.member_id and t.day = d.day and t.currency = d.currency
       and t.rebate_group = d.rebate_group and t.base = d.base
     where coalesce(d.stake, 0) <> coalesce(t.stake, 0) or coalesce(d.later, 0) <> coalesce(t.later, 0)
     order by place limit ${FINDINGS_TOLD}`.execute(tx);
  return readFindings(rows);
}
