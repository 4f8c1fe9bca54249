import type { Topic } from '@maneki/contract/topics';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * Reads queries again whenever a push says that what they tell has changed, while the page is open. Also where a push
 * was missed: all that it says is that somebody should look. The keys are one list for good, not one of each rendering.
 */
export function useFollow(topic: Topic, queryKeys: readonly QueryKey[]): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const listening = import('./socket.ts').then(({ listen }) =>
      listen(topic, () => {
        for (const queryKey of queryKeys) queryClient.invalidateQueries({ queryKey });
      }),
    );
    // Without a network the code may be missing; the page is still read whenever it is looked at.
    listening.catch(() => {});
    return () => {
      listening.then((stop) => stop()).catch(() => {});
    };
  }, [queryClient, topic, queryKeys]);
}
