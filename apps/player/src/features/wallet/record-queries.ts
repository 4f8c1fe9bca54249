import { walletEndpoints } from '@maneki/contract/wallet/endpoints';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/call/browser.ts';
import { readValue } from '#platform/call/refused-error.ts';
import type { TransferChoice } from './transfer-choice.ts';

/**
 * The account record, page by page. It is read again when somebody asks for it and not when the window
 * comes back to the front: rows must not move under a finger.
 */
export const transfersQuery = (choice: TransferChoice) =>
  infiniteQueryOptions({
    queryKey: ['wallet', 'record', 'list', choice] as const,
    queryFn: ({ pageParam }) => readTransfers(choice, pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const readTransfers = (choice: TransferChoice, cursor?: string) =>
  readValue(call(walletEndpoints.listTransfers, { ...choice, cursor }));

/** What the whole choice comes to, asked apart, so that the list does not wait for it. */
export const transferTotalsQuery = (choice: TransferChoice) =>
  queryOptions({
    queryKey: ['wallet', 'record', 'sum', choice] as const,
    queryFn: () => readValue(call(walletEndpoints.sumTransfers, choice)),
  });
