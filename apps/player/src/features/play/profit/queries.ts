import { playEndpoints } from '@maneki/contract/play/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/call/browser.ts';
import { readValue } from '#platform/call/refused-error.ts';
import type { Period } from '#platform/records/period.ts';

/** What playing came to in a period. */
export const profitQuery = ({ from, to }: Period) =>
  queryOptions({
    queryKey: ['play', 'profit', from, to] as const,
    queryFn: () => readValue(call(playEndpoints.readProfit, { from, to })),
  });
