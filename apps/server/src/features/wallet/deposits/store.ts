import type { Tx } from '#platform/database/database';
import type { WalletName } from '../movement.ts';
import { isNoGame } from '../record/store.ts';

/** What a member has paid in so far, of one wallet. */
export async function sumDeposits(
  tx: Tx,
  { memberId, wallet }: { readonly memberId: string; readonly wallet: WalletName },
): Promise<bigint> {
  const { sum } = await tx
    .selectFrom('wallet_transfers')
    .select((of) => of.fn.sum('amount').as('sum'))
    .where('member_id', '=', memberId)
    .where('wallet', '=', wallet)
    .where('outcome', '=', 'DONE')
    .where(isNoGame)
    .where('kind', '=', 'DEPOSIT')
    .executeTakeFirstOrThrow();
  return BigInt(sum ?? 0);
}
