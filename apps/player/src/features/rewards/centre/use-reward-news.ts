import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { rewardsKeys } from '../queries.ts';

/** Lets the page follow what is given and claimed while it is open. */
export function useRewardNews(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const listening = import('#platform/call/socket.ts').then(({ listen }) =>
      // Also where something was missed: what a push says is only that somebody should look.
      listen('rewards.changed', () => {
        queryClient.invalidateQueries({ queryKey: rewardsKeys.all });
      }),
    );
    listening.catch(() => {});
    return () => {
      listening.then((stop) => stop()).catch(() => {});
    };
  }, [queryClient]);
}
