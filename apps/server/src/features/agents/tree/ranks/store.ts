import type { MemberType } from '@maneki/contract/identity/member-types';
import type { Tx } from '#platform/database/database';
import { CONTRACT_STATUS } from '../../contracts/store.ts';

export async function updateNodeType(
  tx: Tx,
  { memberId, type }: { readonly memberId: string; readonly type: MemberType },
): Promise<void> {
  await tx.updateTable('agents_nodes').set({ type }).where('member_id', '=', memberId).execute();
}

/** Whether a contract pays somebody, or is paid by them. */
export async function hasValidContract(tx: Tx, memberId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('agents_contracts')
    .select('id')
    .where('status', '=', CONTRACT_STATUS.valid)
    .where(({ eb, or }) => or([eb('payee_id', '=', memberId), eb('payer_id', '=', memberId)]))
    .executeTakeFirst();
  return row !== undefined;
}
