import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { rainQuery } from './queries.ts';

/** Lets the page begin together with the round. */
export function useRainNews(): void {
  const client = useQueryClient();
  useEffect(() => {
    const listening = import('#platform/call/socket.ts').then(({ listen }) =>
      listen('rewards.packets', () => {
        client.invalidateQueries({ queryKey: rainQuery.queryKey });
      }),
    );
    // Without a network the code may be missing; the page looks again every minute.
    listening.catch(() => {});
    return () => {
      listening.then((stop) => stop()).catch(() => {});
    };
  }, [client]);
}
