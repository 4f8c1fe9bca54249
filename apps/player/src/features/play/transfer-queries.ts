import { playEndpoints } from '@maneki/contract/play/endpoints';
import type { FundTransfer } from '@maneki/contract/play/schemas';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/call/browser.ts';
import { readValue } from '#platform/call/refused-error.ts';

const LOOK_AGAIN_MS = 3_000;

/** What vendors hold, and the latest transfers; asked again for as long as one of them is not over. */
export const vendorWalletsQuery = queryOptions({
  queryKey: ['play', 'vendor-wallets'] as const,
  queryFn: () => readValue(call(playEndpoints.listVendorWallets, {})),
  staleTime: 0,
  // Only while the page is in sight: nobody waits behind another window.
  refetchInterval: ({ state }) => (state.data?.transfers.some(isOpen) ? LOOK_AGAIN_MS : false),
});

/** Whether it is still to be seen where the money ends up. */
export const isOpen = ({ status }: Pick<FundTransfer, 'status'>): boolean =>
  status === 'PENDING' || status === 'UNKNOWN';
