import type { ResponseOf } from '@maneki/contract/contract';
import { missionConsoleEndpoints as calls } from '@maneki/contract/rewards/mission-console-endpoints';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/call/call.ts';

export type Mission = ResponseOf<typeof calls.listAllMissions>['rows'][number];

/** More than any merchant has. */
const ALL = 100;

export const missionsQuery = queryOptions({
  queryKey: [calls.listAllMissions.name],
  queryFn: () => call(calls.listAllMissions, { size: ALL }),
});

/** Has everything read anew that a change may show in. */
export function useMissionsChanged() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [calls.listAllMissions.name] });
}
