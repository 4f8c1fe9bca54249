import { WINNER_BOARD_LIMIT } from '@maneki/contract/constants';
import { playEndpoints } from '@maneki/contract/play/endpoints';
import type { CallFunction } from '@maneki/contract/visit';
import { queryOptions } from '@tanstack/react-query';
import { readValue } from '#platform/call/refused-error.ts';

/** As often as the server itself looks; between two answers nothing moves. */
export const JACKPOTS_REFRESH_MS = 3_000;

/** What the merchant's jackpots hold. */
export const jackpotsQuery = (call: CallFunction) =>
  queryOptions({
    queryKey: ['play', 'jackpots'] as const,
    queryFn: () => readValue(call(playEndpoints.listJackpots, {})),
    select: ({ pools }) => pools,
    // Whoever comes back to the page looks at what they hold now; what the document says is as new as any answer.
    staleTime: JACKPOTS_REFRESH_MS,
  });

/** Large wins of others, the latest first. */
export const winnersQuery = (call: CallFunction) =>
  queryOptions({
    queryKey: ['play', 'winners'] as const,
    queryFn: () => readValue(call(playEndpoints.listWinners, {})),
    select: ({ list }) => list.slice(0, WINNER_BOARD_LIMIT),
  });
