import { findLotteryGame, type LotteryGame } from '@maneki/games/lottery/games';
import type { Result } from '@maneki/games/lottery/play';
import { invariant } from '@maneki/kernel/invariant';
import { writeAmount } from '@maneki/kernel/money';
import { type IssueName, lockIssue, settleTickets, ticketsOf } from '#features/draws';
import type { HouseServices } from '#platform/services';
import { correctBets, lockMispaid } from '../at-table/store.ts';
import { driveAll } from '../at-table/undo-bets.ts';
import { describeResult } from '../record/round-record.ts';
import { LEASE_MS, type Round, txIdOf, type Win } from '../round.ts';
import { BATCH, slipOf } from './fix-issue-wins.ts';

/**
 * Settles slips again whose issue has another result than the one that paid them. What they win besides is paid by
 * a further win; what was paid too much is taken back, and where it is gone the platform keeps a debt. False while
 * some are still being paid by the old result.
 */
export async function correctSlips(
  services: HouseServices,
  { issue, signal }: { readonly issue: IssueName; readonly signal: AbortSignal },
): Promise<boolean> {
  const { database, clock } = services;
  const game = findLotteryGame(issue.gameId);
  invariant(game, `${issue.gameId} is a lottery`);
  for (;;) {
    const now = clock.now();
    const nextTryAt = new Date(now.getTime() + LEASE_MS);
    const { corrected, isLeft } = await database.transact(async (tx) => {
      const held = await lockIssue(tx, issue);
      if (!held?.result) return { corrected: [], isLeft: false };
      const { gameId, no, result } = held;
      const found = await lockMispaid(tx, { gameId, no, result, limit: BATCH });
      const paid = found.filter(({ status }) => status === 'SETTLED');
      const corrected = paid.map((round) => correct(game, round, result));
      await correctBets(tx, corrected, { nextTryAt });
      return { corrected, isLeft: found.length > paid.length };
    });
    const open = corrected.filter(({ status }) => status === 'PAYING');
    await driveAll(services, open, signal);
    if (corrected.length < BATCH) return !isLeft;
  }
}

function correct(game: LotteryGame, round: Round, result: Result): Round {
  const { win, ...outcome } = settleTickets(ticketsOf(game, slipOf(round)), result);
  const settled = { ...round, outcome: { result, ...outcome } };
  const difference = win - round.win;
  if (difference === 0n) return settled;
  const [first] = round.wins;
  const further: Win = {
    txId: txIdOf.correction(round.id, round.wins.length),
    amount: writeAmount(difference > 0n ? difference : -difference),
    pool: null,
    resultText: describeResult(round.kind, { result }),
    // How much was at risk has nothing to do with what was drawn.
    ...(first?.validTurnover === undefined ? {} : { validTurnover: first.validTurnover }),
    ...(difference < 0n ? { isTakenBack: true as const } : {}),
    paidAt: null,
  };
  return { ...settled, status: 'PAYING', win, wins: [...round.wins, further] };
}
