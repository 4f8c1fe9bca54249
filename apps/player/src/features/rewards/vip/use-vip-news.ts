import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { walletKeys } from '#platform/viewer/wallet-query.ts';
import { rewardsKeys } from '../queries.ts';

/** Reads levels and money again when something was given, or the level is another one. */
export function useVipNews(): void {
  const client = useQueryClient();
  useEffect(() => {
    const listening = import('#platform/call/socket.ts').then(({ listen }) =>
      listen('rewards.changed', () => {
        client.invalidateQueries({ queryKey: rewardsKeys.all });
        client.invalidateQueries({ queryKey: walletKeys.balance });
      }),
    );
    // Without a network the code may be missing; the page is still read whenever it is looked at.
    listening.catch(() => {});
    return () => {
      listening.then((stop) => stop()).catch(() => {});
    };
  }, [client]);
}
