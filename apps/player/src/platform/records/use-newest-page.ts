import { hashKey, type InfiniteData, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { RecordPage } from './use-record-list.ts';

/** Somebody who plays in another window causes one look at a time, not one for each bet. */
const LOOK_WAIT_MS = 1_000;

type NewestPageOptions<Row> = {
  /** Off where nothing new can come: a period that is over, or a list that is not there yet. */
  readonly isWatched: boolean;
  readonly queryKey: QueryKey;
  readonly readNewest: () => Promise<RecordPage<Row>>;
};

/**
 * Notices that the newest page of a record is no longer what is shown. The list itself stays as it is
 * under the reader's finger until `show` is called, which begins it anew.
 */
export function useNewestPage<Row>(options: NewestPageOptions<Row>) {
  const { isWatched, queryKey } = options;
  const queryClient = useQueryClient();
  const key = hashKey(queryKey);
  const [outdated, setOutdated] = useState<string>();
  const hasNews = outdated === key;
  const isListening = isWatched && !hasNews;

  const look = useEffectEvent(async () => {
    const newest = await options.readNewest();
    const shown = queryClient.getQueryData<InfiniteData<RecordPage<Row>>>(queryKey)?.pages[0];
    if (shown && isOther(newest.list, shown.list)) setOutdated(key);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another record is watched from its start.
  useEffect(() => {
    if (!isListening) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hear = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        // What cannot be asked now is asked with the next news; the list says nothing wrong meanwhile.
        look().catch(() => {});
      }, LOOK_WAIT_MS);
    };
    const listening = import('../call/socket.ts').then(({ listen }) =>
      listen('wallet.balance', hear),
    );
    return () => {
      clearTimeout(timer);
      listening.then((stop) => stop()).catch(() => {});
    };
  }, [isListening, key]);

  const show = async () => {
    // Only the first page is read again: the others follow as the reader goes on.
    queryClient.setQueryData<InfiniteData<RecordPage<Row>>>(
      queryKey,
      (read) => read && firstOf(read),
    );
    setOutdated(undefined);
    window.scrollTo({ top: 0 });
    await queryClient.refetchQueries({ queryKey, exact: true });
  };
  return { hasNews, show };
}

const firstOf = <Page>({ pages, pageParams }: InfiniteData<Page>): InfiniteData<Page> => ({
  pages: pages.slice(0, 1),
  pageParams: pageParams.slice(0, 1),
});

/** Rows are small and plain: the same text is the same row. A bet that was settled is another one. */
export const isOther = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  JSON.stringify(one) !== JSON.stringify(other);
