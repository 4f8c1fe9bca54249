import type { Tx } from '#platform/database/database';
import { listOpen } from '../rollovers/store.ts';
import type { WithdrawalServices } from './withdrawal-services.ts';

/**
 * What has to be staked before a member's money may leave. Whoever lets it leave holds the account, so
 * that nothing comes or goes meanwhile; what has to be settled before anything leaves is settled first.
 */
export async function readToPlay(
  tx: Tx,
  { beforeRequest }: Partial<Pick<WithdrawalServices, 'beforeRequest'>>,
  who: { readonly memberId: string; readonly currency: string; readonly now: Date },
): Promise<bigint> {
  await beforeRequest?.(tx, who);
  const open = await listOpen(tx, who);
  return open.reduce((sum, { required, done }) => sum + required - done, 0n);
}
