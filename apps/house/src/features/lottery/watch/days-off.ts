import type { DeskAnswer, DeskWish } from '@maneki/contract/house/desk';
import { findLotteryGame, type LotteryGame } from '@maneki/games/lottery/games';
import { timeOnDay } from '@maneki/games/lottery/zone';
import {
  addDayOff,
  calendarOf,
  listIssuesFrom,
  listDaysOff as listStored,
  moveIssues,
  removeDayOff,
  sumStakesOf,
} from '#features/draws';
import { raiseVersion } from '#features/tables';
import type { Tx } from '#platform/database';
import type { HouseServices } from '#platform/services';
import { lotteryNames } from '../lottery-names.ts';
import { LOTTERIES } from '../run/lease.ts';

type Refused = DeskAnswer<'setDaysOff'>['refused'][number];
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
  const refused: Refused[] = [];
  await services.database.transact(async (tx) => {
    for (const game of games)
      for (const day of days) {
        const isSet = await (isOff ? rest : drawAgain)(tx, services, { game, day });
        if (!isSet) refused.push({ gameId: game.gameId, names: lotteryNames(game), day });
      }
  });
  return { refused };
}

/** When bets on a day's draw end; undefined for a game whose draws are minutes apart. */
function closingOf({ game, day }: LotteryDay): Date | undefined {
  const { schedule } = game;
  if ('minutes' in schedule) return undefined;
  return timeOnDay(day, schedule.closes, calendarOf(game).zone);
}

async function rest(tx: Tx, { clock }: HouseServices, named: LotteryDay): Promise<boolean> {
  const { game, day } = named;
  const { gameId } = game;
  const now = clock.now();
  const closing = closingOf(named);
  if (!closing || closing <= now) return false;
  const issue = (await listIssuesFrom(tx, { gameId, issueNo: day })).find(
    ({ issueNo }) => issueNo === day,
  );
  if (issue && issue.status !== 'VOID') {
    const isBetOn = (await sumStakesOf(tx, [issue])).some(({ slips }) => slips > 0);
    if (issue.status !== 'SCHEDULED' || isBetOn) return false;
    const move = { gameId, no: issue.no, status: 'VOID', dueAt: now, reason: 'DAY_OFF' } as const;
    await moveIssues(tx, [move], { now, version: await raiseVersion(tx, LOTTERIES) });
  }
  await addDayOff(tx, { gameId, day });
  return true;
}

async function drawAgain(tx: Tx, { clock }: HouseServices, named: LotteryDay): Promise<boolean> {
  const { game, day } = named;
  const { gameId } = game;
  const closing = closingOf(named);
  if (!closing || closing <= clock.now()) return false;
  // Issues are numbered as they come: nothing can come before what is written down.
  if ((await listIssuesFrom(tx, { gameId, issueNo: day })).length > 0) return false;
  await removeDayOff(tx, { gameId, day });
  return true;
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
