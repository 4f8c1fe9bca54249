import type { DeskAnswer } from '@maneki/contract/house/desk';
import type { DeskLottery } from '@maneki/contract/house/lottery-desk-views';
import { findLotteryGame, LOTTERY_GAMES, type LotteryGame } from '@maneki/games/lottery/games';
import { type LotteryLimits, limitsOf, SHIPPED_LIMITS } from '@maneki/games/lottery/stakes';
import { writeAmount } from '@maneki/kernel/money';
import {
  calendarOf,
  type Issue,
  type IssueName,
  listDaysOff,
  listLastNumbers,
  listWaiting,
  type PlannedIssue,
  planIssues,
  sumStakesOf,
} from '#features/draws';
import { findTable } from '#features/tables';
import type { Tx } from '#platform/database';
import type { HouseServices } from '#platform/services';
import { listed } from '../lottery-games.ts';
import { lotteryNames } from '../lottery-names.ts';
import { findSettings } from '../run/advance-issues.ts';
import { LOTTERIES } from '../run/lease.ts';
import { findHeaviest } from './find-heaviest.ts';
import { bookShown, countOf, inUnits } from './sums.ts';

/** In reference units, as the limits of a currency that is worth one. */
export function writeLimits(said: LotteryLimits): DeskLottery['limits'] {
  const limits = limitsOf('USD', said);
  return {
    ticketStakeMin: writeAmount(limits.ticketStakeMin),
    ticketStakeMax: writeAmount(limits.ticketStakeMax),
    ticketPayoutMax: writeAmount(limits.ticketPayoutMax),
    memberPayoutMax: writeAmount(limits.memberPayoutMax),
    loadMax: writeAmount(limits.loadMax),
  };
}

/** The issue of now, and the one after it. */
const AHEAD = 2;

export const timesOf = (issue: PlannedIssue & { readonly status?: Issue['status'] }) => ({
  no: issue.no,
  issueNo: issue.issueNo,
  openAt: issue.openAt.toISOString(),
  closeAt: issue.closeAt.toISOString(),
  drawAt: issue.drawAt.toISOString(),
  status: issue.status ?? ('SCHEDULED' as const),
});

const scheduleOf = ({ schedule }: LotteryGame): DeskLottery['schedule'] =>
  'minutes' in schedule
    ? { every: 'MINUTES', ...schedule }
    : { every: 'DAY', ...schedule, weekdays: [...schedule.weekdays] };

const keyOf = ({ gameId, no }: IssueName): string => `${gameId} ${no}`;

/** Whether an official draw was held whose result nobody has entered. */
const isAwaited = ({ gameId, status, drawAt }: Issue, now: Date): boolean =>
  status === 'CLOSED' && drawAt <= now && findLotteryGame(gameId)?.drawSource === 'OFFICIAL';

/** Every lottery that can be offered, with what its current issue holds. */
export async function describeLotteries(
  services: HouseServices,
): Promise<DeskAnswer<'listLotteries'>> {
  const settings = await findSettings(services);
  const now = services.clock.now();
  return services.database.transact(async (tx) => {
    const lease = await findTable(tx, LOTTERIES);
    const isRun = lease?.leaseUntil != null && lease.leaseUntil > now;
    const waiting = Map.groupBy(await listWaiting(tx), ({ gameId }) => gameId);
    const plan = await planNext(tx, now);
    const currents = LOTTERY_GAMES.flatMap(
      ({ gameId }) => waiting.get(gameId)?.find(({ status }) => status === 'OPEN') ?? [],
    );
    const heaviest = await findHeaviest(tx, currents);
    const stakes = Map.groupBy(await sumStakesOf(tx, currents), keyOf);
    const lotteries = LOTTERY_GAMES.map((game): DeskLottery => {
      const { gameId, code, family, drawSource } = game;
      const issues = waiting.get(gameId) ?? [];
      const current = issues.find(({ status }) => status === 'OPEN');
      const sums = current ? (stakes.get(keyOf(current)) ?? []) : [];
      const next = plan(game);
      const book = bookShown(sums);
      return {
        ...{ gameId, code, family, drawSource, isRun },
        limits: writeLimits(settings.get(gameId)?.limits ?? SHIPPED_LIMITS),
        listing: listed(game),
        zone: calendarOf(game).zone,
        schedule: scheduleOf(game),
        isOffered: settings.get(gameId)?.isOffered ?? false,
        isPaused: settings.get(gameId)?.isPaused ?? false,
        current: current ? timesOf(current) : null,
        next: next ? timesOf(next) : null,
        slips: countOf(sums, ({ slips }) => slips),
        isDemo: book === 'DEMO',
        staked: inUnits(sums, book, ({ stake }) => stake),
        heaviest: writeAmount(current ? heaviest(current, book) : 0n),
        awaited: issues.filter((issue) => isAwaited(issue, now)).length,
      };
    });
    return { lotteries };
  });
}

/** The first issue of each game that has not opened, whether or not it is written down. */
async function planNext(tx: Tx, now: Date) {
  const numbers = Map.groupBy(await listLastNumbers(tx), ({ gameId }) => gameId);
  const off = Map.groupBy(await listDaysOff(tx), ({ gameId }) => gameId);
  return (game: LotteryGame): PlannedIssue | undefined =>
    planIssues(game, now, {
      count: AHEAD,
      counted: numbers.get(game.gameId) ?? [],
      daysOff: new Set(off.get(game.gameId)?.map(({ day }) => day)),
    }).find(({ openAt }) => openAt > now);
}

/** Official draws that were held and whose result is not known here, the oldest first. */
export async function listAwaited({
  database,
  clock,
}: HouseServices): Promise<DeskAnswer<'listAwaited'>> {
  const now = clock.now();
  return database.transact(async (tx) => {
    const awaited = (await listWaiting(tx)).filter((issue) => isAwaited(issue, now));
    const stakes = Map.groupBy(await sumStakesOf(tx, awaited), keyOf);
    const issues = awaited
      .toSorted((one, other) => one.drawAt.getTime() - other.drawAt.getTime())
      .flatMap((issue) => {
        const game = findLotteryGame(issue.gameId);
        if (!game) return [];
        const { gameId, family } = game;
        const slips = countOf(stakes.get(keyOf(issue)) ?? [], (sum) => sum.slips);
        const voidAt = issue.voidAt.toISOString();
        return [{ gameId, family, names: lotteryNames(game), ...timesOf(issue), slips, voidAt }];
      });
    return { issues };
  });
}
