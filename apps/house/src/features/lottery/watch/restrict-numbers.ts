import type { DeskAnswer, DeskWish } from '@maneki/contract/house/desk';
import type { DeskRestriction } from '@maneki/contract/house/lottery-desk';
import { FAMILIES } from '@maneki/games/lottery/families';
import { canPayHalf, findLine } from '@maneki/games/lottery/find-line';
import { findPlay } from '@maneki/games/lottery/find-play';
import { findLotteryGame, type LotteryGame } from '@maneki/games/lottery/games';
import {
  endRestrictions,
  findIssue,
  insertRestrictions,
  listIssues,
  listRestrictions as listStored,
  lockIssue,
} from '#features/draws';
import { raiseVersion } from '#features/tables';
import type { Tx } from '#platform/database';
import type { HouseServices } from '#platform/services';
import { findPlan } from '../run/keep-issues.ts';
import { LOTTERIES } from '../run/lease.ts';

type Wish = DeskWish<'restrictNumbers'>;
type Answer = DeskAnswer<'restrictNumbers'>;

/** Issues that somebody may name: those that a chase can bet on already, and some room. */
const NAMED_AHEAD = 100;

/**
 * Says of numbers what holds from an issue on, in place of what was said before. Only of an issue that has not opened:
 * what somebody bets on is never changed under them.
 */
export async function restrictNumbers(services: HouseServices, wish: Wish): Promise<Answer> {
  const game = findLotteryGame(wish.gameId);
  const play = game && findPlay(FAMILIES[game.family], wish.play);
  if (!game) return { outcome: 'UNKNOWN', numbers: [] };
  if (!play || (wish.rule === 'HALF' && !canPayHalf(play)))
    return { outcome: 'UNFIT', numbers: wish.numbers };
  const lines = new Set<string>();
  const unfit: string[] = [];
  for (const number of wish.numbers) {
    const line = findLine(play, number);
    if (line === undefined) unfit.push(number);
    else lines.add(line);
  }
  if (unfit.length > 0) return { outcome: 'UNFIT', numbers: unfit };
  return services.database.transact(async (tx) => {
    const standing = await standingOf(tx, services, game, wish.fromNo);
    if (standing !== 'AHEAD') return { outcome: standing, numbers: [] };
    const { gameId, fromNo: no, rule } = wish;
    const named = { gameId, play: play.code, numbers: [...lines], no };
    await endRestrictions(tx, named);
    if (rule !== null) await insertRestrictions(tx, { ...named, rule });
    await raiseVersion(tx, LOTTERIES);
    return { outcome: 'RESTRICTED', numbers: [] };
  });
}

/** Whether an issue is still to open; it stays so until the transaction ends. */
async function standingOf(
  tx: Tx,
  { clock }: Pick<HouseServices, 'clock'>,
  game: LotteryGame,
  no: number,
): Promise<'AHEAD' | 'OPENED' | 'UNKNOWN'> {
  const now = clock.now();
  const issue = await lockIssue(tx, { gameId: game.gameId, no });
  if (issue) return issue.status === 'SCHEDULED' && issue.openAt > now ? 'AHEAD' : 'OPENED';
  const plan = await findPlan(tx, game, { at: now, count: NAMED_AHEAD });
  const planned = plan.find((each) => each.no === no);
  if (planned) return planned.openAt > now ? 'AHEAD' : 'OPENED';
  return no < (plan[0]?.no ?? 0) ? 'OPENED' : 'UNKNOWN';
}

/** What is restricted in the issue of now, and what will be in later ones. */
export async function listRestrictions(
  { database, clock }: HouseServices,
  { gameId }: DeskWish<'listRestrictions'>,
): Promise<DeskAnswer<'listRestrictions'>> {
  const game = findLotteryGame(gameId);
  if (!game) return { restrictions: [] };
  return database.transact(async (tx) => {
    const now = clock.now();
    const plan = await findPlan(tx, game, { at: now, count: NAMED_AHEAD });
    const [latest] = await listIssues(tx, { gameId, limit: 1, statuses: ['OPEN'] });
    const current = latest ?? plan[0]!;
    const issueNos = new Map(plan.map(({ no, issueNo }) => [no, issueNo]));
    const stored = await listStored(tx, { gameId, no: current.no, andLater: true });
    const restrictions: DeskRestriction[] = [];
    for (const { fromNo, play, number, rule } of stored) {
      const known = issueNos.get(fromNo) ?? (await findIssue(tx, { gameId, no: fromNo }))?.issueNo;
      issueNos.set(fromNo, known ?? String(fromNo));
      restrictions.push({
        ...{ fromNo, play, number, rule },
        fromIssueNo: known ?? String(fromNo),
        isInForce: fromNo <= current.no,
      });
    }
    return { restrictions: restrictions.toSorted((one, other) => one.fromNo - other.fromNo) };
  });
}
