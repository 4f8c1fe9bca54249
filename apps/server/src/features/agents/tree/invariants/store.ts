/** The SQL of what must hold of the tree. Each function takes the transaction that it runs in first, as `tx`. */
import { TREE_DEPTH_MAX } from '@maneki/contract/agents/team';
import { sql } from 'kysely';
import { everyPlace } from '#features/identity';
import { FINDINGS_TOLD, type Findings, readFindings } from '#features/wallet';
import type { Tx } from '#platform/database/database';

type FoundRow = Parameters<typeof readFindings>[0][number];

/** Members who stand elsewhere in the tree than their account says, are of another kind, or stand too deep. */
export async function findUnequalPlaces(tx: Tx): Promise<Findings> {
  const { rows } = await sql<FoundRow>`
    select count(*) over () as count, n.member_id::text as place,
           format('below %s as %s at level %s, the account says below %s as %s',
                  n.parent_id, n.type, n.depth, m.parent_id, m.type) as what
      from agents_nodes as n
      join (${everyPlace()}) as m using (member_id)
     where n.parent_id is distinct from m.parent_id or n.type <> m.type
        or n.username <> m.username or n.depth > ${TREE_DEPTH_MAX}
     order by place limit ${FINDINGS_TOLD}`.execute(tx);
  return readFindings(rows);
}

/** Members whose way up does not go on as their parent's, or who count others below them than there are. */
export async function findBrokenLines(tx: Tx): Promise<Findings> {
  const { rows } = await sql<FoundRow>`
    select count(*) over () as count, n.member_id::text as place,
           format('counts %s below, %s directly; there are %s and %s', n.team_count, n.direct_count,
                  coalesce(below.team, 0), coalesce(below.direct, 0)) as what
      from agents_nodes as n
      left join agents_nodes as parent on parent.member_id = n.parent_id
      left join (
        select upline, count(*) as team, count(*) filter (where upline = parent_id) as direct
          from agents_nodes cross join unnest(line) as upline group by upline
      ) as below on below.upline = n.member_id
     where n.team_count <> coalesce(below.team, 0) or n.direct_count <> coalesce(below.direct, 0)
        or n.line <> case when parent.member_id is null then '{}'::uuid[]
                          else parent.line || parent.member_id end
     order by place limit ${FINDINGS_TOLD}`.execute(tx);
  return readFindings(rows);
}
