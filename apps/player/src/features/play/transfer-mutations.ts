import type { RequestOf } from '@maneki/contract/contract';
import { playEndpoints } from '@maneki/contract/play/endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/call/browser.ts';
import { readValue } from '#platform/call/refused-error.ts';
import { AT_ONCE, useMoneyRequest } from '#platform/money/use-money-request.ts';
import { vendorWalletsQuery } from './transfer-queries.ts';

export type TransferTerms = RequestOf<typeof playEndpoints.transferFunds>;

/** Moves an amount between the main wallet and a vendor's. */
export const useTransferFunds = (onMoved: () => void) =>
  useMoneyRequest(playEndpoints.transferFunds, { onSettled: useReadAgain(onMoved) });

/** Brings everything back from all vendors. */
export const useRecallFunds = (onMoved: () => void) =>
  useMoneyRequest(playEndpoints.recallFunds, { onSettled: useReadAgain(onMoved) });

/** Also after a lost reply: the list of transfers tells what became of it. */
function useReadAgain(onMoved: () => void) {
  const queryClient = useQueryClient();
  return () => {
    onMoved();
    return queryClient.invalidateQueries({ queryKey: vendorWalletsQuery.queryKey });
  };
}

/** Whether starting a game moves the whole balance in. */
export function useSetAutoTransfer() {
  const queryClient = useQueryClient();
  const { queryKey } = vendorWalletsQuery;
  return useMutation({
    ...AT_ONCE,
    mutationFn: (isAuto: boolean) => readValue(call(playEndpoints.setAutoTransfer, { isAuto })),
    onSuccess: ({ isAuto }) =>
      queryClient.setQueryData(queryKey, (shown) => shown && { ...shown, isAuto }),
  });
}
