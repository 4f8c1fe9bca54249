/** The only SQL of operators. Each function takes the transaction that it runs in first, as `tx`. */
import type { OperatorRole } from '@maneki/contract/operators/rights';
import { type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Schema } from '#platform/database/generated/schema';
import type { Operator, OperatorSession } from './operator.ts';

/** False where the name is taken. */
export async function insertOperator(
  tx: Tx,
  operator: Omit<Operator, 'disabledAt' | 'hasJoined'> & { readonly createdAt: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('operators_accounts')
    .values({
      id: operator.id,
      name: operator.name,
      role: operator.role,
      merchant_codes: operator.merchantCodes && [...operator.merchantCodes],
      is_demo: operator.isDemo,
      created_at: operator.createdAt,
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes the operator's row lock too, so that nobody enters while being disabled. */
export async function lockOperator(tx: Tx, name: string): Promise<Operator | undefined> {
  const row = await tx
    .selectFrom('operators_accounts')
    .selectAll()
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirst();
  return row && readOperator(row);
}

export async function disableOperator(tx: Tx, { id, now }: { id: string; now: Date }) {
  await tx
    .updateTable('operators_accounts')
    .set({ disabled_at: now })
    .where('id', '=', id)
    .execute();
  await endSessionsOf(tx, { id, now });
}

/** What they proved themselves with opens nothing any more, and nobody is in by it. */
export async function clearProofs(tx: Tx, { id, now }: { id: string; now: Date }) {
  await tx
    .updateTable('operators_accounts')
    .set({ password_hash: null, code_salt: null })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('operators_recovery_codes').where('operator_id', '=', id).execute();
  await endSessionsOf(tx, { id, now });
}

async function endSessionsOf(tx: Tx, { id, now }: { id: string; now: Date }): Promise<void> {
  await tx
    .updateTable('operators_sessions')
    .set({ ended_at: now })
    .where('operator_id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

/** Everybody who was ever an operator, those of today first. */
export async function listOperators(tx: Tx) {
  return tx
    .selectFrom('operators_accounts as account')
    .select(['id', 'name', 'role', 'merchant_codes', 'created_at', 'disabled_at', 'is_demo'])
    .select((select) => [
      select('password_hash', 'is not', null).as('has_joined'),
      select
        .selectFrom('operators_sessions')
        .whereRef('operator_id', '=', 'account.id')
        .select((max) => max.fn.max('seen_at').as('seen_at'))
        .as('seen_at'),
    ])
    .orderBy(sql`disabled_at is not null`)
    .orderBy('name')
    .execute();
}

/** The sessions of an operator that have not ended by themselves or by hand, the latest first. */
export async function listSessions(tx: Tx, { id, now }: { id: string; now: Date }) {
  return tx
    .selectFrom('operators_sessions')
    .select(['id', 'opened_at', 'seen_at', 'ends_at', 'ended_at', 'address', 'user_agent'])
    .where('operator_id', '=', id)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .orderBy('opened_at', 'desc')
    .execute();
}

export async function insertSession(
  tx: Tx,
  session: {
    readonly id: string;
    readonly operatorId: string;
    readonly tokenHash: string;
    readonly openedAt: Date;
    readonly endsAt: Date;
    readonly address: string;
    readonly addressKey: string;
    readonly userAgent: string;
  },
): Promise<void> {
  await tx
    .insertInto('operators_sessions')
    .values({
      id: session.id,
      operator_id: session.operatorId,
      token_hash: session.tokenHash,
      opened_at: session.openedAt,
      seen_at: session.openedAt,
      ends_at: session.endsAt,
      address: session.address,
      address_key: session.addressKey,
      user_agent: session.userAgent,
    })
    .execute();
}

/** Undefined also where the operator may not come from there. */
export async function findByToken(
  tx: Tx,
  { tokenHash, address }: { tokenHash: string; address: string },
): Promise<{ operator: Operator; session: OperatorSession } | undefined> {
  const row = await tx
    .selectFrom('operators_sessions as session')
    .innerJoin('operators_accounts as account', 'account.id', 'session.operator_id')
    .selectAll('account')
    .select(['session.id as session_id', 'seen_at', 'ends_at', 'ended_at'])
    .where('session.token_hash', '=', tokenHash)
    .where(sql<boolean>`(allowed_networks is null or ${address}::inet <<= any (allowed_networks))`)
    .executeTakeFirst();
  if (!row) return undefined;
  const session = {
    id: row.session_id,
    seenAt: row.seen_at,
    endsAt: row.ends_at,
    endedAt: row.ended_at,
  };
  return { operator: readOperator(row), session };
}

export async function updateSeen(tx: Tx, { id, now }: { id: string; now: Date }): Promise<void> {
  await tx.updateTable('operators_sessions').set({ seen_at: now }).where('id', '=', id).execute();
}

/** False where the operator has no such session open. */
export async function endSession(
  tx: Tx,
  { id, operatorId, now }: { id: string; operatorId: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('operators_sessions')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('operator_id', '=', operatorId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

const readOperator = (row: Selectable<Schema['operators_accounts']>): Operator => ({
  id: row.id,
  name: row.name,
  role: row.role as OperatorRole,
  merchantCodes: row.merchant_codes,
  isDemo: row.is_demo,
  hasJoined: row.password_hash !== null,
  disabledAt: row.disabled_at,
});
