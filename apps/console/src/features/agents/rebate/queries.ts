import { rebateConsoleEndpoints as calls } from '@maneki/contract/agents/rebate-console-endpoints';
import type { ResponseOf } from '@maneki/contract/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/call/call.ts';

export type RebateCap = ResponseOf<typeof calls.listRebateCaps>['caps'][number];
export type MemberRebates = ResponseOf<typeof calls.readMemberRebates>;
export type MemberRebate = MemberRebates['rebates'][number];

export const capsQuery = queryOptions({
  queryKey: [calls.listRebateCaps.name],
  queryFn: () => call(calls.listRebateCaps, {}),
});

export const memberRebatesQuery = (username: string) =>
  queryOptions({
    queryKey: [calls.readMemberRebates.name, username],
    queryFn: () => call(calls.readMemberRebates, { username }),
    enabled: username !== '',
  });

/** Reads everything about rebates anew, after somebody has changed something of it. */
export function useRebatesChanged(): () => void {
  const client = useQueryClient();
  return () => {
    for (const { name } of Object.values(calls)) client.invalidateQueries({ queryKey: [name] });
  };
}
