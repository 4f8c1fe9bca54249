import { type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Schema } from '#platform/database/generated/schema';
import type { Bonus, BonusEnd, Deduction } from './bonus.ts';

const read = (row: Selectable<Schema['rewards_bonuses']>): Bonus => ({
  grantId: row.grant_id,
  merchantCode: row.merchant_code,
  memberId: row.member_id,
  currency: row.currency,
  amount: row.amount,
  maxCashOut: row.max_cash_out,
  openedAt: row.opened_at,
  expiresAt: row.expires_at,
  state: row.state as Bonus['state'],
});

export async function insertBonus(tx: Tx, bonus: Omit<Bonus, 'state'>): Promise<void> {
  await tx
    .insertInto('rewards_bonuses')
    .values({
      grant_id: bonus.grantId,
      merchant_code: bonus.merchantCode,
      member_id: bonus.memberId,
      currency: bonus.currency,
      amount: bonus.amount,
      max_cash_out: bonus.maxCashOut,
      opened_at: bonus.openedAt,
      expires_at: bonus.expiresAt,
      looked_at: bonus.openedAt,
    })
    .execute();
}

export async function findBonus(tx: Tx, grantId: string): Promise<Bonus | undefined> {
  const row = await tx
    .selectFrom('rewards_bonuses')
    .selectAll()
    .where('grant_id', '=', grantId)
    .executeTakeFirst();
  return row && read(row);
}

export async function listOpenOfMember(tx: Tx, memberId: string): Promise<Bonus[]> {
  const rows = await tx
    .selectFrom('rewards_bonuses')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', '=', 'OPEN')
    .orderBy('opened_at')
    .execute();
  return rows.map(read);
}

/** Wins that have left with other bonuses of a member since a moment. */
export async function sumTakenWins(
  tx: Tx,
  {
    memberId,
    currency,
    since,
  }: { readonly memberId: string; readonly currency: string; readonly since: Date },
): Promise<bigint> {
  const { rows } = await sql<{ taken: bigint }>`
    select coalesce(sum(deducted_win), 0)::bigint as taken from rewards_bonuses
     where member_id = ${memberId} and currency = ${currency} and ended_at >= ${since}`.execute(tx);
  return rows[0]!.taken;
}

export async function endBonus(
  tx: Tx,
  ended: {
    readonly grantId: string;
    readonly state: 'DONE' | 'FORFEITED';
    readonly now: Date;
  } & Partial<Deduction> & {
      readonly why: BonusEnd | null;
      readonly by?: string | undefined;
    },
): Promise<void> {
  const { grantId, state, now, why, by, deduct = 0n, win = 0n } = ended;
  await tx
    .updateTable('rewards_bonuses')
    .set({ state, why, ended_by: by ?? null, ended_at: now, deducted: deduct, deducted_win: win })
    .where('grant_id', '=', grantId)
    .where('state', '=', 'OPEN')
    .execute();
}

/** Open bonuses that nobody has looked at for the longest time, or whose time is over. */
export async function listToLookAt(
  tx: Tx,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<Bonus[]> {
  const rows = await tx
    .selectFrom('rewards_bonuses')
    .selectAll()
    .where('state', '=', 'OPEN')
    .where('looked_at', '<', now)
    .orderBy('looked_at')
    .limit(limit)
    .execute();
  return rows.map(read);
}

export async function noteLook(
  tx: Tx,
  { grantIds, now }: { readonly grantIds: readonly string[]; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('rewards_bonuses')
    .set({ looked_at: now })
    .where('grant_id', '=', sql<string>`any(${grantIds}::uuid[])`)
    .execute();
}
