/** What a member and a day have in orders already, before another one is opened. */
import { OPEN_DEPOSIT_STATES } from '@maneki/contract/cashier/deposit';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Standing } from '../deposit.ts';

export async function findStanding(
  tx: Tx,
  { memberId, since }: { readonly memberId: string; readonly since: Date },
): Promise<Standing> {
  const rows = await tx
    .selectFrom('cashier_deposits')
    .select(['order_no', 'channel_id', 'amount', 'state', 'ended_at'])
    .where('member_id', '=', memberId)
    .where((where) =>
      where.or([
        where('state', 'in', [...OPEN_DEPOSIT_STATES]),
        where.and([where('state', 'in', ['EXPIRED', 'CANCELLED']), where('ended_at', '>', since)]),
      ]),
    )
    .execute();
  const open = rows.filter(({ ended_at }) => ended_at === null);
  return {
    open: open.map((row) => ({
      orderNo: row.order_no,
      channelId: row.channel_id,
      amount: row.amount,
    })),
    abandonedAt: rows.flatMap(({ ended_at }) => (ended_at ? [ended_at] : [])),
  };
}

export type DayUse = { readonly byMember: bigint; readonly byAll: bigint };

/** What a business day has brought in channels, with what is still open; by channel. */
export async function sumDay(
  tx: Tx,
  asked: {
    readonly channelIds: readonly string[];
    readonly day: string;
    readonly memberId: string;
  },
): Promise<ReadonlyMap<string, DayUse>> {
  const { rows } = await sql<{ id: string; byMember: string | null; byAll: string }>`
    select channel_id as id, sum(coalesce(received, amount))::text as "byAll",
           sum(coalesce(received, amount)) filter (where member_id = ${asked.memberId})::text as "byMember"
      from cashier_deposits
     where channel_id = any(${[...asked.channelIds]}::uuid[]) and business_day = ${asked.day}
       and state in ('CREATED', 'AWAITING_PAYMENT', 'SUBMITTED', 'PROCESSING', 'SUCCESS')
     group by channel_id`.execute(tx);
  return new Map(
    rows.map(({ id, byMember, byAll }) => [
      id,
      { byMember: BigInt(byMember ?? 0), byAll: BigInt(byAll) },
    ]),
  );
}
