import { isDeepStrictEqual } from 'node:util';
import { findLotteryGame, LOTTERY_GAMES } from '@maneki/games/lottery/games';
import { SECOND_MS } from '@maneki/kernel/clock';
import { invariant } from '@maneki/kernel/invariant';
import {
  drawIssue,
  dueAt,
  endIssue,
  hasEarlierDrawn,
  type Issue,
  type IssueMove,
  keepLotteries,
  type LotterySetting,
  listDue,
  listLotteries,
  listSeeds,
  lockDue,
  lockIssue,
  moveIssues,
  putOffIssue,
  standingOf,
} from '#features/draws';
import { correctSlips, settleIssue, sumBets, undoBets } from '#features/rounds';
import { raiseVersion } from '#features/tables';
import type { Tx } from '#platform/database';
import type { HouseServices } from '#platform/services';
import { findPlan, keepIssues } from './keep-issues.ts';
import { LOTTERIES } from './lease.ts';
import { writeTotals } from './write-totals.ts';

/** So many issues are moved on by one transaction. */
const MOVED_AT_ONCE = 200;
/**
 * What is not paid, or given back, by then is taken up slip by slip, as fast as it goes. Nobody else waits meanwhile,
 * and many together are paid several times as fast.
 */
const SETTLE_WITHIN_MS = 10 * SECOND_MS;
/** What is on its way by a wrong result, or held by the platform, is waited for before the right one counts. */
const WAIT_MS = 5 * SECOND_MS;
/** The issue of now, and the one after it. */
const AHEAD = 2;

/** The settings of all lotteries; those that are here for the first time are offered as they are shipped. */
export async function findSettings({
  database,
}: Pick<HouseServices, 'database'>): Promise<ReadonlyMap<string, LotterySetting>> {
  let settings = await database.statement(listLotteries);
  if (settings.length < LOTTERY_GAMES.length) {
    await database.statement((tx) => keepLotteries(tx, LOTTERY_GAMES));
    settings = await database.statement(listLotteries);
  }
  return new Map(settings.map((setting) => [setting.gameId, setting]));
}

const isResting = (setting: LotterySetting | undefined): boolean =>
  !setting?.isOffered || setting.isPaused;

/** Sees to it that every lottery that does not rest has its issue of now and the next. Answers how many are new. */
export async function openAhead(
  services: HouseServices,
  settings: ReadonlyMap<string, LotterySetting>,
): Promise<number> {
  const at = services.clock.now();
  const games = LOTTERY_GAMES.filter(({ gameId }) => !isResting(settings.get(gameId)));
  const wanted = await services.database.transact(async (tx) => {
    const plans = [];
    for (const game of games)
      for (const issue of await findPlan(tx, game, { at, count: AHEAD }))
        plans.push({ game, issue });
    return plans;
  });
  return keepIssues(services, wanted);
}

/** An issue whose slips are to be settled, given back, or corrected. */
export type DueIssue = Issue & { readonly status: 'DRAWN' | 'VOID' | 'SETTLED' };

const isDueToEnd = (issue: Issue): issue is DueIssue =>
  issue.status === 'DRAWN' || issue.status === 'VOID' || issue.status === 'SETTLED';

/** What is due now: what the clock moves on, what waits to be settled or given back, and when to look again. */
export async function findDue({ database, clock }: Pick<HouseServices, 'database' | 'clock'>) {
  const now = clock.now();
  const { due, nextAt } = await database.transact((tx) => listDue(tx, now));
  return { hasMoves: !due.every(isDueToEnd), toEnd: due.filter(isDueToEnd), nextAt };
}

/** Moves on all issues whose time has come. Answers how many. */
export async function moveDue(
  services: HouseServices,
  settings: ReadonlyMap<string, LotterySetting>,
): Promise<number> {
  let moved = 0;
  for (;;) {
    const { found, count } = await services.database.transact((tx) =>
      moveSome(tx, services, settings),
    );
    moved += count;
    // An issue of a game that rests is due and stays where it is.
    if (found < MOVED_AT_ONCE || count === 0) return moved;
  }
}

async function moveSome(
  tx: Tx,
  { clock, sealer }: HouseServices,
  settings: ReadonlyMap<string, LotterySetting>,
): Promise<{ readonly found: number; readonly count: number }> {
  const now = clock.now();
  const due = await lockDue(tx, { now, limit: MOVED_AT_ONCE });
  if (due.length === 0) return { found: 0, count: 0 };
  const days = [...new Set(due.flatMap(({ seedDay }) => seedDay ?? []))];
  const seeds = new Map((await listSeeds(tx, days)).map((seed) => [seed.day, seed]));
  const moves = due.flatMap((issue): IssueMove[] => {
    const game = findLotteryGame(issue.gameId);
    invariant(game, `${issue.gameId} is a lottery`);
    const { drawSource } = game;
    const resting = isResting(settings.get(issue.gameId));
    const standing = standingOf(issue, { drawSource, isResting: resting, now });
    if (!standing) return [];
    const { gameId, no } = issue;
    const due = dueAt({ ...issue, ...standing }, { drawSource, now });
    const move = { gameId, no, ...standing, dueAt: due };
    if (standing.status !== 'DRAWN') return [move];
    const seed = seeds.get(issue.seedDay ?? -1);
    invariant(seed, `${issue.issueNo} of ${gameId} has no seed`);
    return [{ ...move, result: drawIssue({ sealer }, game, { no, seed }) }];
  });
  if (moves.length > 0)
    await moveIssues(tx, moves, { now, version: await raiseVersion(tx, LOTTERIES) });
  return { found: due.length, count: moves.length };
}

/**
 * Settles an issue that is drawn, gives its slips back where it is void, or settles them again where its result was
 * corrected. Issues of a game are settled in their order, so that a win ends its chase before the next issue counts.
 */
export async function endDue(services: HouseServices, issue: DueIssue): Promise<void> {
  const { database, clock } = services;
  const { gameId, no, status } = issue;
  const isVoid = status === 'VOID';
  if (status === 'DRAWN' && (await database.statement((tx) => hasEarlierDrawn(tx, issue)))) return;
  const signal = AbortSignal.timeout(SETTLE_WITHIN_MS);
  if (isVoid) await undoBets(services, { gameId, no, reason: issue.reason ?? 'VOID', signal });
  else if (status === 'DRAWN') await settleIssue(services, { issue, signal });
  else if (!(await correctSlips(services, { issue, signal }))) {
    const dueAt = new Date(clock.now().getTime() + WAIT_MS);
    return database.statement((tx) => putOffIssue(tx, issue, dueAt));
  }
  await database.transact(async (tx) => {
    const held = await lockIssue(tx, issue);
    if (held?.status !== status || !isDeepStrictEqual(held.result, issue.result)) return;
    const totals = writeTotals(await sumBets(tx, issue));
    const version = await raiseVersion(tx, LOTTERIES);
    const end = isVoid ? 'VOID' : 'SETTLED';
    await endIssue(tx, issue, { from: status, status: end, totals, now: clock.now(), version });
  });
}
