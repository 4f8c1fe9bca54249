import { teamConsoleEndpoints } from '@maneki/contract/agents/team-console-endpoints';
import type { ResponseOf } from '@maneki/contract/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/call/call.ts';

export type Agent = ResponseOf<typeof teamConsoleEndpoints.readAgent>;

export const agentQuery = (memberId: string) =>
  queryOptions({
    queryKey: [teamConsoleEndpoints.readAgent.name, memberId],
    queryFn: () => call(teamConsoleEndpoints.readAgent, { memberId }),
  });

export const settingsQuery = queryOptions({
  queryKey: [teamConsoleEndpoints.readTeamSettings.name],
  queryFn: () => call(teamConsoleEndpoints.readTeamSettings, {}),
});

/** Has everything read anew that an act may show in. */
export function useTeamChanged() {
  const client = useQueryClient();
  return () => {
    for (const { name } of Object.values(teamConsoleEndpoints))
      client.invalidateQueries({ queryKey: [name] });
  };
}
