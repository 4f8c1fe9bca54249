import { writeAmount } from '@maneki/kernel/money';
import { drawJackpots } from '#features/vault';
import type { HouseServices } from '#platform/services';
import { describeResult } from './record/round-record.ts';
import { type Round, txIdOf, type Win } from './round.ts';
import { lockRound, moveRound } from './store.ts';

/**
 * Between stake and win: the bet feeds the jackpots and draws them, and everything that will be paid is
 * written down, all in one transaction. From here on the round can only be paid, never drawn again.
 */
export async function fixWins(
  { database, sealer, drawBytes, clock }: HouseServices,
  { playerId, id }: Round,
  nextTryAt: Date,
): Promise<void> {
  const now = clock.now();
  await database.transact(async (tx) => {
    const round = await lockRound(tx, { playerId, id, status: 'TAKEN' });
    if (!round) return;
    const { merchant, stake, win: base } = round;
    const bet = { merchant, stake, currency: round.currency, now };
    const { hits, ...draw } = await drawJackpots(tx, { sealer, drawBytes }, bet);
    const jackpots = hits.map(
      ({ pool, amount }): Win => ({
        txId: txIdOf.jackpot(id, pool),
        amount: writeAmount(amount),
        pool,
        paidAt: null,
      }),
    );
    // A win of nothing closes a losing bet; beside a jackpot it would say nothing.
    const isSaid = base > 0n || jackpots.length === 0;
    const own: Win = {
      txId: txIdOf.win(id),
      amount: writeAmount(base),
      pool: null,
      ...(round.outcome && { resultText: describeResult(round.kind, round.outcome) }),
      paidAt: null,
    };
    const win = hits.reduce((sum, { amount }) => sum + amount, base);
    const wins = [...(isSaid ? [own] : []), ...jackpots];
    await moveRound(tx, round, { status: 'PAYING', now, nextTryAt, win, wins, draw });
  });
}
