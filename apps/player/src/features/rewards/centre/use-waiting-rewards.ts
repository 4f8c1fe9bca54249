import { hasRight } from '@maneki/contract/identity/member-types';
import { useQuery } from '@tanstack/react-query';
import { useViewer } from '#platform/viewer/use-viewer.ts';
import { waitingQuery } from './queries.ts';

/** How much the viewer can claim now, for places that lead to the reward centre. */
export function useWaitingRewards(): number {
  const { member } = useViewer();
  const enabled = member !== null && hasRight(member.type, 'cash');
  const { data = [] } = useQuery({ ...waitingQuery, enabled });
  return data.filter(({ state }) => state === 'CLAIMABLE').length;
}
