import type { RebateState } from '@maneki/contract/agents/rebate';
import type { RebateGroup } from '@maneki/contract/agents/rebate-groups';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Payment } from '../rebates/store.ts';
import type { Line } from '../shares/lines-of.ts';

type Search = {
  readonly merchantCode: string;
  readonly memberId: string | undefined;
  readonly limit: number;
};

/** Where a page of lines ended: member, source, group and currency. */
export type LinePlace = readonly [string, string, string, string];

/** How the shares of a day came about, by who gets them. */
export async function searchLines(
  tx: Tx,
  asked: Search & {
    readonly day: string;
    readonly sourceId: string | undefined;
    readonly after: LinePlace | undefined;
  },
): Promise<Line[]> {
  const { memberId = null, sourceId = null, after } = asked;
  const { rows } = await sql<Omit<Line, 'group'> & { group: RebateGroup }>`
    select member_id as "memberId", source_id as "sourceId", rebate_group as "group", currency,
           turnover, rate, amount
      from agents_rebate_lines
     where merchant_code = ${asked.merchantCode} and day = ${asked.day}::date
       and (${memberId}::uuid is null or member_id = ${memberId}::uuid)
       and (${sourceId}::uuid is null or source_id = ${sourceId}::uuid)
       and (${after?.[0] ?? null}::uuid is null
            or (member_id, source_id, rebate_group, currency) >
               (${after?.[0] ?? null}::uuid, ${after?.[1] ?? null}::uuid, ${after?.[2] ?? null},
                ${after?.[3] ?? null}))
     order by member_id, source_id, rebate_group, currency limit ${asked.limit}`.execute(tx);
  return rows;
}

/** Where a page of payments ended: day, member and currency. */
export type PaymentPlace = readonly [string, string, string];

/** What members earned, the latest day first. */
export async function searchPayments(
  tx: Tx,
  asked: Search & {
    readonly day: string | undefined;
    readonly state: RebateState | undefined;
    readonly after: PaymentPlace | undefined;
  },
): Promise<Payment[]> {
  const { memberId = null, day = null, state = null, after } = asked;
  const { rows } = await sql<Payment>`
    select member_id as "memberId", to_char(day, 'YYYY-MM-DD') as day, currency,
           merchant_code as "merchantCode", own, team, paid_own as "paidOwn",
           paid_team as "paidTeam", debt_taken as "debtTaken", debt_added as "debtAdded", state,
           hold, settled_at as "settledAt"
      from agents_rebate_payments
     where merchant_code = ${asked.merchantCode}
       and (${memberId}::uuid is null or member_id = ${memberId}::uuid)
       and (${day}::date is null or day = ${day}::date)
       and (${state}::text is null or state = ${state})
       and (${after?.[0] ?? null}::date is null or day < ${after?.[0] ?? null}::date
            or day = ${after?.[0] ?? null}::date and (member_id, currency) >
               (${after?.[1] ?? null}::uuid, ${after?.[2] ?? null}))
     order by day desc, member_id, currency limit ${asked.limit}`.execute(tx);
  return rows;
}

/** Where a page of debts ended: member and currency. */
export type DebtPlace = readonly [string, string];

export type Debt = {
  readonly memberId: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly changedAt: Date;
};

/** What is still owed of rebates for bets that were taken back. */
export async function searchDebts(
  tx: Tx,
  asked: Search & { readonly after: DebtPlace | undefined },
): Promise<Debt[]> {
  const { memberId = null, after } = asked;
  const { rows } = await sql<Debt>`
    select member_id as "memberId", currency, amount, changed_at as "changedAt"
      from agents_rebate_debts
     where merchant_code = ${asked.merchantCode} and amount > 0
       and (${memberId}::uuid is null or member_id = ${memberId}::uuid)
       and (${after?.[0] ?? null}::uuid is null
            or (member_id, currency) > (${after?.[0] ?? null}::uuid, ${after?.[1] ?? null}))
     order by member_id, currency limit ${asked.limit}`.execute(tx);
  return rows;
}
