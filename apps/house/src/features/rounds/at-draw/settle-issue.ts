import type { IssueName } from '#features/draws';
import type { HouseServices } from '#platform/services';
import { settleBets } from '../at-table/settle-bets.ts';
import type { RoundName } from '../store.ts';
import { type Coverage, fixIssueWins } from './fix-issue-wins.ts';

/**
 * Slips come player by player, and a player's wins are paid one after the other: only several players at a time keep
 * the platform busy.
 */
const LANES = 4;

/**
 * Settles all slips on an issue that has its result, player by player. Stakes that come to be ours meanwhile may lie
 * before the one that was looked at last: it is over when a look from the beginning finds few.
 */
export function settleIssue(
  services: HouseServices,
  { issue, signal }: { readonly issue: IssueName; readonly signal: AbortSignal },
): Promise<void> {
  const coverage: Coverage = new Map();
  let after: RoundName | undefined;
  return settleBets(services, {
    async fix(due) {
      const fixed = await fixIssueWins(services, { issue, due, coverage, after });
      const isWhole = after === undefined;
      after = fixed.isLast ? undefined : fixed.last;
      return { ...fixed, isLast: fixed.isLast && isWhole };
    },
    lanes: LANES,
    signal,
  });
}
