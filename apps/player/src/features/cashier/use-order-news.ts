import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { walletKeys } from '#platform/viewer/wallet-query.ts';
import { cashierKeys } from './queries.ts';

/** Reads everything of the cashier again, and what there is in the wallet. */
export function useReadAgain(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: cashierKeys.all }),
      queryClient.invalidateQueries({ queryKey: walletKeys.balance }),
    ]);
}

/** Lets the page follow its orders while it is open. */
export function useOrderNews(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const listening = import('#platform/call/socket.ts').then(({ listen }) =>
      // Also where something was missed: what a push says is only that somebody should look.
      listen('cashier.order', () => {
        queryClient.invalidateQueries({ queryKey: cashierKeys.all });
        queryClient.invalidateQueries({ queryKey: walletKeys.balance });
      }),
    );
    listening.catch(() => {});
    return () => {
      listening.then((stop) => stop()).catch(() => {});
    };
  }, [queryClient]);
}
