import { findLotteryGame, type LotteryGame } from '@maneki/games/lottery/games';
import type { Result } from '@maneki/games/lottery/play';
import { invariant } from '@maneki/kernel/invariant';
import { writeAmount } from '@maneki/kernel/money';
import { type IssueName, lockIssue, settleTickets, ticketsOf } from '#features/draws';
import { raiseException } from '#features/exceptions';
import { drawId } from '#platform/secrets';
import type { HouseServices } from '#platform/services';
import { correctBets, lockMispaid } from '../at-table/store.ts';
import { driveAll } from '../at-table/undo-bets.ts';
import { LEASE_MS, type Round, txIdOf } from '../round.ts';
import { BATCH, slipOf } from './fix-issue-wins.ts';

/**
 * Settles slips again whose issue has another result than the one that paid them. What they win besides is told to
 * the platform as a further win, which it keeps for a person to decide, because the bet is over there. What was paid
 * too much cannot be taken back by a provider: it is listed. False while some are still being paid by the old result.
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
      for (const round of corrected) {
        const { id, playerId, win } = round;
        const right = settleTickets(ticketsOf(game, slipOf(round)), result).win;
        if (right >= win) continue;
        const detail = { gameId, no, paid: writeAmount(win), right: writeAmount(right) };
        const exception = { kind: 'RESETTLED', playerId, reference: id, detail, now } as const;
        await raiseException(tx, { id: drawId(now), ...exception });
      }
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
  // What was paid stays paid.
  if (win <= round.win) return settled;
  const further = {
    txId: txIdOf.correction(round.id, round.wins.length),
    amount: writeAmount(win - round.win),
    pool: null,
    paidAt: null,
  };
  return { ...settled, status: 'PAYING', win, wins: [...round.wins, further] };
}
