import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { rewardsKeys } from '../queries.ts';

/** Reads rewards again whenever one of the member's has moved on. */
export function useFollowRewards(): void {
  const client = useQueryClient();
  useEffect(() => {
    const listening = import('#platform/call/socket.ts').then(({ listen }) =>
      listen('rewards.changed', () => client.invalidateQueries({ queryKey: rewardsKeys.all })),
    );
    // Without a network the code may be missing; the page is still read whenever it is looked at.
    listening.catch(() => {});
    return () => {
      listening.then((stop) => stop()).catch(() => {});
    };
  }, [client]);
}
