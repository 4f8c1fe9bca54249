import type { walletEndpoints } from '@maneki/contract/wallet/endpoints';
import { done } from '@maneki/kernel/outcome';
import type { MemberCall } from '#platform/calls/call';
import type { Handlers } from '#platform/calls/handlers';
import { getWallet, type VendorBalances } from './get-wallet.ts';
import { getAccount, type WalletServices } from './open-account.ts';
import { listRecord } from './record/list-record.ts';
import { sumRecord } from './record/sum-record.ts';

/** Translates between the wire and the use cases. Decides nothing. */
export function walletHandlers(
  services: WalletServices & {
    /** Told by a later feature, which alone knows vendors; without it there is only MAIN. */
    readonly listVendorBalances?: VendorBalances;
  },
): Handlers<typeof walletEndpoints> {
  const { database, merchants } = services;
  /** Whoever looks at a record touches the wallet: what it begins with is its first entry. */
  const askedBy = async ({ caller, merchantCode, now }: MemberCall) => {
    const { memberId, type } = caller;
    await getAccount(services, { memberId, wallet: 'MAIN', now });
    return { memberId, type, timezone: merchants.get(merchantCode).businessTimezone, now };
  };
  return {
    getWallet: async ({ caller, language, now }) =>
      done(await getWallet(services, { memberId: caller.memberId, language, now })),
    listTransfers: async (call, request) =>
      listRecord(database, { ...request, ...(await askedBy(call)) }),
    sumTransfers: async (call, request) =>
      sumRecord(database, { ...request, ...(await askedBy(call)) }),
  };
}
