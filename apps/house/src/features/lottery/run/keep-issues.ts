import type { LotteryGame } from '@maneki/games/lottery/games';
import { invariant } from '@maneki/kernel/invariant';
import {
  dayOf,
  dueAt,
  holdSeeds,
  insertIssues,
  listDaysOff,
  listIssues,
  listKnown,
  type PlannedIssue,
  planIssues,
} from '#features/draws';
import { raiseVersion } from '#features/tables';
import type { Tx } from '#platform/database';
import type { HouseServices } from '#platform/services';
import { LOTTERIES } from './lease.ts';

/** Where issues are days apart, so many that were written down last are known: more than are ever written ahead. */
const COUNTED = 64;

/** The issue of a moment and those after it, whether or not they are written down. */
export async function findPlan(
  tx: Tx,
  game: LotteryGame,
  { at, count }: { readonly at: Date; readonly count: number },
): Promise<readonly PlannedIssue[]> {
  if ('minutes' in game.schedule) return planIssues(game, at, { count });
  const { gameId } = game;
  const counted = await listIssues(tx, { gameId, limit: COUNTED });
  const off = (await listDaysOff(tx)).filter((each) => each.gameId === gameId);
  const daysOff = new Set(off.map(({ day }) => day));
  return planIssues(game, at, { count, counted, daysOff });
}

/** Writes issues down that nobody has written down yet, with the seeds that draw them. Answers how many. */
export async function keepIssues(
  services: Pick<HouseServices, 'database' | 'clock' | 'sealer' | 'drawBytes'>,
  wanted: readonly { readonly game: LotteryGame; readonly issue: PlannedIssue }[],
): Promise<number> {
  const { database, clock } = services;
  const names = wanted.map(({ issue }) => issue);
  const known = await database.statement((tx) => listKnown(tx, names));
  const isKnown = new Set(known.map(nameOf));
  const missing = wanted.filter(({ issue }) => !isKnown.has(nameOf(issue)));
  if (missing.length === 0) return 0;
  await database.transact(async (tx) => {
    const version = await raiseVersion(tx, LOTTERIES);
    const now = clock.now();
    const ours = missing.filter(({ game }) => game.drawSource === 'HOUSE');
    const days = ours.map(({ issue }) => dayOf(issue.drawAt));
    const seeds = await holdSeeds(tx, services, { days, now });
    const rows = missing.map(({ game, issue }) => {
      const seed = game.drawSource === 'HOUSE' ? seeds.get(dayOf(issue.drawAt)) : undefined;
      invariant(!seed?.isRevealed, `the seed of ${issue.issueNo} is not known to anybody`);
      const due = dueAt({ ...issue, status: 'SCHEDULED' }, { ...game, now });
      return {
        ...issue,
        seedDay: seed?.day ?? null,
        commitment: seed?.commitment ?? null,
        dueAt: due ?? issue.openAt,
        version,
      };
    });
    await insertIssues(tx, rows);
  });
  return missing.length;
}

const nameOf = ({ gameId, no }: Pick<PlannedIssue, 'gameId' | 'no'>) => `${gameId} ${no}`;
