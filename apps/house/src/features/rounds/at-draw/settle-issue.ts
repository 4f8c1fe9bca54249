import type { IssueName } from '#features/draws';
import type { HouseServices } from '#platform/services';
import { settleBets } from '../at-table/settle-bets.ts';
import { fixIssueWins } from './fix-issue-wins.ts';

/** Settles all slips on an issue that has its result. */
export const settleIssue = (
  services: HouseServices,
  { issue, signal }: { readonly issue: IssueName; readonly signal: AbortSignal },
): Promise<void> =>
  settleBets(services, {
    fix: (nextTryAt) => fixIssueWins(services, { issue, nextTryAt }),
    signal,
  });
