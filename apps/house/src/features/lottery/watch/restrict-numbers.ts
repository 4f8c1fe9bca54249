import type { DeskAnswer, DeskWish } from '@maneki/contract/house/desk';
import type { DeskRestriction } from '@maneki/contract/house/lottery-desk-views';
import { FAMILIES } from '@maneki/games/lottery/families';
import { canPayHalf, findLine } from '@maneki/games/lottery/find-line';
import { findPlay } from '@maneki/games/lottery/find-play';
import { findLotteryGame, type LotteryGame } from '@maneki/games/lottery/games';
import { findIssue, listIssues, listRestrictions as listStored } from '#features/draws';
import type { HouseServices } from '#platform/services';
import type { LotteryDesk } from '../desk/open-lottery-desk.ts';
import type { RestrictOutcome } from '../desk/restrict-numbers.ts';
import { findNameable, keepWishedIssues } from '../run/keep-wished-issues.ts';

type Wish = DeskWish<'restrictNumbers'>;
type Answer = DeskAnswer<'restrictNumbers'>;

/**
 * Says of numbers what holds from an issue on, in place of what was said before. Only of an issue that has not opened:
 * what somebody bets on is never changed under them.
 */
export async function restrictNumbers(
  services: HouseServices,
  desk: Pick<LotteryDesk, 'restrictNumbers'>,
  { numbers, ...wish }: Wish,
): Promise<Answer> {
  const game = findLotteryGame(wish.gameId);
  if (!game) return { outcome: 'UNKNOWN', numbers: [] };
  const play = findPlay(FAMILIES[game.family], wish.play);
  if (!play || (wish.rule === 'HALF' && !canPayHalf(play))) return { outcome: 'UNFIT', numbers };
  const lines = numbers.map((number) => findLine(play, number));
  const unfit = numbers.filter((_, place) => lines[place] === undefined);
  if (unfit.length > 0) return { outcome: 'UNFIT', numbers: unfit };
  const isPast = await keepNamed(services, game, wish.fromNo);
  const known = lines.filter((line) => line !== undefined);
  const outcome = await desk.restrictNumbers({ ...wish, numbers: known });
  if (outcome === 'UNKNOWN' && isPast) return { outcome: 'OPENED', numbers: [] };
  return { outcome: OUTCOMES[outcome], numbers: [] };
}

const OUTCOMES = {
  RESTRICTED: 'RESTRICTED',
  OPEN: 'OPENED',
  INVALID: 'UNFIT',
  UNKNOWN: 'UNKNOWN',
} as const satisfies Record<RestrictOutcome, Answer['outcome']>;

/** Sees to it that an issue ahead is written down. Answers whether it is one of before. */
async function keepNamed(services: HouseServices, game: LotteryGame, no: number): Promise<boolean> {
  if (await keepWishedIssues(services, game, [no])) return false;
  return no < (await findNameable(services, game))[0]!.no;
}

/** What is restricted in the issue of now, and what will be in later ones. */
export async function listRestrictions(
  services: HouseServices,
  { gameId }: DeskWish<'listRestrictions'>,
): Promise<DeskAnswer<'listRestrictions'>> {
  const game = findLotteryGame(gameId);
  if (!game) return { restrictions: [] };
  const plan = await findNameable(services, game);
  return services.database.transact(async (tx) => {
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
