import type { CallFunction } from '@maneki/contract/visit';
import { walletEndpoints } from '@maneki/contract/wallet/endpoints';
import type { Wallet } from '@maneki/contract/wallet/schemas';
import { queryOptions } from '@tanstack/react-query';
import { readValue } from '../call/refused-error.ts';
import { keepNewer } from './balance-news.ts';

/** As long as the server itself believes what a vendor said. */
const STALE_MS = 30_000;

export const walletKeys = { balance: ['wallet', 'balance'] as const };

/** What the member has. News may arrive while the question is under way, and then knows better. */
export const walletQuery = (call: CallFunction) =>
  queryOptions({
    queryKey: walletKeys.balance,
    queryFn: async ({ client }) => {
      const answered = await readValue(call(walletEndpoints.getWallet, {}));
      return keepNewer(client.getQueryData<Wallet>(walletKeys.balance), answered);
    },
    staleTime: STALE_MS,
  });
