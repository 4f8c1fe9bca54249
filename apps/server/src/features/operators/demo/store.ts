/** The SQL of a demonstration's operators. Each function takes the transaction that it runs in first, as `tx`. */
import type { Tx } from '#platform/database/database';

export async function markDemo(
  tx: Tx,
  { id, passwordHash, codeSalt }: { id: string; passwordHash: string; codeSalt: string },
): Promise<void> {
  await tx
    .updateTable('operators_accounts')
    .set({ is_demo: true, password_hash: passwordHash, code_salt: codeSalt })
    .where('id', '=', id)
    .execute();
}

/** Those that can come in. */
export async function listDemo(tx: Tx): Promise<{ id: string; name: string; codeSalt: string }[]> {
  const rows = await tx
    .selectFrom('operators_accounts')
    .select(['id', 'name', 'code_salt'])
    .where('is_demo', '=', true)
    .where('disabled_at', 'is', null)
    .orderBy('name')
    .execute();
  return rows.flatMap(({ id, name, code_salt }) =>
    code_salt ? [{ id, name, codeSalt: code_salt }] : [],
  );
}
