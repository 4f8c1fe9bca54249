import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import { CAP_COLUMNS, type Caps, capColumnOf, type Limit } from './limit.ts';

/** The twelve columns of a player's limits, for whoever passes them on under their names. */
export const capsColumns: RawBuilder<unknown> = sql.join(
  CAP_COLUMNS.map((column) => sql.ref(column)),
);

/**
 * Brings a player's limits into a statement that takes money, so that they are read by the very
 * statement that they hold in. The rows that ask are named by the caller and have a `member_id`:
 *
 *     ready as materialized (
 *       select asked.*, ${selectCaps()} from asked ${joinCaps('asked')}
 *     ), ${movedFrom('ready', { hasCaps: true })}
 *
 * Who never set a limit has no row, and all twelve are null.
 */
export const joinCaps = (rows: string): RawBuilder<unknown> =>
  sql`left join safety_caps as caps on caps.member_id = ${sql.ref(`${rows}.member_id`)}`;

/** What `joinCaps` brings: `caps.stake_day` and so on, under the names that the wallet reads. */
export const selectCaps = (): RawBuilder<unknown> =>
  sql.join(CAP_COLUMNS.map((column) => sql.ref(`caps.${column}`)));

/** A player's limits as they are now, for saying why money did not move. */
export async function findCaps(tx: Tx, memberId: string): Promise<Caps | undefined> {
  return tx
    .selectFrom('safety_caps')
    .select(CAP_COLUMNS)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** A player's limits, held until the transaction ends: changes of one player follow each other. */
export async function lockCaps(
  tx: Tx,
  { memberId, now }: { memberId: string; now: Date },
): Promise<Caps> {
  await tx
    .insertInto('safety_caps')
    .values({ member_id: memberId, changed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx
    .selectFrom('safety_caps')
    .select(CAP_COLUMNS)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** One player's limit, by which its rows are found. */
export type LimitName = Limit & { readonly memberId: string };

export async function updateCap(
  tx: Tx,
  limit: LimitName & { readonly amount: bigint | null; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('safety_caps')
    .set({ [capColumnOf(limit)]: limit.amount, changed_at: limit.now })
    .where('member_id', '=', limit.memberId)
    .execute();
}

export type Raise = Limit & { readonly amount: bigint | null; readonly confirm_from: Date };

export async function listRaises(tx: Tx, memberId: string): Promise<Raise[]> {
  const rows = await tx
    .selectFrom('safety_raises')
    .select(['kind', 'period', 'amount', 'confirm_from'])
    .where('member_id', '=', memberId)
    .execute();
  return rows as Raise[];
}

export async function upsertRaise(
  tx: Tx,
  raise: LimitName & {
    readonly amount: bigint | null;
    readonly askedAt: Date;
    readonly confirmFrom: Date;
  },
): Promise<void> {
  const wish = { amount: raise.amount, asked_at: raise.askedAt, confirm_from: raise.confirmFrom };
  await tx
    .insertInto('safety_raises')
    .values({ member_id: raise.memberId, kind: raise.kind, period: raise.period, ...wish })
    .onConflict((conflict) => conflict.columns(['member_id', 'kind', 'period']).doUpdateSet(wish))
    .execute();
}

/** Answers whether one was waiting. */
export async function deleteRaise(tx: Tx, limit: LimitName): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('safety_raises')
    .where('member_id', '=', limit.memberId)
    .where('kind', '=', limit.kind)
    .where('period', '=', limit.period)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function insertChange(
  tx: Tx,
  change: LimitName & {
    readonly step: 'LOWERED' | 'RAISE_ASKED' | 'RAISE_CONFIRMED' | 'RAISE_WITHDRAWN';
    readonly amount: bigint | null;
    readonly now: Date;
  },
): Promise<void> {
  const { memberId, kind, period, step, amount, now } = change;
  await tx
    .insertInto('safety_changes')
    .values({ member_id: memberId, kind, period, step, amount, changed_at: now })
    .execute();
}
