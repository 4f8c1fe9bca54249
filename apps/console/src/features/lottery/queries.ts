import type { ResponseOf } from '@maneki/contract/contract';
import { lotteryConsoleEndpoints } from '@maneki/contract/lottery/console-endpoints';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/call/call.ts';
import { listQuery, type RowOf } from '#platform/list/list-query.ts';
import { selfQuery, useMay } from '#platform/self.ts';

export type Lottery = RowOf<typeof lotteryConsoleEndpoints.listLotteries>;
export type Issue = ResponseOf<typeof lotteryConsoleEndpoints.getIssue>;
export type IssueRow = RowOf<typeof lotteryConsoleEndpoints.listIssues>;
export type IssueSlip = RowOf<typeof lotteryConsoleEndpoints.listIssueSlips>;
export type Awaited = RowOf<typeof lotteryConsoleEndpoints.listAwaited>;
export type DayOff = RowOf<typeof lotteryConsoleEndpoints.listDaysOff>;

/** An issue lasts a minute or more, and others bet and decide meanwhile. */
export const LOTTERY_AGAIN_MS = 5_000;

export const lotteryQuery = (lottery: string) =>
  queryOptions({
    queryKey: [lotteryConsoleEndpoints.getLottery.name, lottery],
    queryFn: () => call(lotteryConsoleEndpoints.getLottery, { lottery }),
    refetchInterval: LOTTERY_AGAIN_MS,
  });

export const issueQuery = (lottery: string, no: number) =>
  queryOptions({
    queryKey: [lotteryConsoleEndpoints.getIssue.name, lottery, no],
    queryFn: () => call(lotteryConsoleEndpoints.getIssue, { lottery, no }),
    refetchInterval: LOTTERY_AGAIN_MS,
  });

/** The lotteries whose results are typed, and whose days off are kept. */
export const officialQuery = queryOptions(
  listQuery(lotteryConsoleEndpoints.listLotteries, { drawSource: 'OFFICIAL', size: 100 }),
);

export const daysOffQuery = queryOptions(
  listQuery(lotteryConsoleEndpoints.listDaysOff, { size: 100 }),
);

/** Has everything read anew that an act may show in. */
export function useLotteryChanged() {
  const client = useQueryClient();
  return () => {
    for (const { name } of Object.values(lotteryConsoleEndpoints))
      client.invalidateQueries({ queryKey: [name] });
  };
}

/** Whether the operator may do something about lotteries, which are those of all merchants. */
export function useMayForAll(right: Parameters<typeof useMay>[0]): boolean {
  const { data: self } = useQuery(selfQuery);
  const may = useMay(right);
  return may && self?.merchantCodes === null;
}
