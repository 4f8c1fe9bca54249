/** What operators look for among orders of both directions, and which of them they took on. */
import type { DepositState, WithdrawalState } from '@maneki/contract/cashier/states';
import type { RiskRule } from '@maneki/contract/cashier/withdrawal-terms';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Deposit } from '../deposits/deposit.ts';
import { readDeposit } from '../deposits/store.ts';
import { isBefore, latestFirst, readOrder, selectOrders } from '../withdrawals/store.ts';
import type { Withdrawal } from '../withdrawals/withdrawal.ts';

export type DepositSearch = {
  readonly merchantCode: string;
  readonly state?: DepositState | undefined;
  readonly method?: string | undefined;
  readonly channelId?: string | undefined;
  readonly memberId?: string | undefined;
  readonly orderNo?: string | undefined;
  readonly claimed?: 'mine' | 'nobody' | 'others' | undefined;
  readonly operator: string;
  /** Claims from before are over. */
  readonly claimsSince: Date;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly before: bigint | undefined;
  readonly limit: number;
};

/** Orders of a merchant to pay in, the newest first. */
export async function searchDeposits(tx: Tx, asked: DepositSearch): Promise<Deposit[]> {
  let query = tx
    .selectFrom('cashier_deposits as d')
    .innerJoin('cashier_channels as c', 'c.id', 'd.channel_id')
    .selectAll('d')
    .where('d.merchant_code', '=', asked.merchantCode)
    .orderBy('d.seq', 'desc')
    .limit(asked.limit);
  if (asked.before !== undefined) query = query.where('d.seq', '<', asked.before);
  if (asked.state) query = query.where('d.state', '=', asked.state);
  if (asked.method) query = query.where('c.method', '=', asked.method);
  if (asked.channelId) query = query.where('d.channel_id', '=', asked.channelId);
  if (asked.memberId) query = query.where('d.member_id', '=', asked.memberId);
  if (asked.orderNo) query = query.where('d.order_no', '=', asked.orderNo);
  if (asked.from) query = query.where('d.created_at', '>=', new Date(asked.from));
  if (asked.to) query = query.where('d.created_at', '<', new Date(asked.to));
  if (asked.claimed === 'nobody')
    query = query.where((row) =>
      row.or([row('d.claimed_by', 'is', null), row('d.claimed_at', '<=', asked.claimsSince)]),
    );
  else if (asked.claimed)
    query = query
      .where('d.claimed_by', asked.claimed === 'mine' ? '=' : '<>', asked.operator)
      .where('d.claimed_at', '>', asked.claimsSince);
  return (await query.execute()).map(readDeposit);
}

export async function setDepositClaim(
  tx: Tx,
  { orderNo, by, at }: { readonly orderNo: string; readonly by: string | null; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('cashier_deposits')
    .set({ claimed_by: by, claimed_at: by === null ? null : at })
    .where('order_no', '=', orderNo)
    .execute();
}

export type WithdrawalSearch = {
  readonly merchantCode: string;
  readonly status?: WithdrawalState | undefined;
  readonly memberId?: string | undefined;
  readonly rule?: RiskRule | undefined;
  readonly orderNo?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly before?: string | undefined;
  readonly limit: number;
};

/** Orders of a merchant to pay out, the latest first. */
export async function searchWithdrawals(tx: Tx, search: WithdrawalSearch): Promise<Withdrawal[]> {
  const { status, memberId, rule, orderNo, from, to, before } = search;
  let query = selectOrders(tx).where('merchant_code', '=', search.merchantCode);
  if (status !== undefined) query = query.where('status', '=', status);
  if (memberId !== undefined) query = query.where('member_id', '=', memberId);
  if (rule !== undefined) query = query.where(sql<boolean>`fired @> array[${rule}]::text[]`);
  if (orderNo !== undefined) query = query.where('order_no', '=', orderNo);
  if (from !== undefined) query = query.where('business_day', '>=', from);
  if (to !== undefined) query = query.where('business_day', '<=', to);
  if (before !== undefined) query = query.where(isBefore(before));
  const rows = await latestFirst(query).limit(search.limit).execute();
  return rows.map(readOrder);
}

export async function setWithdrawalClaim(
  tx: Tx,
  orderNo: string,
  claim: { readonly by: string; readonly name: string; readonly at: Date } | null,
): Promise<void> {
  await tx
    .updateTable('cashier_withdrawals')
    .set({
      claimed_by: claim?.by ?? null,
      claimed_name: claim?.name ?? null,
      claimed_at: claim?.at ?? null,
    })
    .where('order_no', '=', orderNo)
    .execute();
}
