import { agentsEndpoints } from '@maneki/contract/agents/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/call/browser.ts';
import { readValue } from '#platform/call/refused-error.ts';
import { agentsKeys } from '../home/queries.ts';

export const contractKeys = { all: [...agentsKeys.all, 'contracts'] as const };

/** The caller's dividend contract: what waits, and what is in force. */
export const dividendContractQuery = queryOptions({
  queryKey: [...contractKeys.all, 'DIVIDEND'] as const,
  queryFn: () => readValue(call(agentsEndpoints.getDevidendContract, {})),
});
