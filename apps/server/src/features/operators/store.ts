/** The only SQL of operators. Each function takes the transaction that it runs in first, as `tx`. */
import type { OperatorRole } from '@maneki/contract/operators/rights';
import type { Selectable } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Schema } from '#platform/database/generated/schema';
import type { Operator, OperatorSession } from './operator.ts';

/** False where the name is taken. */
export async function insertOperator(
  tx: Tx,
  operator: Omit<Operator, 'disabledAt'> & { readonly createdAt: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('operators_accounts')
    .values({
      id: operator.id,
      name: operator.name,
      role: operator.role,
      merchant_codes: operator.merchantCodes && [...operator.merchantCodes],
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
  await tx
    .updateTable('operators_sessions')
    .set({ ended_at: now })
    .where('operator_id', '=', id)
    .where('ended_at', 'is', null)
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
    })
    .execute();
}

export async function findByToken(
  tx: Tx,
  tokenHash: string,
): Promise<{ operator: Operator; session: OperatorSession } | undefined> {
  const row = await tx
    .selectFrom('operators_sessions as session')
    .innerJoin('operators_accounts as account', 'account.id', 'session.operator_id')
    .selectAll('account')
    .select(['session.id as session_id', 'seen_at', 'ends_at', 'ended_at'])
    .where('session.token_hash', '=', tokenHash)
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

export async function endSession(tx: Tx, { id, now }: { id: string; now: Date }): Promise<void> {
  await tx
    .updateTable('operators_sessions')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

const readOperator = (row: Selectable<Schema['operators_accounts']>): Operator => ({
  id: row.id,
  name: row.name,
  role: row.role as OperatorRole,
  merchantCodes: row.merchant_codes,
  disabledAt: row.disabled_at,
});
