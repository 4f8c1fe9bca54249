import { depositConsoleEndpoints } from '@maneki/contract/cashier/deposit-console-endpoints';
import { withdrawalConsoleEndpoints } from '@maneki/contract/cashier/withdrawal-console-endpoints';
import type { ResponseOf } from '@maneki/contract/contract';
import { identityConsoleEndpoints } from '@maneki/contract/identity/console-endpoints';
import { walletConsoleEndpoints } from '@maneki/contract/wallet/console-endpoints';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/call/call.ts';

export type DepositOrder = ResponseOf<typeof depositConsoleEndpoints.readDeposit>;
export type WithdrawalOrder = ResponseOf<typeof withdrawalConsoleEndpoints.readWithdrawal>;
export type Channels = ResponseOf<typeof depositConsoleEndpoints.listAllChannels>;
export type Channel = Channels['list'][number];

/** Others decide, and providers answer, meanwhile. */
export const AGAIN_MS = 10_000;

export const depositQuery = (orderNo: string) =>
  queryOptions({
    queryKey: [depositConsoleEndpoints.readDeposit.name, orderNo],
    queryFn: () => call(depositConsoleEndpoints.readDeposit, { orderNo }),
    refetchInterval: AGAIN_MS,
  });

export const receiptQuery = (orderNo: string, id: string) =>
  queryOptions({
    queryKey: [depositConsoleEndpoints.readReceipt.name, orderNo, id],
    queryFn: () => call(depositConsoleEndpoints.readReceipt, { orderNo, id }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const withdrawalQuery = (orderNo: string) =>
  queryOptions({
    queryKey: [withdrawalConsoleEndpoints.readWithdrawal.name, orderNo],
    queryFn: () => call(withdrawalConsoleEndpoints.readWithdrawal, { orderNo }),
    refetchInterval: AGAIN_MS,
  });

export const channelsQuery = queryOptions({
  queryKey: [depositConsoleEndpoints.listAllChannels.name],
  queryFn: () => call(depositConsoleEndpoints.listAllChannels, {}),
});

export const memberQuery = (memberId: string) =>
  queryOptions({
    queryKey: [identityConsoleEndpoints.readMember.name, memberId],
    queryFn: () => call(identityConsoleEndpoints.readMember, { memberId }),
  });

export const memberWalletQuery = (memberId: string) =>
  queryOptions({
    queryKey: [walletConsoleEndpoints.readMemberWallet.name, memberId],
    queryFn: () => call(walletConsoleEndpoints.readMemberWallet, { memberId }),
  });

/** Has everything read anew that an act may show in. */
export function useCashierChanged() {
  const client = useQueryClient();
  return () => {
    const tables = [depositConsoleEndpoints, withdrawalConsoleEndpoints];
    for (const { name } of tables.flatMap((table) => Object.values(table)))
      client.invalidateQueries({ queryKey: [name] });
  };
}
