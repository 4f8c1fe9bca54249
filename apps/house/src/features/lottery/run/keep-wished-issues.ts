import { CHASE_ISSUES_MAX } from '@maneki/contract/house/lottery';
import type { LotteryGame } from '@maneki/games/lottery/games';
import type { HouseServices } from '#platform/services';
import { findPlan, keepIssues } from './keep-issues.ts';

/** Writes later issues down that somebody wants to bet on; false where one of them is too far away, or over. */
export async function keepWishedIssues(
  services: HouseServices,
  game: LotteryGame,
  nos: readonly number[],
): Promise<boolean> {
  const at = services.clock.now();
  // The issue of now may be closed already: a chase begins with the one after it then.
  const count = CHASE_ISSUES_MAX + 1;
  const plan = await services.database.transact((tx) => findPlan(tx, game, { at, count }));
  const wanted = plan.filter(({ no }) => nos.includes(no));
  if (wanted.length < nos.length) return false;
  await keepIssues(
    services,
    wanted.map((issue) => ({ game, issue })),
  );
  return true;
}
