import { sql } from 'kysely';
import type { Pair } from '#features/identity';
import type { Tx } from '#platform/database/database';

export type TraceKind = 'DEVICE' | 'NETWORK' | 'HOLDER';

export type Trace = {
  readonly merchantCode: string;
  readonly memberId: string;
  readonly kind: TraceKind;
  readonly valueHash: string;
  readonly seenAt: Date;
};

/** At most one of each kind. */
export async function putTraces(tx: Tx, traces: readonly Trace[]): Promise<void> {
  if (traces.length === 0) return;
  await tx
    .insertInto('cashier_traces')
    .values(
      traces.map((trace) => ({
        merchant_code: trace.merchantCode,
        kind: trace.kind,
        value_hash: trace.valueHash,
        member_id: trace.memberId,
        seen_at: trace.seenAt,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['merchant_code', 'kind', 'value_hash', 'member_id'])
        .doUpdateSet((told) => ({ seen_at: told.ref('excluded.seen_at') })),
    )
    .execute();
}

const SHARED_MAX = 20;

/** Other members who left a trace that this one left, too. */
export async function listShared(
  tx: Tx,
  memberId: string,
): Promise<{ readonly kind: TraceKind; readonly memberId: string }[]> {
  const { rows } = await sql<{ kind: TraceKind; memberId: string }>`
    select distinct other.kind, other.member_id as "memberId"
      from cashier_traces as own
      join cashier_traces as other
        on other.merchant_code = own.merchant_code and other.kind = own.kind
       and other.value_hash = own.value_hash and other.member_id <> own.member_id
     where own.member_id = ${memberId}
     order by 1, 2 limit ${SHARED_MAX}`.execute(tx);
  return rows;
}

/** Those of the others who came to the cashier by the same browser, network or account as the one asked about. */
export async function listSharedPairs(
  tx: Tx,
  pairs: readonly Pair[],
): Promise<ReadonlySet<string>> {
  if (pairs.length === 0) return new Set();
  const { rows } = await sql<Pick<Pair, 'otherId'>>`
    select pair.other_id as "otherId"
      from unnest(${pairs.map(({ memberId }) => memberId)}::uuid[],
                  ${pairs.map(({ otherId }) => otherId)}::uuid[]) as pair(member_id, other_id)
     where exists (select from cashier_traces as own
                     join cashier_traces as same using (merchant_code, kind, value_hash)
                    where own.member_id = pair.member_id and same.member_id = pair.other_id
                      and kind in ('DEVICE', 'NETWORK'))
        or exists (select from cashier_payout_accounts as own
                     join cashier_payout_accounts as same using (merchant_code, number_hash)
                    where own.member_id = pair.member_id and same.member_id = pair.other_id)`.execute(
    tx,
  );
  return new Set(rows.map(({ otherId }) => otherId));
}
