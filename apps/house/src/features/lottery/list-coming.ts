import { CHASE_ISSUES_MAX } from '@maneki/contract/house/lottery';
import type { HouseReply } from '@maneki/contract/house/schemas';
import type { LotteryGame } from '@maneki/games/lottery/games';
import { dayOf, listIssuesByNo, listSeeds, takesBets } from '#features/draws';
import type { HouseServices } from '#platform/services';
import { viewIssue } from './board/view-game.ts';
import { findRestricted } from './describe-lottery.ts';
import { findPlan } from './run/keep-issues.ts';

/** The next issues that can be bet on, whether or not they are written down already. */
export async function listComing(
  { database, clock }: Pick<HouseServices, 'database' | 'clock'>,
  game: LotteryGame,
): Promise<HouseReply<'listIssues'>> {
  const now = clock.now();
  const { gameId } = game;
  return database.transact(async (tx) => {
    const plan = await findPlan(tx, game, { at: now, count: CHASE_ISSUES_MAX + 1 });
    const nos = plan.map(({ no }) => no);
    const known = new Map(
      (await listIssuesByNo(tx, { gameId, nos })).map((issue) => [issue.no, issue]),
    );
    const days = [...new Set(plan.map(({ drawAt }) => dayOf(drawAt)))];
    const seeds = new Map(
      (await listSeeds(tx, days)).map(({ day, commitment }) => [day, commitment]),
    );
    const isOurs = game.drawSource === 'HOUSE';
    const issues = plan
      .map(
        (issue) =>
          known.get(issue.no) ?? {
            ...issue,
            status: 'SCHEDULED' as const,
            commitment: isOurs ? (seeds.get(dayOf(issue.drawAt)) ?? null) : null,
          },
      )
      .filter((issue) => takesBets(issue, now))
      .slice(0, CHASE_ISSUES_MAX);
    const first = issues[0];
    const restricted = first ? await findRestricted(tx, { gameId, no: first.no }) : [];
    return { issues: issues.map(viewIssue), restricted };
  });
}
