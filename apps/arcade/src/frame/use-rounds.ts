import type { PastRound } from '@maneki/contract/house/schemas';
import { useEffect, useRef, useState } from 'react';
import { useFramePlay } from './play-context.tsx';
import { repeatCall, waitFor } from './repeat-call.ts';

export type PastRounds = {
  readonly list: readonly PastRound[];
  readonly status: 'loading' | 'ready' | 'end' | 'failed';
  readonly loadMore: () => void;
};

const TRIES = 3;

/** The player's rounds, page by page. */
export function useRounds(): PastRounds {
  const play = useFramePlay();
  const [list, setList] = useState<readonly PastRound[]>([]);
  const [status, setStatus] = useState<PastRounds['status']>('loading');
  const cursor = useRef<string | null>(null);
  const load = async () => {
    setStatus('loading');
    const from = cursor.current;
    const request = from === null ? {} : { cursor: from };
    const answer = await repeatCall(() => play.link.call('listRounds', request), {
      onLost: () => undefined,
      wait: waitFor,
      triesMax: TRIES,
    });
    if (!answer.ok) {
      setStatus('failed');
      play.link.handleRefusal(answer.refusal);
      return;
    }
    cursor.current = answer.value.next;
    setList((before) => (from === null ? answer.value.list : [...before, ...answer.value.list]));
    setStatus(answer.value.next === null ? 'end' : 'ready');
  };
  const loadMore = () => void load().catch(() => setStatus('failed'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first page is asked for once.
  useEffect(loadMore, []);
  return { list, status, loadMore };
}
