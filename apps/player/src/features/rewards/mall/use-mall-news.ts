import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { rewardsKeys } from '../queries.ts';

/** Lets the page follow its orders while it is open. */
export function useMallNews(): void {
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
