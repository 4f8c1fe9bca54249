import type { ChaseView } from '@maneki/contract/house/lottery';
import { useEffect } from 'react';
import { useLottery, useLotteryState } from '../lottery-hooks.ts';
import { type Pages, usePages } from './use-pages.ts';

/** The player's chases. One that is looked at goes on with its draws. */
export function useChases(): Pages<ChaseView> {
  const { play } = useLottery();
  const read = async (cursor?: string) => {
    const answer = await play.link.call('listChases', { ...(cursor && { cursor }) });
    if (!answer.ok) return answer;
    return { ok: true, value: { items: answer.value.chases, next: answer.value.next } } as const;
  };
  const pages = usePages<ChaseView>(read);
  const { list, change } = pages;
  const lastNo = useLotteryState(({ lottery }) => lottery.last?.no ?? 0);
  const slips = useLotteryState((state) => state.slips);
  const isDue = list.some((chase) => isBehind(chase, lastNo));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each draw, and each payment after it, is a reason to look.
  useEffect(() => {
    if (!isDue) return;
    const renew = async () => {
      const answer = await read();
      if (!answer.ok) return;
      for (const next of answer.value.items)
        change(({ chaseId }) => chaseId === next.chaseId, next);
    };
    // What gets lost is asked for with the next draw.
    renew().catch(() => undefined);
  }, [isDue, lastNo, slips]);
  return pages;
}

/** Whether an issue of it is over that still waits here. */
const isBehind = ({ status, issues }: ChaseView, lastNo: number): boolean =>
  status === 'RUNNING' && issues.some((issue) => issue.status === 'OPEN' && issue.no <= lastNo);
