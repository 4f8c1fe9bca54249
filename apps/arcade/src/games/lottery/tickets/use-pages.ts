import { useEffect, useRef, useState } from 'react';
import type { Answer } from '#frame/call-house.ts';
import { useFramePlay } from '#frame/play-context.tsx';
import { repeatCall, waitFor } from '#frame/repeat-call.ts';

export type Page<Item> = { readonly items: readonly Item[]; readonly next: string | null };
export type Pages<Item> = {
  readonly list: readonly Item[];
  readonly status: 'loading' | 'ready' | 'end' | 'failed';
  readonly loadMore: () => void;
  /** Puts another in the place of one. */
  readonly change: (isIt: (item: Item) => boolean, to: Item) => void;
};

const TRIES = 3;

/** A list that comes page by page. */
export function usePages<Item>(
  read: (cursor: string | undefined) => Promise<Answer<Page<Item>>>,
): Pages<Item> {
  const play = useFramePlay();
  const [list, setList] = useState<readonly Item[]>([]);
  const [status, setStatus] = useState<Pages<Item>['status']>('loading');
  const cursor = useRef<string | null>(null);
  const load = async () => {
    setStatus('loading');
    const from = cursor.current ?? undefined;
    const options = { onLost: () => undefined, wait: waitFor, triesMax: TRIES };
    const answer = await repeatCall(() => read(from), options);
    if (!answer.ok) {
      setStatus('failed');
      play.link.handleRefusal(answer.refusal);
      return;
    }
    cursor.current = answer.value.next;
    setList((before) => (from ? [...before, ...answer.value.items] : answer.value.items));
    setStatus(answer.value.next === null ? 'end' : 'ready');
  };
  const loadMore = () => void load().catch(() => setStatus('failed'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first page is asked for once.
  useEffect(loadMore, []);
  const change = (isIt: (item: Item) => boolean, to: Item) =>
    setList((before) => before.map((item) => (isIt(item) ? to : item)));
  return { list, status, loadMore, change };
}
