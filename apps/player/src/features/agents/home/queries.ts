import { agentsEndpoints } from '@maneki/contract/agents/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/call/browser.ts';
import { readValue } from '#platform/call/refused-error.ts';

export const agentsKeys = { all: ['agents'] as const };

/** What today's figures of the team are read again after; the server counts them anew as often. */
const COUNTED_MS = 60_000;

/** How many of the team were here, bet, joined and are online, on a business day. */
export const teamCountersQuery = (day: string) =>
  queryOptions({
    queryKey: [...agentsKeys.all, 'counters', day] as const,
    queryFn: async () => {
      const asked = { startDate: day, endDate: day, page: 1, size: 0 };
      return (await readValue(call(agentsEndpoints.getTeamKpi, asked))).footer;
    },
    refetchInterval: COUNTED_MS,
  });
