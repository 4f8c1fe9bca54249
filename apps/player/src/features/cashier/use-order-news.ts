import { useQueryClient } from '@tanstack/react-query';
import { useFollow } from '#platform/call/use-follow.ts';
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

const FOLLOWED = [cashierKeys.all, walletKeys.balance];

/** Lets the page follow its orders while it is open. */
export const useOrderNews = (): void => useFollow('cashier.order', FOLLOWED);
