import { sql } from 'kysely';
import {
  FINDINGS_TOLD,
  type Findings,
  gameTransfers,
  readFindings,
  type Stretch,
} from '#features/wallet';
import type { Tx } from '#platform/database/database';

type FoundRow = { readonly count: bigint; readonly place: string; readonly what: string };

/** Stakes that were taken without a ticket that says so, or with one that says another amount. */
export async function findTicketless(tx: Tx, stretch: Stretch | undefined): Promise<Findings> {
  const { rows } = await sql<FoundRow>`
    select count(*) over () as count, m.member_id || ' ' || m.source || ' ' || m.key as place,
           case when t.tx_id is null then 'a stake of ' || m.amount || ' without a ticket'
                else 'a stake of ' || m.amount || ', its ticket says ' || t.stake end as what
      from (${gameTransfers(stretch)}) as m
      left join play_tickets as t
        on t.member_id = m.member_id and t.provider_code = m.source and t.round_id = m.ref_id
       and t.tx_id = m.key
     where m.kind = 'BET' and (t.tx_id is null or t.stake <> m.amount)
     order by place limit ${FINDINGS_TOLD}`.execute(tx);
  return readFindings(rows);
}

/** Rounds in which tickets and money do not come to the same: stakes kept, and what was paid. */
export async function findUnequal(tx: Tx): Promise<Findings> {
  const { rows } = await sql<FoundRow>`
    with money as (
      select member_id, source, ref_id as round_id,
             sum(case kind when 'BET' then amount when 'BET_REFUND' then -amount else 0 end) as staked,
             sum(case when kind in ('BET', 'BET_REFUND') then 0
                      when kind = 'RESETTLE' then -amount else amount end) as paid
        from (${gameTransfers(undefined)}) as moved
       group by member_id, source, ref_id
    ), tickets as (
      select member_id, provider_code as source, round_id,
             sum(case when status = 'CANCELLED' then 0 else stake end) as staked, sum(payout) as paid
        from play_tickets group by member_id, provider_code, round_id
    )
    select count(*) over () as count,
           member_id || ' ' || source || ' ' || round_id as place,
           format('money says %s staked and %s paid, tickets say %s and %s',
                  coalesce(m.staked, 0), coalesce(m.paid, 0),
                  coalesce(t.staked, 0), coalesce(t.paid, 0)) as what
      from money as m full join tickets as t using (member_id, source, round_id)
     where (coalesce(m.staked, 0), coalesce(m.paid, 0)) <> (coalesce(t.staked, 0), coalesce(t.paid, 0))
     order by place limit ${FINDINGS_TOLD}`.execute(tx);
  return readFindings(rows);
}

/** Bets that nobody will decide any more: their round is over, and no person has them on the list. */
export async function findForgotten(tx: Tx): Promise<Findings> {
  const { rows } = await sql<FoundRow>`
    select count(*) over () as count,
           t.member_id || ' ' || t.provider_code || ' ' || t.tx_id as place,
           'open in the round ' || t.round_id || ', which is over' as what
      from play_tickets as t
      join play_rounds as d
        on d.member_id = t.member_id and d.provider_code = t.provider_code
       and d.round_id = t.round_id
     where t.status = 'PENDING'
       and not exists (
         select from play_exceptions as e
          where e.kind = 'BET_IN_CLOSED_ROUND' and e.provider_code = t.provider_code
            and e.reference = t.member_id || ':' || t.round_id and e.resolved_at is null)
     order by place limit ${FINDINGS_TOLD}`.execute(tx);
  return readFindings(rows);
}

/** Tickets that hold another sum than their undecided wins come to. */
export async function findMisheld(tx: Tx): Promise<Findings> {
  const { rows } = await sql<FoundRow>`
    with waiting as (
      select member_id, provider_code, round_id, bet_tx as tx_id, sum(amount) as held
        from play_held_wins where decision is null
       group by member_id, provider_code, round_id, bet_tx
    ), holding as (
      select member_id, provider_code, round_id, tx_id, held from play_tickets where held <> 0
    )
    select count(*) over () as count, member_id || ' ' || provider_code || ' ' || tx_id as place,
           format('its ticket holds %s, its held wins come to %s',
                  coalesce(h.held, 0), coalesce(w.held, 0)) as what
      from holding as h full join waiting as w using (member_id, provider_code, round_id, tx_id)
     where coalesce(h.held, 0) <> coalesce(w.held, 0)
     order by place limit ${FINDINGS_TOLD}`.execute(tx);
  return readFindings(rows);
}
