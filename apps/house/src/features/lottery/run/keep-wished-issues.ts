import { CHASE_ISSUES_MAX } from '@maneki/contract/house/lottery';
import type { LotteryGame } from '@maneki/games/lottery/games';
import type { PlannedIssue } from '#features/draws';
import type { HouseServices } from '#platform/services';
import { findPlan, keepIssues } from './keep-issues.ts';

/** The issue of now may be closed already: the longest chase begins with the one after it then. */
const NAMED_MAX = CHASE_ISSUES_MAX + 1;

/** The issues that somebody may name: as far ahead as the longest chase goes, whether or not they are written down. */
export async function findNameable(
  { database, clock }: Pick<HouseServices, 'database' | 'clock'>,
  game: LotteryGame,
): Promise<readonly PlannedIssue[]> {
  const at = clock.now();
  return database.transact((tx) => findPlan(tx, game, { at, count: NAMED_MAX }));
}

/**
 * Writes down the issues that somebody names; false where one of them is too far away, or over. All issues before the
 * last one are written with it: where draws are days apart they are counted as they come, and a number that was
 * skipped would be another day's for good.
 */
export async function keepWishedIssues(
  services: HouseServices,
  game: LotteryGame,
  nos: readonly number[],
): Promise<boolean> {
  const plan = await findNameable(services, game);
  const known = new Set(plan.map(({ no }) => no));
  if (!nos.every((no) => known.has(no))) return false;
  const last = plan.findLastIndex(({ no }) => nos.includes(no));
  await keepIssues(
    services,
    plan.slice(0, last + 1).map((issue) => ({ game, issue })),
  );
  return true;
}
