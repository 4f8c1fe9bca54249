import { lotteryEndpoints } from '@maneki/contract/lottery/endpoints';
import type { CallFunction } from '@maneki/contract/visit';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { readValue } from '#platform/call/refused-error.ts';
import { LOOK_EVERY_MS, nextLookMs } from './clock/issue-phase.ts';
import { drawClock } from './clock/use-draw-second.ts';

const SECOND_MS = 1_000;

/** Every lottery that the merchant has. */
export const lotteriesQuery = (call: CallFunction) =>
  queryOptions({
    queryKey: ['lottery', 'games'] as const,
    queryFn: () => readValue(call(lotteryEndpoints.listGames, {})),
    select: ({ games }) => games,
  });

/** What is drawn next and was drawn last, asked for again whenever that must have changed. */
export const numerosQuery = (call: CallFunction) =>
  queryOptions({
    queryKey: ['lottery', 'numeros'] as const,
    async queryFn() {
      const askedAt = performance.now();
      const told = await readValue(call(lotteryEndpoints.listNumeros, {}));
      const tookMs = performance.now() - askedAt;
      drawClock.hear({
        serverMs: Date.parse(told.serverTime),
        seenAt: askedAt + tookMs / 2,
        uncertainMs: tookMs / 2,
      });
      return told.list;
    },
    staleTime: SECOND_MS,
    refetchInterval: ({ state: { data, error } }) =>
      !data && error ? LOOK_EVERY_MS : nextLookMs(data ?? [], drawClock.read()),
  });

/** What one lottery drew, page by page, the latest first. */
export const historyQuery = (call: CallFunction, gameId: string) =>
  infiniteQueryOptions({
    queryKey: ['lottery', 'history', gameId] as const,
    queryFn: ({ pageParam }) =>
      readValue(call(lotteryEndpoints.listHistory, { gameId, pageNo: pageParam })),
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
    staleTime: SECOND_MS,
  });

/** The latest result of Vietnamese lotteries. */
export const recentVnQuery = (call: CallFunction) =>
  queryOptions({
    queryKey: ['lottery', 'recent-vn'] as const,
    queryFn: () => readValue(call(lotteryEndpoints.listRecentVn, {})),
    select: ({ list }) => list[0],
    staleTime: SECOND_MS,
    refetchInterval: 15 * SECOND_MS,
  });
