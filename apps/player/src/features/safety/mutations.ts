import { safetyEndpoints } from '@maneki/contract/safety/endpoints';
import type { ExclusionPeriod } from '@maneki/contract/safety/exclusions';
import type { CHECK_INTERVALS, LimitKind, LimitPeriod } from '@maneki/contract/safety/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/call/browser.ts';
import { MEMBER_CHANGED } from '#platform/call/call.ts';
import { readValue } from '#platform/call/refused-error.ts';
import { AT_ONCE } from '#platform/money/use-money-request.ts';
import { limitsQuery, limitUseQuery, sittingQuery } from './queries.ts';

/** The reminder was seen, here and on every other page. */
export function useSeeCheck() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => readValue(call(safetyEndpoints.seeCheck, {})),
    onSuccess: (sitting) => client.setQueryData(sittingQuery.queryKey, sitting),
  });
}

/** How often somebody wants to be reminded. */
export function useSetCheckInterval() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (everyMinutes: (typeof CHECK_INTERVALS)[number]) =>
      readValue(call(safetyEndpoints.setCheckInterval, { everyMinutes })),
    onSuccess: (sitting) => client.setQueryData(sittingQuery.queryKey, sitting),
  });
}

type Which = { readonly kind: LimitKind; readonly period: LimitPeriod };

export type LimitWish =
  | (Which & { readonly act: 'set'; readonly amount: string | null })
  | (Which & { readonly act: 'confirm' | 'withdraw' });

/** Sets a limit, or decides about a higher one that waits. */
export function useChangeLimit() {
  const client = useQueryClient();
  return useMutation({
    ...AT_ONCE,
    mutationFn: ({ act, ...wish }: LimitWish) => readValue(send(act, wish)),
    onSuccess: (limits) => {
      client.setQueryData(limitsQuery.queryKey, limits);
      return client.invalidateQueries({ queryKey: limitUseQuery.queryKey });
    },
  });
}

function send(
  act: LimitWish['act'],
  { kind, period, ...wish }: Which & { amount?: string | null },
) {
  if (act === 'set')
    return call(safetyEndpoints.setLimit, { kind, period, amount: wish.amount ?? null });
  return act === 'confirm'
    ? call(safetyEndpoints.confirmRaise, { kind, period })
    : call(safetyEndpoints.withdrawRaise, { kind, period });
}

export type AwayWish = { readonly days: number } | { readonly period: ExclusionPeriod };

/** Stays away from now on. The whole page, and every other tab, goes by it. */
export function useStayAway() {
  return useMutation({
    ...AT_ONCE,
    mutationFn: (wish: AwayWish) =>
      readValue(
        'days' in wish
          ? call(safetyEndpoints.takeTimeOut, wish)
          : call(safetyEndpoints.excludeSelf, { ...wish, isConfirmed: true }),
      ),
    onSuccess: () => {
      window.dispatchEvent(new Event(MEMBER_CHANGED));
    },
  });
}
