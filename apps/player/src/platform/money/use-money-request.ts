import type { RequestOf } from '@maneki/contract/contract';
import type { Endpoint } from '@maneki/contract/endpoint';
import { useMutation } from '@tanstack/react-query';
import { call } from '../call/browser.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';

/** Money is never moved later than it was asked for: without a network the request fails at once. */
export const AT_ONCE = { networkMode: 'always', retry: false } as const;

let keysOfTab: ReturnType<typeof createIdempotencyKeys> | undefined;

/** Opened with the first request: a server that renders the page has no storage. */
const openKeys = () => {
  keysOfTab ??= createIdempotencyKeys({
    storage: sessionStorage,
    makeKey: () => crypto.randomUUID(),
    now: Date.now,
  });
  return keysOfTab;
};

/**
 * A mutation that moves money, once however often it is pressed: it sends the same idempotency key
 * until an answer has come, also after a reload.
 *
 *     const deposit = useMoneyRequest(cashierEndpoints.deposit, { onSettled: readBalanceAgain });
 *     const answer = await deposit.mutateAsync({ amount });
 *
 * It resolves to the value or the refusal. It rejects when the reply was lost: then nobody knows whether
 * money moved, and what `onSettled` reads again tells.
 */
export function useMoneyRequest<E extends Endpoint & { readonly movesMoney: true }>(
  endpoint: E,
  {
    onSettled,
    secrets = [],
  }: {
    readonly onSettled: () => unknown;
    /** What proves who asks, and is no part of what is asked for: it is kept nowhere. */
    readonly secrets?: readonly (keyof RequestOf<E> & string)[];
  },
) {
  return useMutation({
    ...AT_ONCE,
    mutationFn: async (terms: RequestOf<E>) => {
      const keys = openKeys();
      const asked = Object.entries(terms as object).filter(
        ([name]) => !(secrets as readonly string[]).includes(name),
      );
      const request = { endpoint: endpoint.name, terms: Object.fromEntries(asked) };
      const answer = await call(endpoint, terms, { idempotencyKey: keys.keyFor(request) });
      keys.settle(request);
      return answer;
    },
    onSettled,
  });
}
