import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { StoredTransfer } from '../ledger/store.ts';

export type SourcedTransfer = {
  readonly memberId: string;
  readonly key: string;
  readonly outcome: StoredTransfer['outcome'];
  readonly refusal: string | null;
  readonly kind: string;
  readonly amount: bigint;
  readonly currency: string;
  /** Whether a member's balance changed. */
  readonly isMoved: boolean;
  /** Whether the money went to the member. */
  readonly isIn: boolean;
  readonly refId: string | null;
  readonly at: Date;
};

export type ReconcilePlace = Pick<SourcedTransfer, 'at' | 'memberId' | 'key'>;

/** Everything that one source wrote in a while, in an order that never changes, page by page. */
export async function listBySource(
  tx: Tx,
  wanted: {
    readonly source: string;
    readonly from: Date;
    readonly to: Date;
    readonly after?: ReconcilePlace | undefined;
    readonly limit: number;
  },
): Promise<SourcedTransfer[]> {
  const { source, from, to, after, limit } = wanted;
  const { rows } = await sql<SourcedTransfer>`
    select member_id as "memberId", key, outcome, refusal, kind, amount, currency,
           seq is not null as "isMoved", coalesce(credit = wallet, false) as "isIn", ref_id as "refId", at
      from wallet_transfers
     where source = ${source} and at >= ${from} and at < ${to} ${after ? beyond(after) : sql``}
     order by at, member_id, key
     limit ${limit}`.execute(tx);
  return rows;
}

/** The first comparison alone can use the summary of blocks by time. */
const beyond = ({ at, memberId, key }: ReconcilePlace): RawBuilder<unknown> =>
  sql`and at >= ${at} and (at, member_id, key) > (${at}, ${memberId}::uuid, ${key})`;
