import type { ResponseOf } from '@maneki/contract/contract';
import { identityConsoleEndpoints } from '@maneki/contract/identity/console-endpoints';
import { memberTicketsEndpoints } from '@maneki/contract/play/member-tickets-endpoints';
import { safetyConsoleEndpoints } from '@maneki/contract/safety/console-endpoints';
import { verificationConsoleEndpoints } from '@maneki/contract/safety/verification-console-endpoints';
import { walletConsoleEndpoints } from '@maneki/contract/wallet/console-endpoints';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/call/call.ts';

const { listLabels, listMembers, listMemberSessions, readMember } = identityConsoleEndpoints;

export type Member = ResponseOf<typeof readMember>;

export const memberQuery = (memberId: string) =>
  queryOptions({
    queryKey: [readMember.name, memberId],
    queryFn: () => call(readMember, { memberId }),
  });

export const labelsQuery = queryOptions({
  queryKey: [listLabels.name],
  queryFn: () => call(listLabels, {}),
});

export const walletQuery = (memberId: string) =>
  queryOptions({
    queryKey: [walletConsoleEndpoints.readMemberWallet.name, memberId],
    queryFn: () => call(walletConsoleEndpoints.readMemberWallet, { memberId }),
  });

export const limitsQuery = (memberId: string) =>
  queryOptions({
    queryKey: [safetyConsoleEndpoints.readMemberLimits.name, memberId],
    queryFn: () => call(safetyConsoleEndpoints.readMemberLimits, { memberId }),
  });

export const verificationQuery = (memberId: string) =>
  queryOptions({
    queryKey: [verificationConsoleEndpoints.readMemberVerification.name, memberId],
    queryFn: () => call(verificationConsoleEndpoints.readMemberVerification, { memberId }),
  });

export const ticketQuery = (memberId: string, ticketNo: string) =>
  queryOptions({
    queryKey: [memberTicketsEndpoints.readMemberTicket.name, memberId, ticketNo],
    queryFn: () => call(memberTicketsEndpoints.readMemberTicket, { memberId, ticketNo }),
  });

/** Has everything read anew that an act about an account may have changed. */
export function useMemberChanged(): () => void {
  const client = useQueryClient();
  return () => {
    for (const { name } of [readMember, listMembers, listMemberSessions, listLabels])
      client.invalidateQueries({ queryKey: [name] });
  };
}
