import { findLotteryGame } from '@maneki/games/lottery/games';
import { invariant } from '@maneki/kernel/invariant';
import { type IssueName, lockIssue } from '#features/draws';
import type { HouseServices } from '#platform/services';
import { fixBets } from '../at-table/store.ts';
import { driveAll } from '../at-table/undo-bets.ts';
import { LEASE_MS, type Round } from '../round.ts';
import type { RoundName } from '../store.ts';
import { correctSlip } from './correct-slip.ts';
import { BATCH } from './fix-issue-wins.ts';
import { isHeld, learnHeld } from './learn-held.ts';
import { lockMispaid } from './store.ts';

/**
 * Settles slips again whose issue has another result than the one that paid them, player by player. What they win
 * besides is paid by a further win; what was paid too much is taken back, and where it is gone the platform keeps a
 * debt. False while some are still being paid by the old result, or held by the platform for its operator.
 */
export async function correctSlips(
  services: HouseServices,
  { issue, signal }: { readonly issue: IssueName; readonly signal: AbortSignal },
): Promise<boolean> {
  let after: RoundName | undefined;
  let isLeft = false;
  for (;;) {
    const { found, corrected } = await correctSome(services, issue, after);
    await driveAll(services, corrected, signal);
    // What became of them is known then, and counts when the issue is looked at again.
    await learnHeld(services, found.filter(isHeld), signal);
    isLeft ||= found.length > corrected.length;
    if (found.length < BATCH) return !isLeft;
    after = found.at(-1);
  }
}

async function correctSome(
  { database, clock }: HouseServices,
  issue: IssueName,
  after: RoundName | undefined,
): Promise<{ readonly found: readonly Round[]; readonly corrected: readonly Round[] }> {
  const game = findLotteryGame(issue.gameId);
  invariant(game, `${issue.gameId} is a lottery`);
  return database.transact(async (tx) => {
    const held = await lockIssue(tx, issue);
    if (!held?.result) return { found: [], corrected: [] };
    const { gameId, no, result } = held;
    const found = await lockMispaid(tx, { gameId, no, result, after, limit: BATCH });
    const corrected = found
      .filter((round) => round.status === 'SETTLED' && !isHeld(round))
      .map((round) => correctSlip(game, round, result));
    const now = clock.now();
    const nextTryAt = new Date(now.getTime() + LEASE_MS);
    await fixBets(tx, corrected, { from: 'SETTLED', now, nextTryAt });
    return { found, corrected };
  });
}
