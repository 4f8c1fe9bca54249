import type { DeskAnswer, DeskWish } from '@maneki/contract/house/desk';
import { findLotteryGame, type LotteryGame } from '@maneki/games/lottery/games';
import { timeOnDay } from '@maneki/games/lottery/zone';
import {
  addDayOff,
  calendarOf,
  type Issue,
  listIssuesFrom,
  listDaysOff as listStored,
  lockIssuesNamed,
  moveIssues,
  removeDayOff,
  sumStakesOf,
} from '#features/draws';
import { raiseVersion } from '#features/tables';
import type { Tx } from '#platform/database';
import type { HouseServices } from '#platform/services';
import { lotteryNames } from '../lottery-names.ts';
import { LOTTERIES } from '../run/lease.ts';

type LotteryDay = { readonly game: LotteryGame; readonly day: string };

/**
 * Has lotteries rest on days, or be drawn on them again. A draw that is bet on, takes bets, or is over stays; so does
 * a rest that later draws were numbered by.
 */
export async function setDaysOff(
  services: HouseServices,
  { gameIds, days, isOff }: DeskWish<'setDaysOff'>,
): Promise<DeskAnswer<'setDaysOff'>> {
  const games = gameIds.flatMap((gameId) => findLotteryGame(gameId) ?? []);
  const wished = games.flatMap((game) => days.map((day): LotteryDay => ({ game, day })));
  const refused = await services.database.transact((tx) =>
    isOff ? rest(tx, services, wished) : drawAgain(tx, services, wished),
  );
  return {
    refused: refused.map(({ game, day }) => ({
      gameId: game.gameId,
      names: lotteryNames(game),
      day,
    })),
  };
}

/** Whether bets on a day's draw are over, or its game has draws that are minutes apart. */
function isPast({ game, day }: LotteryDay, now: Date): boolean {
  const { schedule } = game;
  return 'minutes' in schedule || timeOnDay(day, schedule.closes, calendarOf(game).zone) <= now;
}

const keyOf = (gameId: string, issueNo: string): string => `${gameId} ${issueNo}`;

/** Answers the days that stay. Their issues are held first, so that nobody bets on what is given back. */
async function rest(
  tx: Tx,
  { clock }: HouseServices,
  wished: readonly LotteryDay[],
): Promise<LotteryDay[]> {
  const now = clock.now();
  const ahead = wished.filter((each) => !isPast(each, now));
  const held = await lockIssuesNamed(
    tx,
    ahead.map(({ game, day }) => ({ gameId: game.gameId, issueNo: day })),
  );
  const sums = (await sumStakesOf(tx, held)).filter(({ slips }) => slips > 0);
  const isBetOn = ({ gameId, no }: Issue) =>
    sums.some((sum) => sum.gameId === gameId && sum.no === no);
  const standing = held.filter(({ status }) => status !== 'VOID');
  const kept = standing.filter((issue) => issue.status !== 'SCHEDULED' || isBetOn(issue));
  const ended = standing.filter((issue) => !kept.includes(issue));
  const moves = ended.map(({ gameId, no }) => ({
    ...{ gameId, no, dueAt: now },
    ...({ status: 'VOID', reason: 'DAY_OFF' } as const),
  }));
  if (moves.length > 0)
    await moveIssues(tx, moves, { now, version: await raiseVersion(tx, LOTTERIES) });
  const isKept = new Set(kept.map(({ gameId, issueNo }) => keyOf(gameId, issueNo)));
  const stays = ({ game, day }: LotteryDay) => isKept.has(keyOf(game.gameId, day));
  for (const each of ahead.filter((day) => !stays(day)))
    await addDayOff(tx, { gameId: each.game.gameId, day: each.day });
  return wished.filter((each) => isPast(each, now) || stays(each));
}

/** Answers the days that stay off. */
async function drawAgain(
  tx: Tx,
  { clock }: HouseServices,
  wished: readonly LotteryDay[],
): Promise<LotteryDay[]> {
  const now = clock.now();
  const refused: LotteryDay[] = [];
  for (const each of wished) {
    const { gameId } = each.game;
    // Issues are numbered as they come: nothing can come before what is written down.
    const isNumbered = async () =>
      (await listIssuesFrom(tx, { gameId, issueNo: each.day })).length > 0;
    if (isPast(each, now) || (await isNumbered())) refused.push(each);
    else await removeDayOff(tx, { gameId, day: each.day });
  }
  return refused;
}

/** Days off from a day on, of all lotteries. */
export async function listDaysOff(
  { database }: HouseServices,
  { from }: DeskWish<'listDaysOff'>,
): Promise<DeskAnswer<'listDaysOff'>> {
  const stored = await database.statement((tx) => listStored(tx));
  const days = stored.flatMap(({ gameId, day }) => {
    const game = findLotteryGame(gameId);
    return game && day >= from ? [{ gameId, names: lotteryNames(game), day }] : [];
  });
  return { days };
}
