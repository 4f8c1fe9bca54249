import type { MemberType } from '@maneki/contract/identity/member-types';
import type { Tx } from '#platform/database/database';

export async function updateNodeType(
  tx: Tx,
  { memberId, type }: { readonly memberId: string; readonly type: MemberType },
): Promise<void> {
  await tx.updateTable('agents_nodes').set({ type }).where('member_id', '=', memberId).execute();
}
