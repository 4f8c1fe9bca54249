import { isDeepStrictEqual } from 'node:util';
import { FAMILIES } from '@maneki/games/lottery/families';
import { findLotteryGame } from '@maneki/games/lottery/games';
import type { Result } from '@maneki/games/lottery/play';
import { type IssueName, lockIssue, moveIssues, replaceResult } from '#features/draws';
import { raiseVersion } from '#features/tables';
import type { HouseServices } from '#platform/services';
import { LOTTERIES } from '../run/lease.ts';

export type ResultWish = IssueName & { readonly result: Result };

/** INVALID: nothing that the game can draw. NOT_DUE: it has not been drawn anywhere yet, or is void. */
export type ResultOutcome =
  | 'ENTERED'
  | 'UNKNOWN'
  | 'INVALID'
  | 'NOT_OFFICIAL'
  | 'NOT_DUE'
  | 'DRAWN';

/**
 * Writes down what was drawn elsewhere. Who may say so, and that two of them say the same, is the platform's matter. A
 * result that stands is changed by nobody here; entered twice, the same one is the same.
 */
export async function enterResult(
  { database, clock }: Pick<HouseServices, 'database' | 'clock'>,
  { result, ...name }: ResultWish,
): Promise<ResultOutcome> {
  const game = findLotteryGame(name.gameId);
  if (!game) return 'UNKNOWN';
  if (game.drawSource !== 'OFFICIAL') return 'NOT_OFFICIAL';
  if (!FAMILIES[game.family].isResult(result)) return 'INVALID';
  return database.transact(async (tx) => {
    const issue = await lockIssue(tx, name);
    if (!issue) return 'UNKNOWN';
    if (issue.result && issue.status !== 'VOID')
      return isDeepStrictEqual(issue.result, result) ? 'ENTERED' : 'DRAWN';
    const now = clock.now();
    // Whoever runs the lotteries may not have closed it yet.
    const isDrawn = issue.drawAt <= now && (issue.status === 'OPEN' || issue.status === 'CLOSED');
    if (!isDrawn) return 'NOT_DUE';
    const version = await raiseVersion(tx, LOTTERIES);
    const drawn = { ...name, status: 'DRAWN', dueAt: now, result } as const;
    await moveIssues(tx, [drawn], { now, version });
    return 'ENTERED';
  });
}

/**
 * CHANGED: what was to be corrected stands no more, so the decision was about something else. NOT_SETTLED: there is no
 * result yet that could be wrong, or its slips are being paid.
 */
export type ResettleOutcome =
  | 'RESETTLED'
  | 'CHANGED'
  | 'UNKNOWN'
  | 'INVALID'
  | 'NOT_OFFICIAL'
  | 'NOT_SETTLED';

/** Puts the right result in the place of a wrong one that was entered; the runner settles its slips again. */
export async function resettleIssue(
  { database, clock }: Pick<HouseServices, 'database' | 'clock'>,
  { result, was, ...name }: ResultWish & { readonly was?: Result | undefined },
): Promise<ResettleOutcome> {
  const game = findLotteryGame(name.gameId);
  if (!game) return 'UNKNOWN';
  // What a seed draws is not for anybody to correct.
  if (game.drawSource !== 'OFFICIAL') return 'NOT_OFFICIAL';
  if (!FAMILIES[game.family].isResult(result)) return 'INVALID';
  return database.transact(async (tx) => {
    const issue = await lockIssue(tx, name);
    if (!issue) return 'UNKNOWN';
    if (issue.status !== 'SETTLED') return 'NOT_SETTLED';
    if (isDeepStrictEqual(issue.result, result)) return 'RESETTLED';
    if (was && !isDeepStrictEqual(issue.result, was)) return 'CHANGED';
    const version = await raiseVersion(tx, LOTTERIES);
    await replaceResult(tx, name, { result, now: clock.now(), version });
    return 'RESETTLED';
  });
}
