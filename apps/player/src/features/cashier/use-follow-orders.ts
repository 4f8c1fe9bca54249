import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cashierKeys } from './queries.ts';

/** Reads what the cashier shows again whenever one of the member's orders has moved on. */
export function useFollowOrders(): void {
  const client = useQueryClient();
  useEffect(() => {
    const listening = import('#platform/call/socket.ts').then(({ listen }) =>
      listen('cashier.order', () => client.invalidateQueries({ queryKey: cashierKeys.all })),
    );
    // Without a network the code may be missing; the pages are still read whenever they are looked at.
    listening.catch(() => {});
    return () => {
      listening.then((stop) => stop()).catch(() => {});
    };
  }, [client]);
}
