import type { LotteryGame } from '@maneki/games/lottery/games';
import type { Result } from '@maneki/games/lottery/play';
import { writeAmount } from '@maneki/kernel/money';
import { settleTickets, ticketsOf } from '#features/draws';
import { describeResult } from '../record/round-record.ts';
import { amountOf, type Round, txIdOf, type Win } from '../round.ts';
import { slipOf } from './fix-issue-wins.ts';

/**
 * A slip as another result than the one that paid it has it, with what the platform is told of that: also where
 * nothing is paid, because records show the numbers.
 */
export function correctSlip(
  game: Pick<LotteryGame, 'family'>,
  round: Round,
  result: Result,
): Round {
  const { win, ...outcome } = settleTickets(ticketsOf(game, slipOf(round)), result);
  const difference = win - paidBy(round.wins);
  const [first] = round.wins;
  const further: Win = {
    txId: txIdOf.correction(round.id, round.wins.length),
    amount: writeAmount(difference < 0n ? -difference : difference),
    pool: null,
    resultText: describeResult(round.kind, { result }),
    // How much was at risk has nothing to do with what was drawn.
    ...(first?.validTurnover === undefined ? {} : { validTurnover: first.validTurnover }),
    ...(difference < 0n ? { isTakenBack: true as const } : {}),
    paidAt: null,
  };
  const wins = [...round.wins, further];
  return { ...round, status: 'PAYING', outcome: { result, ...outcome }, win, wins };
}

/** What the platform has paid. Where its operator refused all of it, the bet is open there and hears the whole. */
const paidBy = (wins: readonly Win[]): bigint =>
  wins
    .filter(({ isRefused }) => !isRefused)
    .reduce((sum, win) => (win.isTakenBack ? sum - amountOf(win) : sum + amountOf(win)), 0n);
