import type { RolloverSource, RolloverState } from '@maneki/contract/cashier/rollover';
import type { Category } from '@maneki/contract/play/tickets';
import { type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Schema } from '#platform/database/generated/schema';
import { type Contribution, type DecidedBet, type Rollover, withoutJoint } from './rollover.ts';

export type NewRollover = Pick<
  Rollover,
  | 'id'
  | 'memberId'
  | 'currency'
  | 'source'
  | 'principal'
  | 'multiple'
  | 'required'
  | 'groups'
  | 'maxBet'
  | 'openedAt'
> & { readonly merchantCode: string; readonly sourceKey: string };

/** Answers whether nothing had been opened for this before. */
export async function insertRollover(tx: Tx, row: NewRollover): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('cashier_rollovers')
    .values({
      id: row.id,
      merchant_code: row.merchantCode,
      member_id: row.memberId,
      currency: row.currency,
      source: row.source,
      source_key: row.sourceKey,
      principal: row.principal,
      multiple: row.multiple,
      required: row.required,
      groups: [...row.groups],
      max_bet: row.maxBet,
      opened_at: row.openedAt,
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'source', 'source_key']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Has the row of a bonus stand for that of a deposit as well, where the deposit is still to be played. */
export async function joinDeposit(
  tx: Tx,
  { memberId, depositKey, id }: { memberId: string; depositKey: string; id: string },
): Promise<void> {
  await tx
    .updateTable('cashier_rollovers')
    .set({ joint_id: id })
    .where('member_id', '=', memberId)
    .where('source', '=', 'DEPOSIT')
    .where('source_key', '=', depositKey)
    .where('status', '=', 'OPEN')
    .execute();
}

const read = (row: Selectable<Schema['cashier_rollovers']>): Rollover => ({
  id: row.id,
  seq: row.seq,
  memberId: row.member_id,
  currency: row.currency,
  source: row.source as RolloverSource,
  principal: row.principal,
  multiple: row.multiple,
  required: row.required,
  done: row.done,
  groups: row.groups as Category[],
  maxBet: row.max_bet,
  jointId: row.joint_id,
  status: row.status as RolloverState,
  openedAt: row.opened_at,
  endedAt: row.ended_at,
});

/** The open rows of members, held until the transaction ends. Always in one order, so that nobody waits in a circle. */
export async function lockOpen(tx: Tx, memberIds: readonly string[]): Promise<Rollover[]> {
  const rows = await tx
    .selectFrom('cashier_rollovers')
    .selectAll()
    .where('member_id', '=', sql<string>`any(${memberIds}::uuid[])`)
    .where('status', '=', 'OPEN')
    .orderBy('member_id')
    .orderBy('seq')
    .forUpdate()
    .execute();
  return rows.map(read);
}

/** What is to be played before money may leave. */
export async function listOpen(
  tx: Tx,
  { memberId, currency }: { readonly memberId: string; readonly currency: string },
): Promise<Rollover[]> {
  const rows = await tx
    .selectFrom('cashier_rollovers')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .where('status', '=', 'OPEN')
    .orderBy('seq')
    .execute();
  return withoutJoint(rows.map(read));
}

/** The latest first, whatever became of them. */
export async function listLatest(
  tx: Tx,
  wish: { readonly memberId: string; readonly currency: string; readonly limit: number },
): Promise<Rollover[]> {
  const rows = await tx
    .selectFrom('cashier_rollovers')
    .selectAll()
    .where('member_id', '=', wish.memberId)
    .where('currency', '=', wish.currency)
    .orderBy('seq', 'desc')
    .limit(wish.limit)
    .execute();
  return withoutJoint(rows.map(read));
}

type BetName = Pick<DecidedBet, 'providerCode' | 'txId' | 'settledAt'>;

export const keyOfBet = ({ providerCode, txId, settledAt }: BetName): string =>
  `${providerCode} ${txId} ${settledAt.getTime()}`;

/** Which of these bets have counted before. */
export async function findCounted(tx: Tx, bets: readonly BetName[]): Promise<ReadonlySet<string>> {
  const asked = JSON.stringify(bets.map(({ providerCode, txId }) => ({ providerCode, txId })));
  const { rows } = await sql<BetName>`
    select b.provider_code as "providerCode", b.tx_id as "txId", b.settled_at as "settledAt"
      from cashier_rollover_bets as b
      join (select distinct * from json_to_recordset(${asked}::json)
              as asked("providerCode" text, "txId" text)) as asked
        on asked."providerCode" = b.provider_code and asked."txId" = b.tx_id`.execute(tx);
  return new Set(rows.map(keyOfBet));
}

/** Writes down what bets brought their rows, and ends those that have done what they require. */
export async function addContributions(
  tx: Tx,
  contributions: readonly Contribution[],
): Promise<void> {
  const rows = JSON.stringify(
    contributions.map(({ rolloverId, bet, turnover, counted }) => ({
      id: rolloverId,
      provider: bet.providerCode,
      tx: bet.txId,
      at: bet.settledAt,
      turnover: String(turnover),
      counted: String(counted),
    })),
  );
  await sql`
    with told as materialized (
      select * from json_to_recordset(${rows}::json)
        as told(id uuid, provider text, tx text, at timestamptz, turnover bigint, counted bigint)
    ),
    written as (
      insert into cashier_rollover_bets
        (rollover_id, provider_code, tx_id, settled_at, turnover, counted)
      select id, provider, tx, at, turnover, counted from told
    ),
    sums as (select id, sum(counted)::bigint as counted, max(at) as at from told group by id)
    update cashier_rollovers as r
       set done = r.done + sums.counted,
           status = case when r.done + sums.counted = r.required then 'DONE' else 'OPEN' end,
           ended_at = case when r.done + sums.counted = r.required then sums.at end
      from sums where sums.id = r.id`.execute(tx);
}

/** Has somebody look whether members have anything left to play with. */
export async function askToLook(
  tx: Tx,
  { memberIds, now }: { readonly memberIds: readonly string[]; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('cashier_rollovers')
    .set({ look_since: now })
    .where('member_id', '=', sql<string>`any(${memberIds}::uuid[])`)
    .where('status', '=', 'OPEN')
    .execute();
}

export type ToLookAt = {
  readonly memberId: string;
  readonly currency: string;
  readonly since: Date;
};

export async function listToLookAt(tx: Tx, limit: number): Promise<ToLookAt[]> {
  const { rows } = await sql<ToLookAt>`
    select member_id as "memberId", currency, max(look_since) as since
      from cashier_rollovers
     where status = 'OPEN' and look_since is not null
     group by member_id, currency
     order by 3 limit ${limit}`.execute(tx);
  return rows;
}

/** It was looked at; what was played since is looked at again. */
export async function endLook(tx: Tx, { memberId, currency, since }: ToLookAt): Promise<void> {
  await tx
    .updateTable('cashier_rollovers')
    .set({ look_since: null })
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .where('status', '=', 'OPEN')
    .where('look_since', '<=', since)
    .execute();
}

/** Ends open rows that are not to be played any more. */
export async function endRows(
  tx: Tx,
  ended: {
    readonly ids: readonly string[];
    readonly status: 'CLEARED' | 'FORFEITED';
    readonly now: Date;
  },
): Promise<void> {
  await tx
    .updateTable('cashier_rollovers')
    .set({ status: ended.status, ended_at: ended.now })
    .where('id', '=', sql<string>`any(${ended.ids}::uuid[])`)
    .where('status', '=', 'OPEN')
    .execute();
}

/** Whether a bonus was open at any time since a moment. */
export async function hadBonusSince(
  tx: Tx,
  { memberId, since }: { readonly memberId: string; readonly since: Date },
): Promise<boolean> {
  const row = await tx
    .selectFrom('cashier_rollovers')
    .select('id')
    .where('member_id', '=', memberId)
    .where('source', '=', 'BONUS')
    .where((or) => or.or([or('ended_at', 'is', null), or('ended_at', '>=', since)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What opened the row of a bonus that a member sees. */
export async function findBonusKey(
  tx: Tx,
  { memberId, id }: { readonly memberId: string; readonly id: string },
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('cashier_rollovers')
    .select('source_key')
    .where('member_id', '=', memberId)
    .where('source', '=', 'BONUS')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.source_key;
}

/** What has to be staked for a bonus, by the row that a member sees; held until the transaction ends. */
export async function lockBonus(
  tx: Tx,
  {
    memberId,
    ...name
  }: { readonly memberId: string } & ({ readonly id: string } | { readonly sourceKey: string }),
): Promise<(Rollover & { readonly sourceKey: string }) | undefined> {
  const row = await tx
    .selectFrom('cashier_rollovers')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('source', '=', 'BONUS')
    .where('id' in name ? 'id' : 'source_key', '=', 'id' in name ? name.id : name.sourceKey)
    .forUpdate()
    .executeTakeFirst();
  return row && { ...read(row), sourceKey: row.source_key };
}

/** What has become of the rows of bonuses, by what opened them. */
export async function listBonusStates(
  tx: Tx,
  sourceKeys: readonly string[],
): Promise<ReadonlyMap<string, RolloverState>> {
  const rows = await tx
    .selectFrom('cashier_rollovers')
    .select(['source_key', 'status'])
    .where('source', '=', 'BONUS')
    .where('source_key', '=', sql<string>`any(${sourceKeys}::text[])`)
    .execute();
  return new Map(rows.map(({ source_key, status }) => [source_key, status as RolloverState]));
}

/** Who of some members has still to play for money in a currency, and can take none of it out. */
export async function listBound(
  tx: Tx,
  { memberIds, currency }: { readonly memberIds: readonly string[]; readonly currency: string },
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('cashier_rollovers')
    .select('member_id')
    .distinct()
    .where('member_id', '=', sql<string>`any(${memberIds}::uuid[])`)
    .where('currency', '=', currency)
    .where('status', '=', 'OPEN')
    .execute();
  return new Set(rows.map(({ member_id }) => member_id));
}
