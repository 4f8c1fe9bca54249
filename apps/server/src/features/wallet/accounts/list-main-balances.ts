import { listMemberMarkets } from '#features/identity';
import type { MerchantDirectory } from '#features/site';
import type { Tx } from '#platform/database/database';
import { mainWalletOf } from '../main-wallet.ts';
import { listAccounts } from './store.ts';

export type MainBalance = { readonly currency: string; readonly available: bigint };

/** What many members have to play with; who never touched their wallet is not in it. */
export async function listMainBalances(
  tx: Tx,
  merchants: Pick<MerchantDirectory, 'findMarket'>,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, MainBalance>> {
  const owners = await listMemberMarkets(tx, memberIds);
  const accounts = await listAccounts(tx, memberIds);
  const isMain = ({ member_id, code }: (typeof accounts)[number]) => {
    const owner = owners.get(member_id);
    return owner && code === mainWalletOf(owner, merchants.findMarket(owner.countryCode));
  };
  return new Map(
    accounts
      .filter(isMain)
      .map(({ member_id, currency, available }) => [member_id, { currency, available }]),
  );
}
