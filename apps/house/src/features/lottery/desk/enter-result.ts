import type { DeskAnswer, DeskWish } from '@maneki/contract/house/desk';
import { FAMILIES } from '@maneki/games/lottery/families';
import { findLotteryGame } from '@maneki/games/lottery/games';
import { lockIssue, moveIssues } from '#features/draws';
import { raiseVersion } from '#features/tables';
import type { HouseServices } from '#platform/services';
import { LOTTERIES } from '../run/lease.ts';

/**
 * Writes down what an official draw brought. Whoever runs the lotteries settles by it within a second. Entered twice
 * it is the same; another result after it is none.
 */
export async function enterResult(
  { database, clock }: HouseServices,
  { gameId, no, result }: DeskWish<'enterResult'>,
): Promise<DeskAnswer<'enterResult'>['outcome']> {
  const game = findLotteryGame(gameId);
  if (!game) return 'UNKNOWN';
  if (game.drawSource === 'HOUSE') return 'HOUSE_DRAWN';
  if (!FAMILIES[game.family].isResult(result)) return 'UNFIT';
  return database.transact(async (tx) => {
    const now = clock.now();
    const issue = await lockIssue(tx, { gameId, no });
    if (!issue) return 'UNKNOWN';
    // Time alone has made it void, also where nobody has written that down.
    if (issue.status === 'VOID') return 'VOID';
    if (issue.result) return issue.result.join(' ') === result.join(' ') ? 'ENTERED' : 'DIFFERENT';
    if (issue.voidAt <= now) return 'VOID';
    if (issue.drawAt > now) return 'EARLY';
    const move = { gameId, no, status: 'DRAWN', dueAt: now, result } as const;
    await moveIssues(tx, [move], { now, version: await raiseVersion(tx, LOTTERIES) });
    return 'ENTERED';
  });
}
