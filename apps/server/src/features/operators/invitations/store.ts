/** The SQL of invitations. Each function takes the transaction that it runs in first, as `tx`. */
import type { OperatorRole } from '@maneki/contract/operators/rights';
import type { Tx } from '#platform/database/database';

export type Invitation = {
  readonly operatorId: string;
  readonly codeSalt: string;
};

/** One for each operator: the latest takes the place of those before. */
export async function putInvitation(
  tx: Tx,
  invitation: Invitation & { readonly tokenHash: string; readonly expiresAt: Date },
): Promise<void> {
  const values = {
    token_hash: invitation.tokenHash,
    code_salt: invitation.codeSalt,
    expires_at: invitation.expiresAt,
  };
  await tx
    .insertInto('operators_invitations')
    .values({ operator_id: invitation.operatorId, ...values })
    .onConflict((conflict) => conflict.column('operator_id').doUpdateSet(values))
    .execute();
}

/** With its operator, both held until the transaction ends. */
export async function lockInvitation(
  tx: Tx,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<(Invitation & { name: string; role: OperatorRole }) | undefined> {
  const row = await tx
    .selectFrom('operators_invitations as invitation')
    .innerJoin('operators_accounts as account', 'account.id', 'invitation.operator_id')
    .select(['operator_id', 'invitation.code_salt', 'name', 'role'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('disabled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const { operator_id, code_salt, name } = row;
  return { operatorId: operator_id, codeSalt: code_salt, name, role: row.role as OperatorRole };
}

/** What the operator proves themselves with from now on; the invitation is spent. */
export async function storeProofs(
  tx: Tx,
  proofs: Invitation & { readonly passwordHash: string; readonly period: bigint },
): Promise<void> {
  await tx
    .updateTable('operators_accounts')
    .set({
      password_hash: proofs.passwordHash,
      code_salt: proofs.codeSalt,
      code_period: proofs.period,
    })
    .where('id', '=', proofs.operatorId)
    .execute();
  await tx
    .deleteFrom('operators_invitations')
    .where('operator_id', '=', proofs.operatorId)
    .execute();
}

export async function replaceRecoveryCodes(
  tx: Tx,
  { operatorId, hashes }: { operatorId: string; hashes: readonly string[] },
): Promise<void> {
  await tx.deleteFrom('operators_recovery_codes').where('operator_id', '=', operatorId).execute();
  await tx
    .insertInto('operators_recovery_codes')
    .values(hashes.map((code_hash) => ({ operator_id: operatorId, code_hash })))
    .execute();
}
