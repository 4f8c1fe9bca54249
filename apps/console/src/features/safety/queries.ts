import type { ResponseOf } from '@maneki/contract/contract';
import { identityConsoleEndpoints } from '@maneki/contract/identity/console-endpoints';
import { verificationConsoleEndpoints as endpoints } from '@maneki/contract/safety/verification-console-endpoints';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/call/call.ts';

export type Verification = ResponseOf<typeof endpoints.getVerification>;
export type Opened = ResponseOf<typeof endpoints.openDocuments>;
export type Member = ResponseOf<typeof identityConsoleEndpoints.readMember>;

/** Others claim and decide meanwhile, and members send newer ones. */
const AGAIN_MS = 10_000;

export const verificationQuery = (id: string) =>
  queryOptions({
    queryKey: [endpoints.getVerification.name, id],
    queryFn: () => call(endpoints.getVerification, { id }),
    refetchInterval: AGAIN_MS,
  });

/** Who sent it, as the members' pages tell it. */
export const memberQuery = (memberId: string) =>
  queryOptions({
    queryKey: [identityConsoleEndpoints.readMember.name, memberId],
    queryFn: () => call(identityConsoleEndpoints.readMember, { memberId }),
  });

/** Has everything read anew that an act may show in. */
export function useVerificationsChanged() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [
        endpoints.getVerification,
        endpoints.listVerifications,
        endpoints.readMemberVerification,
      ].map(({ name }) => client.invalidateQueries({ queryKey: [name] })),
    );
}
