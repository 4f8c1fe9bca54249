/** The SQL of what must hold of gifts. Each function takes the transaction that it runs in first, as `tx`. */
import { sql } from 'kysely';
import { FINDINGS_TOLD, type Findings, readFindings, sourceTransfers } from '#features/wallet';
import type { Tx } from '#platform/database/database';

type FoundRow = Parameters<typeof readFindings>[0][number];

/**
 * Gifts whose money is elsewhere than they say: what has left a sender is with those who got it, or came back, but for
 * the packets of a rain that nobody has taken yet.
 */
export async function findUnequalGifts(tx: Tx, source: string): Promise<Findings> {
  const { rows } = await sql<FoundRow>`
    with money as (
      select ref_id as id, sum(amount) as net, sum(amount) filter (where kind like '%IN') as given
        from (${sourceTransfers(source)}) as moved
       group by ref_id
    ),
    gifts as (
      select g.id::text as id, coalesce(p.given, 0) as given,
             case when g.status = 'SCHEDULED' then g.total - coalesce(p.given, 0) else 0 end as away
        from agents_gifts as g
        left join (select gift_id, sum(amount) filter (where given_at is not null) as given
                     from agents_gift_parts group by gift_id) as p on p.gift_id = g.id
    )
    select count(*) over () as count, coalesce(g.id, m.id) as place,
           format('it says that %s are given and %s away, the money %s and %s', g.given, g.away,
                  coalesce(m.given, 0), -coalesce(m.net, 0)) as what
      from gifts as g full join money as m on m.id = g.id
     where g.id is null or g.given <> coalesce(m.given, 0) or g.away <> -coalesce(m.net, 0)
     order by place limit ${FINDINGS_TOLD}`.execute(tx);
  return readFindings(rows);
}

/** Gifts whose parts do not add up to them. */
export async function findUnequalParts(tx: Tx): Promise<Findings> {
  const { rows } = await sql<FoundRow>`
    select count(*) over () as count, g.id::text as place,
           format('%s in %s parts, the parts say %s in %s', g.total, g.count, p.total, p.count) as what
      from agents_gifts as g
      join (select gift_id, sum(amount) as total, count(*) as count
              from agents_gift_parts group by gift_id) as p on p.gift_id = g.id
     where g.total <> p.total or g.count <> p.count
     order by place limit ${FINDINGS_TOLD}`.execute(tx);
  return readFindings(rows);
}
