import { useQueryClient } from '@tanstack/react-query';
import { walletKeys } from '#platform/viewer/wallet-query.ts';
import { giftKeys } from './queries.ts';

/** Reads everything again that sending or taking has changed. */
export function useReadAgain(): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: giftKeys.all }),
      client.invalidateQueries({ queryKey: walletKeys.balance }),
    ]);
}
