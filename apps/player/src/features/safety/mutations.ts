import { safetyEndpoints } from '@maneki/contract/safety/endpoints';
import type { CHECK_INTERVALS } from '@maneki/contract/safety/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/call/browser.ts';
import { readValue } from '#platform/call/refused-error.ts';
import { sittingQuery } from './queries.ts';

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
