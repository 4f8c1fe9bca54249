import { useQuery } from '@tanstack/react-query';
import { ownContractQuery } from './queries.ts';

/** Whether the agent has a dividend contract, or is offered one. */
export function useHasDividend(): boolean {
  const { data } = useQuery(ownContractQuery('DIVIDEND'));
  return Boolean(data && (data.valid ?? data.pending));
}
