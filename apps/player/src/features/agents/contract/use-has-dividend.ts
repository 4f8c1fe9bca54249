import { useQuery } from '@tanstack/react-query';
import { dividendContractQuery } from './queries.ts';

/** Whether the agent has a dividend contract, or is offered one. */
export function useHasDividend(): boolean {
  const { data } = useQuery(dividendContractQuery);
  return Boolean(data && (data.valid ?? data.pending));
}
