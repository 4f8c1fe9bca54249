/** The SQL of a demonstration's operators. Each function takes the transaction that it runs in first, as `tx`. */
import type { Tx } from '#platform/database/database';

/** What anybody may come in with. */
export async function storeKnownProofs(
  tx: Tx,
  { id, passwordHash, codeSalt }: { id: string; passwordHash: string; codeSalt: string },
): Promise<void> {
  await tx
    .updateTable('operators_accounts')
    .set({ password_hash: passwordHash, code_salt: codeSalt })
    .where('id', '=', id)
    .execute();
}

export type DemoOperator = {
  readonly id: string;
  readonly name: string;
  /** Null for whoever was invited and has not come. */
  readonly codeSalt: string | null;
  readonly isDisabled: boolean;
};

/** Those of the demonstration and whom they added, those that are disabled too. */
export async function listDemo(tx: Tx): Promise<DemoOperator[]> {
  const rows = await tx
    .selectFrom('operators_accounts')
    .select(['id', 'name', 'code_salt as codeSalt', 'disabled_at'])
    .where('is_demo', '=', true)
    .orderBy('name')
    .execute();
  return rows.map(({ disabled_at, ...row }) => ({ ...row, isDisabled: disabled_at !== null }));
}

/** What they proposed waits for nobody any more. */
export async function expireProposals(
  tx: Tx,
  { ids, now }: { readonly ids: readonly string[]; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('operators_proposals')
    .set({ expires_at: now })
    .where('proposed_by', 'in', ids)
    .where('state', '=', 'open')
    .where('expires_at', '>', now)
    .execute();
}
