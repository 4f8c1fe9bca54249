import type { RequestOf } from '@maneki/contract/contract';
import { playEndpoints } from '@maneki/contract/play/endpoints';
import type { FundTransfer } from '@maneki/contract/play/schemas';
import type { Refusal } from '@maneki/contract/visit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/call/browser.ts';
import { readValue } from '#platform/call/refused-error.ts';
import { createWishes } from './transfer/wishes.ts';
import { vendorWalletsQuery } from './transfer-queries.ts';

export type TransferTerms = RequestOf<typeof playEndpoints.transferFunds>;

type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal };

/** Money is never moved later than it was asked for: without a network the wish fails at once. */
const AT_ONCE = { networkMode: 'always', retry: false } as const;

/** Moves an amount between the main wallet and a vendor's. */
export function useTransferFunds(onMoved: () => void) {
  return useMoneyMutation({
    ask: (terms: TransferTerms, idempotencyKey) =>
      call(playEndpoints.transferFunds, terms, { idempotencyKey }),
    onMoved,
  });
}

/** Brings everything back from all vendors. */
export function useRecallFunds(onMoved: () => void) {
  return useMoneyMutation<Record<string, never>, { readonly transfers: FundTransfer[] }>({
    ask: (terms, idempotencyKey) => call(playEndpoints.recallFunds, terms, { idempotencyKey }),
    onMoved,
  });
}

function useMoneyMutation<Terms extends object, Value>(movement: {
  readonly ask: (terms: Terms, idempotencyKey: string) => Promise<Answer<Value>>;
  readonly onMoved: () => void;
}) {
  const queryClient = useQueryClient();
  const [wishes] = useState(() => createWishes(() => crypto.randomUUID()));
  return useMutation({
    ...AT_ONCE,
    mutationFn: async (terms: Terms) => {
      const answer = await movement.ask(terms, wishes.keyFor(terms));
      wishes.answer(terms);
      return answer;
    },
    // Also after a lost reply: the list of transfers tells what became of it.
    onSettled: () => {
      movement.onMoved();
      return queryClient.invalidateQueries({ queryKey: vendorWalletsQuery.queryKey });
    },
  });
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
